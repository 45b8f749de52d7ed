import { SHORT_DAYS } from './english-days.ts'

/** As they are shortened. */
export const DUTCH_SHORT_DAYS: Readonly<Record<string, string>> = {
  ma: 'maandag',
  di: 'dinsdag',
  wo: 'woensdag',
  do: 'donderdag',
  vr: 'vrijdag',
  za: 'zaterdag',
  zo: 'zondag',
}

const anyOf = (days: Readonly<Record<string, string>>): string => Object.keys(days).join('|')

/** 'Tue-Sun' and 'di-zo': days in a row, with a dash between them. */
const rowOf = (days: Readonly<Record<string, string>>, to: string, flags: string): [RegExp, string][] => [
  ...Object.entries(days).map(([short, day]): [RegExp, string] => [
    new RegExp(`(?<![\\p{L}-])${short}(?=\\s?[–-]\\s?(?:${anyOf(days)})(?![\\p{L}-]))`, flags),
    day,
  ]),
  ...Object.entries(days).map(([short, day]): [RegExp, string] => [
    new RegExp(`(?<=(?:${Object.values(days).join('|')}))\\s?[–-]\\s?${short}(?![\\p{L}-])`, flags),
    ` ${to} ${day}`,
  ]),
]

export const ENGLISH_DAYS: readonly [RegExp, string][] = rowOf({ ...SHORT_DAYS, Sun: 'Sunday' }, 'to', 'gu')

/** Also before a date or an hour: 'za. 16/1', 'van ma 22.00'. Else 'di', 'do' and 'zo' are words and names. */
export const DUTCH_DAYS: readonly [RegExp, string][] = [
  ...rowOf(DUTCH_SHORT_DAYS, 'tot en met', 'gu'),
  ...Object.entries(DUTCH_SHORT_DAYS).map(([short, day]): [RegExp, string] => [
    new RegExp(`(?<![\\p{L}.-])${short}\\.?(?=\\s\\d{1,2}(?:[.:]\\d\\d|/\\d{1,2})(?!\\d))`, 'giu'),
    day,
  ]),
]

/** Two days one after the other, before their month: of more days than two a dash says 'to'. */
export const daysInARow = (and: string, locale: string): [RegExp, string] => {
  const monthOf = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => monthOf.format(Date.UTC(2028, month))).join('|')
  const pairs = Array.from({ length: 30 }, (_, day) => `${day + 1}(?=\\s?[–-]\\s?${day + 2}\\s)`).join('|')
  return [new RegExp(`(?<=(?<![\\d.,–-])(?:${pairs}))\\s?[–-]\\s?(?=\\d{1,2}\\s(?:de\\s)?(?:${months}))`, 'giu'), ` ${and} `]
}
