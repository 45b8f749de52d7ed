const DAYS: Readonly<Record<string, string>> = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
}

const ANY = Object.keys(DAYS).join('|')

/** With a stop before a date, an hour or the next day, behind 'am', or in a row of days: 'Do., 20 Uhr', 'Mo–Fr', 'am Sa.'. Else it is a word. */
export const GERMAN_DAYS: readonly [RegExp, string][] = Object.entries(DAYS).map(([short, day]) => [
  new RegExp(
    `(?<![\\p{L}.-])${short}(?:\\.(?=,|\\s?[–/-]|\\s?\\d|\\s(?:und|bis|um|ab|von)\\s)|(?=,?\\s\\d{1,2}\\.)|\\.?(?=\\s?[–/-]\\s?(?:${ANY})(?![\\p{L}])))|(?<=(?<!\\p{L})(?:am|bis|ab|jeden|vom|zum|und)\\s)${short}\\.(?!\\s\\p{Lu}\\p{Ll}+,)|(?<=(?:tag|Mittwoch|(?<!\\p{L})(?:${ANY}))\\.?\\s?[–/-]\\s?)${short}(?![\\p{L}])\\.?`,
    'gu',
  ),
  day,
])

/** 'Montag–Freitag' */
export const DAY_RANGE: [RegExp, string] = [
  /(?<=tag|Mittwoch)\s?[–-]\s?(?=(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)/gu,
  ' bis ',
]
