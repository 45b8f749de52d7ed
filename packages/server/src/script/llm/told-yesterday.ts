import type { ContentItem } from '@hourcast/domain/sources/content'
import { type Calendar, weekdayOf } from '../fit-for-air/calendar.ts'
import { TODAY, YESTERDAY } from '../fit-for-air/day-words.ts'
import { weekdaysSaid } from '../fit-for-air/days.ts'
import { daysNamedIn, monthsOf } from '../fit-for-air/named-dates.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { tellsOfPast } from '../fit-for-air/past-tense.ts'
import { holds, type Line, lineOf } from '../fit-for-air/phrases.ts'
import { countsDays } from '../fit-for-air/relative-days.ts'
import { once } from '../once.ts'
import { TONGUES, type Tongue } from '../tongue.ts'
import { sentencesIn, type Written, writtenFor } from './written-for.ts'

/** `day`: the word, and not the day before it. `parts`: of that day, behind the word. A `night` may be of two days. */
type Yesterday = { day: string; parts: string; night: string }
const YESTERDAYS: Readonly<Partial<Record<Tongue, Yesterday>>> = {
  en: {
    day: '(?<!before )yesterday',
    parts: ' (?:morning|afternoon|evening)',
    night: ' s | (?:night|lunchtime|noon|dawn|dusk|at|around|shortly|early|late)',
  },
  de: { day: 'gestern', parts: ' (?:früh|morgen|vormittag|mittag|nachmittag|abend)', night: ' (?:nacht|in der|kurz|spät|gegen)' },
  pl: { day: 'wczoraj', parts: ' (?:rano|po południu|wieczorem)', night: ' (?:w nocy|w południe|późnym|nad ranem|około|tuż)' },
  es: {
    day: '(?<!antes de )(?<!ante )ayer',
    parts: ' por la (?:mañana|tarde)',
    night: ' (?:(?:por|a) la|de madrugada|al)|noche',
  },
  it: { day: '(?<!altro )ieri', parts: ' (?:mattina|pomeriggio|sera)', night: ' (?:notte|nella|l|all|alle|verso) ' },
  fr: { day: '(?<!avant )hier', parts: ' (?:matin|après midi|soir)', night: ' (?:midi|dans|vers|peu|à|en)' },
  pt: { day: '(?<!antes de )ontem', parts: ' (?:de manhã|à tarde)', night: ' (?:à|ao|de|pela)' },
  nl: { day: 'gister(?:en)?', parts: ' ?(?:ochtend|middag|avond)', night: ' ?nacht| (?:rond|laat|vroeg|om)' },
  ro: { day: 'ieri', parts: ' (?:dimineață|după amiază|seară)', night: ' (?:noapte|la|spre|după|în)' },
}
/** 'Around 11:30' is of one day: from six to ten in the evening, and not at twelve, which may be midnight. */
const BY_DAY = ' (?:\\p{L}+ ){1,3}(?:0?[6-9]|1[013-9]|2[0-2]) '

const saidYesterday = once((tongue: Tongue): RegExp | undefined => {
  const words = YESTERDAYS[tongue]
  return words && new RegExp(`(?<!\\p{L})${words.day}(${words.parts})?(?!\\p{L})(?:(?=${BY_DAY})|(?!${words.night}))`, 'u')
})
/** A count of yesterday is of the entry of yesterday, whenever that happened of which it counts the dead. */
const AS_OF: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: / (?:as of|until|by|up to) yesterday(?= )(?! (?:morning|afternoon|evening|night))/u,
  de: / (?:stand(?: von)?|bis) gestern(?= )(?! (?:früh|morgen|mittag|nachmittag|abend|nacht))/u,
  fr: / (?:bilan (?:provisoire )?d|jusqu à|à la date d) hier(?= )(?! (?:matin|midi|soir))/u,
  es: / (?:(?:balance|recuento) (?:provisional )?de|hasta) ayer(?= )(?! por)/u,
  it: / (?:(?:bilancio|conteggio) (?:provvisorio )?di|fino a) ieri(?= )(?! (?:mattina|pomeriggio|sera|notte))/u,
  pt: / (?:balanço (?:provisório )?de|até) ontem(?= )(?! (?:à|de|ao))/u,
  pl: / (?:stan na|do) wczoraj(?= )(?! (?:rano|wieczor))/u,
  nl: / (?:stand van|tot en met|tot) gisteren(?= )/u,
  ro: / (?:bilanțul de|până) ieri(?= )(?! (?:seară|dimineață|noapte))/u,
}

