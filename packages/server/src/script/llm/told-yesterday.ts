import type { ContentItem } from '@hourcast/domain/sources/content'
import { type Calendar, weekdayOf } from '../fit-for-air/calendar.ts'
import { YESTERDAY } from '../fit-for-air/day-words.ts'
import { weekdaysSaid } from '../fit-for-air/days.ts'
import { daysNamedIn } from '../fit-for-air/named-dates.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { holds, type Line, lineOf } from '../fit-for-air/phrases.ts'
import { countsDays } from '../fit-for-air/relative-days.ts'
import { once } from '../once.ts'
import type { Tongue } from '../tongue.ts'

/** `day`: the word, and not the day before it. `parts`: of that day, behind the word. A `night` may be of two days. */
type Yesterday = { day: string; parts: string; night: string }
const YESTERDAYS: Readonly<Partial<Record<Tongue, Yesterday>>> = {
  en: { day: '(?<!before )yesterday', parts: ' (?:morning|afternoon|evening)', night: ' s | night' },
  de: { day: 'gestern', parts: ' (?:früh|morgen|vormittag|mittag|nachmittag|abend)', night: ' nacht' },
  pl: { day: 'wczoraj', parts: ' (?:rano|po południu|wieczorem)', night: ' w nocy' },
  es: { day: '(?<!antes de )(?<!ante )ayer', parts: ' por la (?:mañana|tarde)', night: ' (?:por|a) la|noche' },
  it: { day: '(?<!altro )ieri', parts: ' (?:mattina|pomeriggio|sera)', night: ' notte| l ' },
  fr: { day: '(?<!avant )hier', parts: ' (?:matin|après midi|soir)', night: ' midi' },
  pt: { day: '(?<!antes de )ontem', parts: ' (?:de manhã|à tarde)', night: ' à| de tarde' },
  nl: { day: 'gister(?:en)?', parts: ' ?(?:ochtend|middag|avond)', night: ' ?nacht' },
  ro: { day: 'ieri', parts: ' (?:dimineață|după amiază|seară)', night: ' noapte' },
}
const saidYesterday = once((tongue: Tongue): RegExp | undefined => {
  const words = YESTERDAYS[tongue]
  return words && new RegExp(`(?<!\\p{L})${words.day}(${words.parts})?(?!\\p{L})(?!${words.night})`, 'u')
})
/** A year has days of its own, unless an entry names its day besides. */
const YEAR = / (?:1[89]|20)\d\d /u
/** So has a week that is over or to come. */
const ANOTHER_TIME =
  / (?:tomorrow|last (?:week|month)|next (?:week|month)|morgen|letzte|vorige|nächste|demain|dernière?|prochaine?|mañana|pasad[oa]|próxim[oa]|domani|scors[oa]|prossim[oa]|amanhã|passad[oa]|jutro|ubiegł\p{L}+|zeszł\p{L}+|przyszł\p{L}+|volgende|mâine|trecut\p{L}*|viitor\p{L}*) /u

/** Whether what an entry tells is of the day before air, and of no other: by the day it was written on, or by the one that it names. */
const isOfYesterday = (written: Line, { from, to }: Calendar, tongue: Tongue): boolean => {
  const yesterday = to - 1
  const weekdays = weekdaysSaid(written, tongue)
  const dates = daysNamedIn(written.words, to, tongue)
  const isNamed = weekdays.length + dates.length > 0
  const saysYesterday = holds(written.words, YESTERDAY[tongue])
  const isSo =
    from === yesterday ? !saysYesterday && (isNamed || !YEAR.test(written.words)) : from === to && (isNamed || saysYesterday)
  return (
    isSo &&
    weekdays.every((weekday) => weekday === weekdayOf(yesterday)) &&
    dates.every((date) => date === yesterday) &&
    !countsDays(written, tongue) &&
    !ANOTHER_TIME.test(written.words)
  )
}

/** 'Hier matin' is 'mercredi matin' of an entry of that Wednesday. */
const namesPart = (written: Line, part: string, tongue: Tongue): boolean =>
  weekdaysSaid(written, tongue).length > 0 && new RegExp(`${part.trim()}(?!\\p{L})`, 'u').test(written.words)

/** A sentence without its 'yesterday', where that is the day of its item. So with 'yesterday morning', where its entry names both. */
export const withoutYesterday = (
  line: Line,
  { title, text }: Pick<ContentItem, 'title' | 'text'>,
  calendar: Calendar | undefined,
  tongue: Tongue,
): Line => {
  const [said, part] = saidYesterday(tongue)?.exec(line.words) ?? []
  if (said === undefined || calendar === undefined) return line
  const written = lineOf(`${title} ${text}`)
  const isOfDay = tongueIn(written.text, tongue) === tongue && isOfYesterday(written, calendar, tongue)
  return isOfDay && (part === undefined || namesPart(written, part, tongue))
    ? { ...line, words: line.words.replace(said, ' ') }
    : line
}
