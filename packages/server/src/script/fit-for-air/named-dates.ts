import { DAY_MS } from '@hourcast/domain/time-units'
import { ROMANCE, TONGUES, type Tongue } from '../tongue.ts'
import { WEEKDAY_NAMES, weekdaysIn } from './day-words.ts'
import { plainWords } from './phrases.ts'

/** As they stand beside a day: in Polish 'stycznia', not 'styczeń'. */
const monthsIn = (tongue: Tongue): string[] => {
  const format = new Intl.DateTimeFormat(tongue, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) =>
    format.formatToParts(Date.UTC(2027, month, 1)).find(({ type }) => type === 'month'),
  ).map((part) => plainWords(part?.value ?? '').trim())
}
/** As English papers write them before a day: 'Friday, Jan. 15'. */
export const SHORT_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sept', 'oct', 'nov', 'dec']
const MONTHS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, monthsIn(tongue)]),
)
/** January first, in small letters. */
export const monthsOf = (tongue: Tongue): readonly string[] => MONTHS[tongue] ?? []

/** '15th', '1er', '1º'. */
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|e|º)?'
const dateOf = (tongue: Tongue): string => {
  const months = [...(MONTHS[tongue] ?? []), ...(tongue === 'en' ? SHORT_MONTHS : [])].join('|')
  return `(?:${DAY} (?:de |of )?(?:${months})|(?:${months}) ${DAY})`
}
const DATES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, new RegExp(` ${dateOf(tongue)}(?= )`, 'g')]),
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
  const found = pattern === undefined ? [] : (words.match(pattern) ?? [])
  return found.map((date) => `${monthIn(date, tongue)} ${/\d+/.exec(date)?.[0]}`)
}

/** The days that plain words name by their dates, near `today`; undefined for one that no calendar has. */
export const daysNamedIn = (words: string, today: number, tongue: Tongue): (number | undefined)[] =>
  (words.match(DATES[tongue] ?? /(?!)/g) ?? []).map((date) => dayNear(date, today, tongue))

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

/** Until when: the word for it, and what may stand between it and the date beside an hour and a weekday. */
const UNTIL_WORDS: Readonly<Partial<Record<Tongue, readonly [string, string]>>> = {
  en: ['until|till', 'at|on|am|pm|a m|p m|o clock|the|of|midnight|noon'],
  de: ['bis', 'zum|um|uhr|den|dem|am|einschließlich'],
  fr: ['jusqu', 'au|à|le|la|heures|heure|h|minuit|midi'],
  es: ['hasta', 'el|las|los|la|del|de|día|horas|h'],
  it: ['fino', 'a|al|alle|ore|di|del|il|le'],
  pt: ['até', 'a|ao|à|às|o|dia|de|do|da|h|horas|feira'],
  pl: ['do', 'godz|godziny|w|we|dnia'],
  nl: ['tot', 'en|met|om|uur|op|de'],
  ro: ['până', 'la|ora|orele|de|pe|în|data'],
}
/** 'do godz. 8:00 w piątek, 21 sierpnia' */
const UNTIL = new Map(
  Object.entries(UNTIL_WORDS).map(([tongue, [until, between]]) => [
    tongue,
    new RegExp(` (?:${until})(?: (?:\\d{1,2}h?|${between}|${WEEKDAY_NAMES[tongue as Tongue]})){0,8} $`),
  ]),
)
/** '21 अगस्त तक' */
const UNTIL_BEHIND = /^ (?:की \S+ )?तक /

