/** Behind a stop that belongs to the abbreviation alone: the sentence goes on. */
const NOT_LAST = '(?!["”’»)]*(?:\\s*$|\\s+["“„«(]*\\p{Lu}))'

/** With its stop, but for one that ends the sentence too. */
export const shortened = (short: string): RegExp => new RegExp(`${short}(?:\\.${NOT_LAST})?`, 'gu')

/** As they are shortened; of the days all but Sunday, which is a star and a newspaper too. */
export const SHORT_DAYS = {
  Mon: 'Monday',
  'Tues?': 'Tuesday',
  Wed: 'Wednesday',
  'Thu(?:rs?)?': 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
}
export const SHORT_MONTHS = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Aug: 'August',
  'Sept?': 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
}

export const WEEKDAYS = Object.entries(SHORT_DAYS).map(([short, day]): [RegExp, string] => [
  new RegExp(`\\b${short}(?=\\.)(?:\\.${NOT_LAST})?|(?<=\\bon )${short}\\b`, 'gu'),
  day,
])

const A_DATE = '(?:\\d{1,2}(?:st|nd|rd|th)?\\s)?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)'
/** The star and the newspaper are no day. */
export const SUNDAY: [RegExp, string] = [
  new RegExp(
    `(?<=\\b(?:[Oo]n|[Nn]ext|[Ll]ast|until) )Sun\\b(?:\\.${NOT_LAST})?|\\bSun(?=,\\s${A_DATE})|\\bSun\\.(?=,?\\s${A_DATE})`,
    'gu',
  ),
  'Sunday',
]

/** Beside a number only: 'may' and 'mar' are words. */
export const MONTHS = Object.entries(SHORT_MONTHS).map(([short, month]): [RegExp, string] => [
  new RegExp(`\\b${short}\\b\\.?(?=\\s\\d)|(?<=\\d\\s)${short}\\b(?:\\.${NOT_LAST})?`, 'gu'),
  month,
])
