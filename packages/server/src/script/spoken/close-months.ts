import { SHORT_MONTHS } from './english-days.ts'

type Rule = [RegExp, string]

const rulesOf = (months: Readonly<Record<string, string>>, patternOf: (short: string) => string): Rule[] =>
  Object.entries(months).map(([short, month]) => [new RegExp(patternOf(short), 'gu'), month])

const { Jan: _, Mar: __, ...SURE_MONTHS } = SHORT_MONTHS

/** Without a number, behind a word that only a time has behind it: 'in Oct', 'since Aug'. 'Jan' and 'Mar' are names too. */
export const ENGLISH_MONTHS: readonly Rule[] = rulesOf(
  SURE_MONTHS,
  (short) => `(?<=(?<!\\p{L})(?:[Ii]n|[Ss]ince|until|till|by|early|late|last|next|of)\\s)${short}(?!\\p{L}|\\s\\p{Lu}|\\.(?!$))`,
)

/** Without its stop: 'am 13. Jan im Rathaus'; with it only where no sentence can end: 'im Okt. lagen sie'. */
export const GERMAN_MONTHS: readonly Rule[] = rulesOf(
  {
    Jan: 'Januar',
    Feb: 'Februar',
    Apr: 'April',
    Aug: 'August',
    'Sept?': 'September',
    Okt: 'Oktober',
    Nov: 'November',
    Dez: 'Dezember',
  },
  (short) =>
    `(?<=\\d\\.\\s)${short}(?![\\p{L}.])|(?<=(?<!\\p{L})(?:[Ii]m|[Ss]eit|[Bb]is|[Aa]b|Ende|Anfang|Mitte)\\s)${short}\\.(?=\\s\\p{Ll})`,
)

/** 'op 13 jan in het gemeentehuis', 'gaat in feb. open' */
export const DUTCH_MONTHS: readonly Rule[] = rulesOf(
  {
    jan: 'januari',
    feb: 'februari',
    apr: 'april',
    aug: 'augustus',
    'sept?': 'september',
    okt: 'oktober',
    nov: 'november',
    dec: 'december',
  },
  (short) =>
    `(?<=\\d\\s)${short}(?![\\p{L}.])|(?<=(?<!\\p{L})(?:[Ii]n|[Ss]inds|[Vv]anaf|tot|begin|eind|medio)\\s)${short}\\.(?=\\s\\p{Ll})`,
)

const POLISH = 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' ')
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

/** 'W dniach 22-23 XI', 'w sobotę 17 V': only behind a word that a date has behind it, for '12 V' is a voltage too. */
export const POLISH_MONTHS: readonly Rule[] = POLISH.map((month, at) => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:dnia|dniach|dniu|się|od|do|poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę),?\\s(?:\\d{1,2}\\s?[–-]\\s?)?(?:[12]?\\d|3[01])\\s)${ROMAN[at]}(?![\\p{L}\\p{N}])`,
    'gu',
  ),
  month,
])
