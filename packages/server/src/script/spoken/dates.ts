const MONTHS_FIRST = new Set(['en-US'])

const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const spoken = (locale: string, year: number, month: number, day: number): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  )

const pair = new Map<string, Intl.DateTimeFormat>()
const clock = (locale: string): Intl.DateTimeFormat => {
  const known = pair.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  pair.set(locale, known)
  return known
}

/** 2027-03-14, 14/03/2027, 14.03.2027 and 3/14/2027 as a date is said; 15:05 as the tongue tells the time; 3:2 as a score. */
export const sayDates = (text: string, locale: string): string =>
  text
    .replace(/\b(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?\b/g, (all, year, month, day) =>
      isDate(+year, +month, +day) ? spoken(locale, +year, +month, +day) : all,
    )
    .replace(/\b(\d{1,2})([./])(\d{1,2})\2(\d{4})\b/g, (all, first, separator, second, year) => {
      const monthFirst = separator === '/' && MONTHS_FIRST.has(locale)
      const [day, month] = monthFirst ? [+second, +first] : [+first, +second]
      if (isDate(+year, month, day)) return spoken(locale, +year, month, day)
      return isDate(+year, day, month) ? spoken(locale, +year, day, month) : all
    })
    .replace(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?![:\d])/g, (_, hours, minutes) => sayTime(+hours, +minutes, locale))
    .replace(/\b(\d{1,3}):(\d{1,2})\b/g, (_, a, b) => `${a} ${SCORE[locale.slice(0, 2)] ?? ''} ${b}`.replace(/\s+/g, ' '))

const SCORE: Readonly<Record<string, string>> = {
  en: 'to',
  de: 'zu',
  pl: 'do',
  es: 'a',
  it: 'a',
  fr: 'à',
  pt: 'a',
  hi: '',
  nl: 'tegen',
  ro: 'la',
}

const sayTime = (hours: number, minutes: number, locale: string): string => {
  const tongue = locale.slice(0, 2)
  if (tongue === 'de') return minutes === 0 ? `${hours} Uhr` : `${hours} Uhr ${minutes}`
  if (tongue === 'fr') return minutes === 0 ? `${hours} heures` : `${hours} heures ${minutes}`
  if (tongue === 'nl') return minutes === 0 ? `${hours} uur` : `${hours} uur ${minutes}`
  if (tongue === 'en' && minutes === 0 && hours === 12) return 'noon'
  if (tongue === 'en' && minutes === 0 && hours === 0) return 'midnight'
  if (tongue !== 'en') return minutes === 0 ? `${hours}` : `${hours} ${minutes}`
  // English tells twelve hours whatever the region writes.
  return clock('en-US')
    .format(Date.UTC(2000, 0, 1, hours, minutes))
    .replace(/:00/, '')
    .replace(/:0(\d)/, ' oh $1')
    .replace(':', ' ')
    .replace(/\s*AM/, ' a m')
    .replace(/\s*PM/, ' p m')
}
