import { DAY_MS } from '@hourcast/domain/time-units'
import { TONGUES, type Tongue } from '../tongue.ts'
import { weekdaysIn } from './day-words.ts'
import { plainWords } from './phrases.ts'

/** As they stand beside a day: in Polish 'stycznia', not 'styczeń'. */
const monthsIn = (tongue: Tongue): string[] => {
  const format = new Intl.DateTimeFormat(tongue, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) =>
    format.formatToParts(Date.UTC(2027, month, 1)).find(({ type }) => type === 'month'),
  ).map((part) => plainWords(part?.value ?? '').trim())
}
const MONTHS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, monthsIn(tongue)]),
)

const DATES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  TONGUES.map((tongue) => {
    const months = MONTHS[tongue]?.join('|')
    return [tongue, new RegExp(` \\d{1,2} (?:de |of )?(?:${months})(?= )| (?:${months}) \\d{1,2}(?= )`, 'g')]
  }),
)

/** True where each of two headlines names days, and no day is in both: the market of Wednesday and that of Saturday. */
export const areOfOtherDays = (one: NamedDays, other: NamedDays): boolean =>
  areApart(one.weekdays, other.weekdays) || areApart(one.dates, other.dates)

export type NamedDays = { weekdays: readonly number[]; dates: readonly string[] }

/** What plain words name. */
export const namedDaysIn = (words: string, tongue: Tongue): NamedDays => ({
  weekdays: weekdaysIn(words, tongue),
  dates: datesIn(words, tongue),
})

const datesIn = (words: string, tongue: Tongue): string[] => {
  const pattern = DATES[tongue]
  return pattern === undefined ? [] : (words.match(pattern) ?? [])
}

const areApart = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length > 0 && others.length > 0 && !some.some((one) => others.includes(one))

/** What began then may go on: 'od 15 sierpnia', '15 अगस्त से'. */
const SINCE = / (?:od|z|since|from|seit|ab|vom|depuis|du|desde|dal|din|de la|sinds|vanaf)(?: (?:le|el|il|the|dem|de|data de))?$/
const SINCE_BEHIND = /^ से /
const HALF_A_YEAR = 182

/** True where a sentence names days, and each of them was before `today`, a day since 1970. */
export const isOfPastDay = (words: string, today: number, tongue: Tongue): boolean => {
  const pattern = DATES[tongue]
  const days =
    pattern === undefined ? [] : [...words.matchAll(pattern)].map((match) => ({ match, day: dayNear(match[0], today, tongue) }))
  const isSince = ({ index, 0: date }: RegExpExecArray): boolean =>
    SINCE.test(words.slice(0, index)) || SINCE_BEHIND.test(words.slice(index + date.length))
  return days.length > 0 && days.every(({ match, day }) => day !== undefined && day < today && !isSince(match))
}

/** The dates in plain words that are over on `today`, with their places. A year beside one that is not this one's makes it another day. */
export const pastDatesIn = (words: string, today: number, tongue: Tongue): { index: number; end: number }[] => {
  const pattern = DATES[tongue]
  if (pattern === undefined) return []
  return [...words.matchAll(pattern)].flatMap((match) => {
    const day = dayNear(match[0], today, tongue)
    const end = match.index + match[0].length
    const isOver = day !== undefined && day < today && !/^ (?:de )?\d{4} /.test(words.slice(end))
    return isOver ? [{ index: match.index, end }] : []
  })
}

/** True where a text names a day from `today` on: works until the 20th go on. */
export const namesDayToCome = (words: string, today: number, tongue: Tongue): boolean =>
  [...words.matchAll(DATES[tongue] ?? /(?!)/g)].some(([date]) => {
    const day = dayNear(date, today, tongue)
    return day !== undefined && day >= today && day <= today + HALF_A_YEAR
  })

/** The day of that name which is nearest: in January 'the 30th of December' is over. */
const dayNear = (date: string, today: number, tongue: Tongue): number | undefined => {
  const month = (MONTHS[tongue] ?? []).findIndex((name) => date.split(' ').includes(name))
  const day = Number(/\d+/.exec(date)?.[0])
  if (month < 0 || !(day >= 1 && day <= 31)) return undefined
  const year = new Date(today * DAY_MS).getUTCFullYear()
  return [year - 1, year, year + 1]
    .map((one) => Date.UTC(one, month, day) / DAY_MS)
    .find((one) => Math.abs(one - today) <= HALF_A_YEAR)
}
