import { foreignNumberFinder } from '../foreign-number.ts'
import type { WriteInput } from '../script-types.ts'
import { spelledIn } from '../small-number-words.ts'
import type { ByTongue, Tongue } from '../tongue.ts'

/** The hour, in figures or in words: 'vingt et une'. */
const HOUR = '(?<hour>\\d{1,2}(?::00)?|[\\p{L}\\p{M}-]{2,25}(?: (?:et|e|y|și) [\\p{L}\\p{M}]{2,10})?)'
/** Each hour of a shape ends it. */
const OTHER_HOUR = HOUR.replace('hour', 'other')
const MINUTES = "(?<minutes>[\\p{L}\\p{M}\\d'’-]{1,20}(?: [\\p{L}\\p{M}'’\\d-]{1,20}){0,2})"
/** A number begins them, or what stands for one. */
const BEGUN =
  /^(?:(?:now|just|exactly|nearly|almost|about|a|jetzt|nun|genau|nu|precies|bijna|ein|een|um|un) )?([\p{L}\p{M}\d]+)/iu
const NO_NUMBER = /^(?:quarter|viertel|kurz|kwart|kwartier|vlak|kwadrans|cuarto|quarto|shortly)$/iu
const isMinutes = (said: string, tongue: Tongue): boolean => {
  const [, first = ''] = BEGUN.exec(said) ?? []
  return /^\d{1,2}$/.test(first) || NO_NUMBER.test(first) || spelledIn(first.toLowerCase(), tongue).length > 0
}
/** What stands behind an hour at the end: nothing that it could count. */
const END =
  "(?= ?(?:uur|uhr|h|heures|horas|o['’]clock|[ap]\\.?m)?(?:[,;.!?–—](?!\\d)|$| (?:and|in the (?:morning|afternoon|evening)|here|und|hier|am|en|in de|i|y|e|et|și|da|de la)(?!\\p{L})))"
/** How the clock is told by the hour to come; by the half of it, or by what is left to it. */
const SHAPES: ByTongue<{ half?: string; left: string }> = {
  en: { left: `(?:it is|it['’]s|the time is) ${MINUTES} (?:to|before|till) ${HOUR}${END}` },
  de: {
    half: `(?:es ist|ist es|wir haben)(?: ${MINUTES} (?:vor|nach))?(?: jetzt| nun| gleich)? halb ${HOUR}${END}`,
    left: `(?:es ist|ist es|wir haben)(?: ${MINUTES} vor| dreiviertel) ${HOUR}${END}`,
  },
  nl: {
    half: `(?:het is|is het)(?: ${MINUTES} (?:voor|over))?(?: nu| bijna)? half ${HOUR}${END}`,
    left: `(?:het is|is het) ${MINUTES} voor ${HOUR}${END}`,
  },
  pl: {
    half: `(?:jest|mamy|minęło)(?: godzina)?(?: ${MINUTES} (?:po|przed))? wpół do ${HOUR}${END}`,
    left: `(?:jest|mamy)(?: godzina)? za ${MINUTES} ${HOUR}${END}`,
  },
  es: { left: `(?:(?:son las|es la) ${HOUR}(?= menos )|faltan? ${MINUTES} para las? ${OTHER_HOUR}${END})` },
  it: { left: `(?:sono le ${HOUR}(?= meno )|manca(?:no)? ${MINUTES} alle ${OTHER_HOUR}${END})` },
  fr: { left: `il est ${HOUR}(?= ?(?:heures?|h) moins )` },
  pt: { left: `(?:(?:são|faltam?) ${MINUTES} para as? ${HOUR}${END}|são (?:as )?${OTHER_HOUR}(?= menos ))` },
  ro: { left: `(?:este|e) (?:ora )?${HOUR}(?= fără )` },
  hi: { left: `${HOUR}(?= बजने में [\\d\\p{L}])` },
}
const QUARTER = 15
const HALF = 30

/** Gives a sentence without the hour to come, where it tells the clock by that: 'zehn vor neun', 'half negen', '21 heures moins 10'. */
export const withoutHourToCome = (
  { airAt, timeZone }: Pick<WriteInput, 'airAt' | 'timeZone'>,
  tongue: Tongue,
): ((sentence: string) => string) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    Number(new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(airAt))
  const minute = part({ minute: 'numeric' })
  const hour = part({ hour: 'numeric', hourCycle: 'h23' }) + 1
  const isOtherHour = foreignNumberFinder(`${hour} \n ${hour === 24 ? 0 : hour % 12 || 12}`, tongue)
  const { half, left } = SHAPES[tongue]
  const isByHalf = minute >= QUARTER && minute < HALF + QUARTER
  const shapes = [...(half !== undefined && isByHalf ? [half] : []), ...(minute > HALF ? [left] : [])]
  const patterns = shapes.map((shape) => new RegExp(`(?<![\\p{L}\\p{M}])${shape}`, 'iu'))
  return (sentence) => {
    for (const pattern of patterns) {
      const { 0: told = '', index = 0, groups: { hour: first, other, minutes } = {} } = pattern.exec(sentence) ?? {}
      const said = first ?? other
      if (said === undefined || isOtherHour(said) !== undefined || (minutes && !isMinutes(minutes, tongue))) continue
      const end = index + told.length
      return `${sentence.slice(0, end - said.length)} ${sentence.slice(end)}`
    }
    return sentence
  }
}
