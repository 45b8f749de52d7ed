import { DAY_MS } from '@hourcast/domain/time-units'
import { TONGUES, type Tongue } from '../tongue.ts'
import { type Calendar, weekdayOf } from './calendar.ts'
import { isOfYears } from './date-meant.ts'
import { WEEKDAY_NAMES, weekdaysIn } from './day-words.ts'
import { monthsOf, PART_OF_DAY, SHORT_MONTHS } from './named-dates.ts'
import { type Line, plainWords } from './phrases.ts'

// 'Na quarta-feira (22)', where the 22nd is a Thursday: one of both is wrong, and nobody knows which. Neither is said.

type Months = { names: readonly string[]; pattern: RegExp }

/** A weekday and a date right behind it, and what follows: its year, or a second day. */
const ofTongue = (tongue: Tongue): Months => {
  const names = monthsOf(tongue)
  const month = [...names, ...(tongue === 'en' ? SHORT_MONTHS : [])].join('|')
  const end = '(?:st|nd|rd|th|er|e|º)?'
  const date = `(?:(?<day>\\d{1,2})${end} (?:de |of )?(?<month>${month})|(?<first>${month}) (?<behind>\\d{1,2})${end})`
  const pattern = ` (?<weekday>${WEEKDAY_NAMES[tongue]})${PART_OF_DAY} ${date} (?=(?:de )?(?<year>\\d{4})?(?<second>(?:\\p{L}+ )?\\d{1,2} )?)`
  return { names, pattern: new RegExp(pattern, 'gu') }
}
const BESIDE = new Map(TONGUES.map((tongue) => [tongue, ofTongue(tongue)]))

/** A day alone, in brackets: 'nesta quarta-feira (22)'. */
const BRACKETED =
  /(?<!\p{L})(?<weekday>domingo|(?:segunda|terça|quarta|quinta|sexta)-feira|sábado)\s\((?<day>\d{1,2})(?:\/(?<month>\d{1,2}))?\)/giu

/** A date that is further away may be of another year, */
const NEAR = 60
/** and a day without its month is of these weeks. */
const NEAR_WITHOUT_MONTH = 20

type Named = { weekday: string; day: number; month?: number | undefined; year?: number | undefined }

/** The days that a date may mean, seen from `from`, all in days since 1970; none where nobody knows. */
const daysMeant = ({ day, month, year }: Named, from: number): number[] => {
  const written = new Date(from * DAY_MS)
  const [thisYear, thisMonth] = [written.getUTCFullYear(), written.getUTCMonth()]
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [year]
  const months = month === undefined ? [-1, 0, 1].map((away) => [thisYear, thisMonth + away]) : years.map((one) => [one, month])
  const most = year !== undefined ? Number.POSITIVE_INFINITY : month === undefined ? NEAR_WITHOUT_MONTH : NEAR
  return months
    .map(([ofYear = 0, ofMonth = 0]) => Date.UTC(ofYear, ofMonth, day) / DAY_MS)
    .filter((one) => new Date(one * DAY_MS).getUTCDate() === day && Math.abs(one - from) <= most)
}

const namedIn = ({ text, words }: Line, tongue: Tongue): Named[] => {
  const { names = [], pattern = /(?!)/g } = BESIDE.get(tongue) ?? {}
  const dates = [...words.matchAll(pattern)].flatMap(({ groups = {} }): Named[] => {
    const { weekday = '', day, behind, month, first, year, second } = groups
    if (second !== undefined) return []
    const named = month ?? first ?? ''
    // Only English has short ones: of three letters French has two.
    const isIt = (name: string) => name === named || (tongue === 'en' && name.startsWith(named.slice(0, 3)))
    return [
      { weekday, day: Number(day ?? behind), month: names.findIndex(isIt), year: year === undefined ? undefined : Number(year) },
    ]
  })
  const bracketed = tongue === 'pt' ? [...text.matchAll(BRACKETED)] : []
  return [
    ...dates,
    ...bracketed.map(({ groups = {} }) => ({
      weekday: plainWords(groups.weekday ?? '').trim(),
      day: Number(groups.day),
      month: groups.month === undefined ? undefined : Number(groups.month) - 1,
    })),
  ]
}

/** True where a sentence names a day by a weekday that it is not. */
export const misnamesDay = (line: Line, { from }: Calendar, tongue: Tongue): boolean => {
  if (!/\d/.test(line.text)) return false
  const isWrong = namedIn(line, tongue).some((named) => {
    const days = daysMeant(named, from).map(weekdayOf)
    const weekdays = weekdaysIn(` ${named.weekday} `, tongue)
    return days.length > 0 && !days.some((day) => weekdays.includes(day))
  })
  // Its own year was looked at.
  return isWrong && !isOfYears(line.text.replace(/(?<!\d)20\d\d(?!\d)/gu, ''), from)
}
