import { capital } from '../first-letter.ts'
import { TONGUES, type Tongue } from '../tongue.ts'
import { weekdayOf } from './calendar.ts'
import type { Days } from './date-meant.ts'
import { NO_DAY, TODAY, WEEKDAY_NAMES, weekdaysIn, YESTERDAY } from './day-words.ts'
import { comesAt } from './past-hours.ts'
import { tellsSomethingPast } from './past-tense.ts'
import { holds, plainWords, without } from './phrases.ts'
import { withToday } from './today-for-weekday.ts'

// Agencies write 'sagte Merz am Montag' on that Monday: so does a paper of Tuesday. Heard on Monday it was today.

/** Southern newsreaders name the day themselves, with a word that points: 'ce lundi', 'este lunes', 'nesta segunda-feira'. */
const SAYS_TODAY: ReadonlySet<Tongue> = new Set(['de', 'en', 'nl', 'pl', 'it', 'ro', 'hi'])

const QUOTED = /["“”„«‘][^"“”„«»‘]*["“”»’]/gu
/** 'Until today' is until now. A day with its date says more than today, and 'the Monday edition' is a thing. */
const UNTIL =
  /(?<![\p{L}\p{M}])(?:bis heute|until today|tot vandaag|do dziś|fino a oggi|până astăzi|hasta (?:hoy|ayer)|até (?:hoje|ontem)|jusqu['’]à (?:aujourd['’]hui|hier)|until yesterday|bis gestern|tot gisteren|do wczoraj|fino a ieri|până ieri|आज तक|आज का दिन|आज की)(?![\p{L}\p{M}])/iu
const DATED = new Map<Tongue, RegExp>(
  TONGUES.map((tongue) => [
    tongue,
    new RegExp(
      `(?:${WEEKDAY_NAMES[tongue]}),? (?:(?:dem|den|the) )?\\(?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.? )?\\d{1,2}(?![\\d:h])`,
      'iu',
    ),
  ]),
)
/** English has the day without its small word also as a name of things. */
const ENGLISH =
  /(?<=(?<!\p{L})(?:\p{Ll}{2,}ed|said|told|died|found|won|shot|took|began|fell|rose|met) )(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day(?! (?:morning|afternoon|evening|night)|\p{L}|['’-])|(?<!\p{L})[Oo]n (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day(?! (?:morning|afternoon|evening|night)|\p{L}|['’-])/u

/** 'Am Montag der vergangenen Woche' */
const OF_WEEK =
  /(?<![\p{L}\p{M}])(?:\p{L}*wochen?|weeks?|tydzie\p{L}*|tygod\p{L}*|weken|semaines?|semanas?|săptămân\p{L}*|settiman\p{L}*|सप्ताह|हफ्ते|हफ़्ते)(?![\p{L}\p{M}])/iu

/** 'Seit Montag vermisst', told on a Monday: since that of last week. */
const SINCE: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'since',
  de: 'seit(?: dem)?',
  nl: 'sinds',
  pl: 'od',
  it: 'da|dal|dalla',
  ro: 'din|de(?: la)?',
  fr: 'depuis',
  es: 'desde(?: el)?',
  pt: 'desde(?: [ao])?',
}
const IS_SINCE = new Map(
  TONGUES.map((tongue) => {
    const days = WEEKDAY_NAMES[tongue]
    return [tongue, new RegExp(tongue === 'hi' ? ` (?:${days}) से ` : ` (?:${SINCE[tongue] ?? '(?!)'}) (?:${days}) `, 'u')]
  }),
)

/** 'Am Montagmorgen': of that day the morning alone was surely before the paper wrote. */
const MORNINGS: Readonly<Partial<Record<Tongue, readonly (readonly [RegExp, string])[]>>> = {
  de: [
    [/(?<!\p{L})am frühen (?:\p{L}{3,6}tag|Mittwoch)morgen(?!\p{L})/giu, 'heute am frühen Morgen'],
    [/(?<!\p{L})am (?:\p{L}{3,6}tag|Mittwoch)morgen(?![\p{L}-])/giu, 'heute Morgen'],
    [/(?<!\p{L})am (?:\p{L}{3,6}tag|Mittwoch)vormittag(?![\p{L}-])/giu, 'heute Vormittag'],
  ],
  nl: [
    [
      /(?<!(?<!\p{L})(?:op|de|van|een|elke|iedere|afgelopen|vorige|komende|volgende|tot|sinds|vanaf|vroege|late)\s)(?<![\p{L}-])(?:op )?\p{L}{3,6}dag(?:ochtend|morgen)(?![\p{L}-])/giu,
      'vanochtend',
    ],
  ],
  en: [
    [
      /(?<!(?<!\p{L})(?:[Oo]n|the|a|an|every|each|last|next|since|until|by|of|that|one|another)\s)(?<![\p{L}-])(?:[Oo]n )?(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day morning(?![\p{L}'’-]| \p{L}+ time)/gu,
      'this morning',
    ],
  ],
}
const withMorning = (text: string, tongue: Tongue): string =>
  (MORNINGS[tongue] ?? []).reduce(
    (said, [pattern, words]) =>
      said.replace(pattern, (_, at: number) => (/(?:^|[.:!?]\s)$/.test(said.slice(0, at)) ? capital(words) : words)),
    text,
  )

/** No hour of this day is before its evening: what was 'on Monday evening' stays. */
export const MIDNIGHT = 24 * 60

/** True for a sentence that names `day` without its date, no other one, and not in a quotation. */
export const namesAlone = (text: string, day: number, tongue: Tongue): boolean => {
  const words = without(plainWords(text), NO_DAY[tongue])
  const weekdays = new Set(weekdaysIn(words, tongue))
  if (weekdays.size !== 1 || !weekdays.has(weekdayOf(day))) return false
  if (OF_WEEK.test(text) || IS_SINCE.get(tongue)?.test(words)) return false
  if (holds(words, TODAY[tongue]) || holds(words, YESTERDAY[tongue]) || DATED.get(tongue)?.test(text)) return false
  return !(text.match(QUOTED) ?? []).some((quote) => weekdaysIn(plainWords(quote), tongue).length > 0)
}

/** 'Until today' is until now, and means another day. */
export const unlessUntil = (said: string, text: string): string => (UNTIL.test(said) && !UNTIL.test(text) ? text : said)

/** A sentence of today that tells what was on its weekday, with 'today' for it. */
export const withWeekdayOfToday = (text: string, { written, today }: Days, tongue: Tongue): string => {
  if (written !== today || !SAYS_TODAY.has(tongue) || !namesAlone(text, today, tongue)) return text
  if (!tellsSomethingPast(text, tongue) || comesAt(text, tongue) >= 0) return text
  const mornings = withMorning(text, tongue)
  if (mornings !== text || (tongue === 'en' && !ENGLISH.test(text))) return mornings
  return unlessUntil(withToday(text, weekdayOf(today), MIDNIGHT, tongue), text)
}
