import { TONGUES, type Tongue } from '../tongue.ts'
import { weekdaysIn } from './day-words.ts'

/** As they stand beside a day: in Polish 'stycznia', not 'styczeń'. */
const monthsIn = (tongue: Tongue): string => {
  const format = new Intl.DateTimeFormat(tongue, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) =>
    format.formatToParts(Date.UTC(2027, month, 1)).find(({ type }) => type === 'month'),
  )
    .map((part) => part?.value.toLowerCase())
    .join('|')
}

const DATES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  TONGUES.map((tongue) => {
    const months = monthsIn(tongue)
    return [tongue, new RegExp(` \\d{1,2} (?:de |of )?(?:${months})(?= )| (?:${months}) \\d{1,2}(?= )`, 'g')]
  }),
)

/** True where each of two headlines names days, and no day is in both: the market of Wednesday and that of Saturday. */
export const areOfOtherDays = (one: string, other: string, tongue: Tongue): boolean =>
  areApart(weekdaysIn(one, tongue), weekdaysIn(other, tongue)) || areApart(datesIn(one, tongue), datesIn(other, tongue))

const datesIn = (words: string, tongue: Tongue): string[] => {
  const pattern = DATES[tongue]
  return pattern === undefined ? [] : (words.match(pattern) ?? [])
}

const areApart = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length > 0 && others.length > 0 && !some.some((one) => others.includes(one))