/** A year has days of its own, unless an entry names its day besides. */
const YEAR = / (?:1[89]|20)\d\d /u
/** So has a week that is over or to come, and a day of it. */
const ANOTHER_TIME =
  / (?:tomorrow|last|next|coming|morgen|(?:letzt|vorig|nächst|kommend|vergangen)e[nrs]?|demain|dernière?|prochaine?|mañana|pasad[oa]|próxim[oa]|domani|scors[oa]|prossim[oa]|amanhã|passad[oa]|jutro|(?:ubiegł|zeszł|przyszł|najbliższ)\p{L}+|volgende|afgelopen|komende|mâine|trecut\p{L}*|viitor\p{L}*) /u

/** 'Last year', 'el mes pasado', 'im kommenden März'. */
const AGE = `(?:${TONGUES.flatMap(monthsOf).join('|')}|year|month|jahr\\p{L}*|monat\\p{L}*|année|mois|año|mes|anno|mese|ano|mês|rok\\p{L}*|miesiąc\\p{L}*|jaar|maand|anul|luna)`
const ANOTHER = ANOTHER_TIME.source.trim()
const OF_AGE = new RegExp(` (?:${ANOTHER} ${AGE}|${AGE} ${ANOTHER})(?= )`, 'gu')

/** Of each day that a line names, by its weekday or its date, whether it is the day before air. `isRest`: what is to come is not meant. */
const daysIn = (line: Line, to: number, tongue: Tongue, isRest = false): boolean[] => [
  ...weekdaysSaid(line, tongue).map((weekday) => weekday === weekdayOf(to - 1)),
  ...daysNamedIn(line.words, to, tongue).flatMap((day) => (isRest && day !== undefined && day > to ? [] : day === to - 1)),
]

/** Where nothing is said of today, and all that has a day tells in the past what was on the day before. */
const toldOfYesterday = ({ text, words }: Line, to: number, tongue: Tongue): boolean => {
  const dated = sentencesIn(text).flatMap((sentence) => {
    const days = daysIn(lineOf(sentence), to, tongue)
    return days.length === 0 ? [] : days.every(Boolean) && tellsOfPast(sentence, tongue)
  })
  return !holds(words, TODAY[tongue]) && dated.length > 0 && dated.every(Boolean)
}

/**
 * Whether what an entry tells is of the day before air, and of no other: by the day it was written on, or by the one that it names. A year and a
 * month are those of their sentence.
 */
const isOfYesterday = ({ whole, claim, rest }: Written, { from, to }: Calendar, tongue: Tongue): boolean => {
  if (countsDays(whole, tongue) || holds(whole.words, YESTERDAY[tongue])) return false
  if (ANOTHER_TIME.test(claim.words) || ANOTHER_TIME.test(rest.words.replace(OF_AGE, ' '))) return false
  if (from === to) return toldOfYesterday(whole, to, tongue)
  const days = [...daysIn(claim, to, tongue), ...daysIn(rest, to, tongue, true)]
  return from === to - 1 && (days.length > 0 ? days.every(Boolean) : !YEAR.test(claim.words))
}

/** 'Hier matin' is 'mercredi matin' of an entry of that Wednesday. */
const namesPart = ({ whole: written }: Written, part: string, tongue: Tongue): boolean =>
  weekdaysSaid(written, tongue).length > 0 && new RegExp(`${part.trim()}(?!\\p{L})`, 'u').test(written.words)

/** A sentence without its 'yesterday', where that is the day of its item. So with 'yesterday morning', where its entry names both. */
export const withoutYesterday = (
  line: Line,
  item: Pick<ContentItem, 'title' | 'text'>,
  calendar: Calendar | undefined,
  tongue: Tongue,
): Line => {
  const [said, part] = saidYesterday(tongue)?.exec(line.words) ?? []
  if (said === undefined || calendar === undefined) return line
  const isCount = calendar.from === calendar.to - 1 && AS_OF[tongue]?.test(line.words) === true
  const written = writtenFor(line, item)
  const isOfDay = () => tongueIn(written.whole.text, tongue) === tongue && isOfYesterday(written, calendar, tongue)
  const isSo = isCount || (isOfDay() && (part === undefined || namesPart(written, part, tongue)))
  return isSo ? { ...line, words: line.words.replace(said, ' ') } : line
}
