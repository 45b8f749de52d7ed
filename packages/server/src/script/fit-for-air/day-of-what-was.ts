import { capital } from '../first-letter.ts'
import { once } from '../once.ts'
import type { Tongue } from '../tongue.ts'
import { weekdayOf } from './calendar.ts'
import type { Days } from './date-meant.ts'
import { isOfWhatWas } from './of-what-was.ts'
import { PARTS, type Part } from './parts-of-days.ts'
import { CLAUSE, WEEKDAY_FORMS, withToday } from './today-for-weekday.ts'
import { MIDNIGHT, namesAlone, unlessUntil } from './weekday-told-same-day.ts'

// 'A annoncé mardi', heard on that Tuesday: 'a annoncé aujourd’hui'. 'Heeft zaterdag gewonnen', heard on Sunday: 'heeft gisteren gewonnen'.

const YESTERDAY: Readonly<Record<string, string>> = {
  today: 'yesterday',
  heute: 'gestern',
  'aujourd’hui': 'hier',
  'd’aujourd’hui': 'd’hier',
  hoy: 'ayer',
  'de hoy': 'de ayer',
  oggi: 'ieri',
  hoje: 'ontem',
  'de hoje': 'de ontem',
  dziś: 'wczoraj',
  vandaag: 'gisteren',
  astăzi: 'ieri',
  आज: 'कल',
}

/** Southern newsreaders name the day themselves, with a word that points: 'ce lundi', 'este lunes'. */
const POINTS: Readonly<Partial<Record<Tongue, RegExp>>> = { fr: /^ce\s/iu, es: /^este\s/iu }

/** 'The Friday drama' is a thing; behind its verb or 'on' it is a day. */
const ENGLISH_VERB = /(?<!\p{L})(?:\p{Ll}{2,}ed|said|told|died|found|won|shot|took|began|fell|rose|met)\s$/u
const isNoDay = (whole: string, before: string, tongue: Tongue): boolean =>
  tongue === 'en' && !/^on\s/iu.test(whole) && !ENGLISH_VERB.test(before)

/** 'Na última segunda-feira', of Tuesday. */
const LAST: Readonly<Partial<Record<Tongue, RegExp>>> = {
  es: /(?<!\p{L})(el|del) pasado (?=\p{L})/giu,
  pt: /(?<!\p{L})([nd][ao]) últim[ao] (?=\p{L})/giu,
}
const ELIDES = /(?<!\p{L})([Qq]u|[Ll]orsqu|[Pp]uisqu|[Dd])e (?=aujourd’hui|hier(?!\p{L}))/gu

const partsOf = once((tongue: Tongue) =>
  once((weekday: number): [RegExp, Part][] =>
    PARTS[tongue].map((part) => [
      new RegExp(
        `(?<![\\p{L}\\p{M}-])${part[0].replace('_', `(?:${WEEKDAY_FORMS[tongue]?.[weekday]})`)}(?![\\p{L}\\p{M}-])`,
        'giu',
      ),
      part,
    ]),
  ),
)

const withParts = (text: string, day: number, isToday: boolean, tongue: Tongue): string =>
  partsOf(tongue)(weekdayOf(day)).reduce(
    (said, [pattern, [, yesterday, today]]) =>
      said.replace(pattern, (...found) => {
        const [whole, at] = [String(found[0]), Number(found.at(-2))]
        const words = isToday ? today : yesterday
        const before = said.slice(Math.max(0, at - CLAUSE), at)
        const behind = said.slice(at + whole.length, at + whole.length + CLAUSE)
        if (words === undefined || /^\s?[,(]?\s?\d/.test(behind) || !isOfWhatWas(before, behind, tongue)) return whole
        return at === 0 ? capital(words) : words
      }),
    text,
  )

const withDay = (text: string, day: number, isToday: boolean, tongue: Tongue): string => {
  const parts = withParts(text, day, isToday, tongue)
  if (parts !== text) return parts
  return withToday(text, weekdayOf(day), MIDNIGHT, tongue, (words, { whole, before, behind }) => {
    if (isToday && POINTS[tongue]?.test(whole)) return undefined
    const isThis = isToday && tongue === 'pt' && /^[nd]est[ae]\s/iu.test(whole)
    if (!isThis && (isNoDay(whole, before, tongue) || !isOfWhatWas(before, behind, tongue))) return undefined
    return isToday ? words : YESTERDAY[words]
  })
}

/** 'Ampliou, nesta terça-feira, para 45': so short a word needs no commas. */
const SET_OFF =
  /, (hoje|ontem|hoy|ayer|oggi|ieri|aujourd’hui|hier|wczoraj|dziś|gisteren|vandaag), (?=(?:para|que|em|n[ao]s?|[ao]s?|à|às|por|com|dans|sur|avec|pour|al?|con|para|en|el|l[ae]s?|il|nel|w|na|do|voor|in|op)\s)/gu

/** A sentence with 'yesterday' and 'today' for the weekdays of what was. */
export const withDayOfWhatWas = (text: string, { written, today }: Days, tongue: Tongue): string => {
  if (written !== today && written !== today - 1) return text
  const isToday = written === today && namesAlone(text, today, tongue)
  const isYesterday = namesAlone(text, today - 1, tongue)
  if (!isToday && !isYesterday) return text
  const plain = isYesterday && written === today && LAST[tongue] !== undefined ? text.replace(LAST[tongue], '$1 ') : text
  const said = unlessUntil(withDay(plain, isToday ? today : today - 1, isToday, tongue), plain)
  return said === plain ? text : said.replace(ELIDES, '$1’').replace(SET_OFF, ' $1 ')
}
