import { sayShortDates } from './short-dates.ts'
import { sayTimes } from './times.ts'

const MONTHS_FIRST = new Set(['en-US'])

const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const spoken = (locale: string, year: number, month: number, day: number): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  )

/** 2027-03-14, 14/03/2027, 14.03.2027, 14-03-2027 and 3/14/2027 as a date is said; 15:05 as the tongue tells the time. */
export const sayDates = (text: string, locale: string): string =>
  sayTimes(
    sayShortDates(
      text
        .replace(/\b(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?\b/g, (all, year, month, day) =>
          isDate(+year, +month, +day) ? spoken(locale, +year, +month, +day) : all,
        )
        .replace(/\b(\d{1,2})([./-])(\d{1,2})\2(\d{4})\b/g, (all, first, separator, second, year) => {
          const monthFirst = separator !== '.' && MONTHS_FIRST.has(locale)
          const [day, month] = monthFirst ? [+second, +first] : [+first, +second]
          if (isDate(+year, month, day)) return spoken(locale, +year, month, day)
          return isDate(+year, day, month) ? spoken(locale, +year, day, month) : all
        }),
      locale,
    ),
    locale,
  )