/** True where a sentence says that something holds until a day, and all days that it names were before `today`, a day since 1970. */
export const heldUntil = (words: string, today: number, tongue: Tongue): boolean => {
  const dates = [...words.matchAll(DATES[tongue] ?? /(?!)/g)]
  const isEnd = ({ index, 0: date }: RegExpExecArray): boolean =>
    UNTIL.get(tongue)?.test(words.slice(0, index + 1)) === true || UNTIL_BEHIND.test(words.slice(index + date.length))
  return dates.some(isEnd) && dates.every(([date]) => (dayNear(date, today, tongue) ?? today) < today)
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

/** True where plain words name a day that lay ahead when they were written, on `written`, and is over; and none that is to come. */
export const namesDayGone = (words: string, written: number, today: number, tongue: Tongue): boolean => {
  if (today - written < 2) return false
  const dates = [...words.matchAll(DATES[tongue] ?? /(?!)/g)].map((match) => ({ match, day: dayNear(match[0], today, tongue) }))
  if (dates.length === 0 || namesDayToCome(words, today, tongue)) return false
  return dates.some(({ match: { index, 0: date }, day }) => {
    const behind = words.slice(index + date.length)
    const isOfYear = /^ (?:de )?\d{4} /.test(behind)
    const isSince = SINCE.test(words.slice(0, index)) || SINCE_BEHIND.test(behind)
    return day !== undefined && day > written && day < today && !isOfYear && !isSince
  })
}

/** True where a text names a day from `today` on: works until the 20th go on. */
export const namesDayToCome = (words: string, today: number, tongue: Tongue): boolean =>
  [...words.matchAll(DATES[tongue] ?? /(?!)/g)].some(([date]) => {
    const day = dayNear(date, today, tongue)
    return day !== undefined && day >= today && day <= today + HALF_A_YEAR
  })

/** 0 to 11; -1 without one. */
const monthIn = (date: string, tongue: Tongue): number => {
  const words = date.split(' ')
  const month = (MONTHS[tongue] ?? []).findIndex((name) => words.includes(name))
  return month < 0 ? words.map((word) => SHORT_MONTHS.indexOf(word)).reduce((one, other) => Math.max(one, other), -1) : month
}

/** The day of that name which is nearest: in January 'the 30th of December' is over. */
const dayNear = (date: string, today: number, tongue: Tongue): number | undefined => {
  const month = monthIn(date, tongue)
  const day = Number(/\d+/.exec(date)?.[0])
  if (month < 0 || !(day >= 1 && day <= 31)) return undefined
  const year = new Date(today * DAY_MS).getUTCFullYear()
  return [year - 1, year, year + 1]
    .map((one) => Date.UTC(one, month, day) / DAY_MS)
    .find((one) => Math.abs(one - today) <= HALF_A_YEAR)
}

/** Between a weekday and its date: 'Freitag, dem 15. Januar', 'luni seară, 23 martie'. */
export const PART_OF_DAY =
  '(?: (?:the|lunchtime|früh|après midi|pomeriggio|por la (?:mañana|tarde|noche)|à (?:tarde|noite)|po południu|după amiază|den|dem|der|le|el|il|dia|dnia|morning|afternoon|evening|night|matin|soir|mattina|sera|prossimo|prossima|scorso|scorsa|próximo|próxima|pasado|passado|passada|prochain|dernier|rano|wieczorem|seara|seară|dimineața|dimineață|noaptea))?'
const BETWEEN = `(?: (?:und|and|et|y|e|ed|i|en|și|और|bis|to|through|au|al|a|do|tot|până) (?:WEEKDAY))?${PART_OF_DAY}`
/** Behind a day that has no month: 'vendredi 15 à 10 heures', and not 'vendredi 15 personnes'. */
const BEHIND_DAY =
  '(?:quand|cuando|quando|à|dès|et|au|pour|dans|sur|a|y|por|para|desde|alle|dalle|in|e|nel|al|per|às|das|na|no|em)'

/** Beside a weekday a month may be short, and a second day may stand before it: '5. und 6. Feb.' 'Abren' opens, and is no April. */
const dateBeside = (tongue: Tongue): string => {
  const months = [...(MONTHS[tongue] ?? []), ...(tongue === 'en' ? SHORT_MONTHS : [])]
  const short = tongue === 'hi' ? [] : months.map((month) => `${month.slice(0, 3)}\\p{L}?`)
  const second = `(?: (?:und|and|et|y|e|ed|i|en|și|और|bis|to|au|al|a|do|tot|până la) ${DAY}| ${DAY})?`
  return `(?:${DAY}${second} (?:de |of )?(?:${[...months, ...short].join('|')})|(?:${months.join('|')}) ${DAY})`
}

const ofWeekday = (tongue: Tongue): RegExp => {
  const weekday = `(?:${WEEKDAY_NAMES[tongue]})`
  const date = dateBeside(tongue)
  const between = BETWEEN.replace('WEEKDAY', WEEKDAY_NAMES[tongue])
  return new RegExp(` ${weekday}${between} ${date}(?= )| ${date}(?: (?:a|an|einem|un|um|een))? ${weekday}(?= )`, 'u')
}
const OF_WEEKDAY = new Map(TONGUES.map((tongue) => [tongue, ofWeekday(tongue)]))
/** 'Freitag, 15.01.' */
const OF_WEEKDAY_IN_FIGURES = new Map(
  TONGUES.map((tongue) => [
    tongue,
    new RegExp(
      ` (?:${WEEKDAY_NAMES[tongue]})${BETWEEN.replace('WEEKDAY', WEEKDAY_NAMES[tongue])} \\d{1,2} (?:0?[1-9]|1[0-2])(?= )`,
      'u',
    ),
  ]),
)

/** The day alone, in its group. */
const dayOfWeekday = (tongue: Tongue): RegExp => {
  const weekday = `(?:${WEEKDAY_NAMES[tongue]})`
  const forms = [
    ...(tongue === 'de' ? [` ${weekday} (?:der|den|dem) (\\d{1,2})(?= )`] : []),
    ...(tongue === 'en' ? [` ${weekday} (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?= )`] : []),
    ...(tongue === 'pt' ? [` ${weekday} dia (\\d{1,2})(?= )`] : []),
    ...(ROMANCE.has(tongue) ? [` ${weekday} (\\d{1,2}) (?:$|${BEHIND_DAY} )`] : []),
  ]
  return new RegExp(forms.length === 0 ? '(?!)' : forms.join('|'), 'u')
}
const DAY_OF_WEEKDAY = new Map(TONGUES.map((tongue) => [tongue, dayOfWeekday(tongue)]))
/** Brazilian papers put it in brackets: 'nesta sexta-feira (15)'. */
const BRACKETED = new RegExp(` (?:${WEEKDAY_NAMES.pt}) (\\d{1,2})(?= )`, 'u')

/** A day without its month, beside its weekday; NaN without one. */
const bareDayIn = (text: string, words: string, tongue: Tongue, today: number | undefined): number => {
  const isBracketed = tongue === 'pt' && /\(\d{1,2}\)/.test(text)
  // Without a date of its own 'nesta sexta-feira (15)' is this week's, of a week that nobody knows.
  if (isBracketed && today === undefined) return Number.NaN
  const found = DAY_OF_WEEKDAY.get(tongue)?.exec(words) ?? (isBracketed ? BRACKETED.exec(words) : undefined)
  return Number(found?.slice(1).find((day) => day !== undefined))
}

/**
 * True where a date stands beside a weekday: 'Friday, 14 March', and not '12 people were hurt on Friday'. A day without its month counts as
 * long as it is to come, seen from `today`, a day since 1970.
 */
export const datesItsWeekday = (text: string, words: string, tongue: Tongue, today: number | undefined): boolean => {
  if (!/\d/.test(text)) return false
  if (OF_WEEKDAY.get(tongue)?.test(words)) return true
  if (/\d{1,2}[./]\d{1,2}/.test(text) && OF_WEEKDAY_IN_FIGURES.get(tongue)?.test(words)) return true
  const day = bareDayIn(text, words, tongue, today)
  return !Number.isNaN(day) && (today === undefined || (day - new Date(today * DAY_MS).getUTCDate() + 31) % 31 <= 15)
}

/** '3.10.', '10/3', '2026-10-03': a date in figures names its month without a word. */
export const DATE_IN_FIGURES = /\d{1,2}[./-]\d{1,2}|\d{4}-\d\d/

/** True where plain words name a day of a month. */
export const namesDate = (words: string, tongue: Tongue): boolean => words.search(DATES[tongue] ?? /(?!)/) >= 0

/** True where plain words name a day of a month that is not `today`. */
export const namesOtherDate = (words: string, today: number, tongue: Tongue): boolean =>
  [...words.matchAll(DATES[tongue] ?? /(?!)/g)].some(([date]) => dayNear(date, today, tongue) !== today)
