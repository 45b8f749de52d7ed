import type { ContentItem } from '@hourcast/domain/sources/content'
import { type Calendar, weekdayOf } from '../fit-for-air/calendar.ts'
import { YESTERDAY } from '../fit-for-air/day-words.ts'
import { weekdaysSaid } from '../fit-for-air/days.ts'
import { namesDate } from '../fit-for-air/named-dates.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { holds, type Line, lineOf } from '../fit-for-air/phrases.ts'
import { countsDays } from '../fit-for-air/relative-days.ts'
import type { Tongue } from '../tongue.ts'

/** The day alone, without a night or an evening of it, and not the day before it. */
const YESTERDAY_ALONE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /(?<!before )(?<!\p{L})yesterday(?!\p{L})(?! s )(?! (?:evening|night|morning|afternoon))/u,
  de: /(?<!\p{L})gestern(?!\p{L})(?! (?:abend|nacht|früh|morgen|mittag|nachmittag|vormittag))/u,
  pl: /(?<!\p{L})wczoraj(?!\p{L})(?! (?:wieczorem|rano|w nocy|po południu))/u,
  es: /(?<!antes de )(?<!ante )(?<!\p{L})ayer(?!\p{L})(?! (?:por la|a la|noche))/u,
  it: /(?<!altro )(?<!\p{L})ieri(?!\p{L})(?! (?:l |sera|notte|mattina|pomeriggio))/u,
  fr: /(?<!avant )(?<!\p{L})hier(?!\p{L})(?! (?:soir|matin|après|midi))/u,
  pt: /(?<!antes de )(?<!\p{L})ontem(?!\p{L})(?! (?:à|de manhã|de tarde))/u,
  nl: /(?<!\p{L})gisteren(?!\p{L})(?! (?:avond|nacht|ochtend|middag))/u,
  ro: /(?<!\p{L})ieri(?!\p{L})(?! (?:seară|dimineață|noapte))/u,
}
/** A year has days of its own, unless an entry names its day besides. */
const YEAR = / (?:1[89]|20)\d\d /u
/** So has a week that is over or to come. */
const ANOTHER_TIME =
  / (?:tomorrow|last (?:week|month)|next (?:week|month)|morgen|letzte|vorige|nächste|demain|dernière?|prochaine?|mañana|pasad[oa]|próxim[oa]|domani|scors[oa]|prossim[oa]|amanhã|passad[oa]|jutro|ubiegł\p{L}+|zeszł\p{L}+|przyszł\p{L}+|volgende|mâine|trecut\p{L}*|viitor\p{L}*) /u

/** What an entry tells of its own day and of no other. */
const hasNoOtherDay = (written: Line, { from }: Calendar, tongue: Tongue): boolean => {
  const weekdays = weekdaysSaid(written, tongue)
  return (
    !holds(written.words, YESTERDAY[tongue]) &&
    !namesDate(written.words, tongue) &&
    !countsDays(written, tongue) &&
    !ANOTHER_TIME.test(written.words) &&
    (weekdays.length > 0 || !YEAR.test(written.words)) &&
    weekdays.every((weekday) => weekday === weekdayOf(from))
  )
}

/** A sentence without its 'yesterday', where that is the day of its item: one of the day before air that names no other day. */
export const withoutYesterday = (
  line: Line,
  { title, text }: Pick<ContentItem, 'title' | 'text'>,
  calendar: Calendar | undefined,
  tongue: Tongue,
): Line => {
  const day = YESTERDAY_ALONE[tongue]
  if (day === undefined || calendar === undefined || calendar.from !== calendar.to - 1 || !day.test(line.words)) return line
  const written = `${title} ${text}`
  const isOfDay = tongueIn(written, tongue) === tongue && hasNoOtherDay(lineOf(written), calendar, tongue)
  return isOfDay ? { ...line, words: line.words.replace(day, ' ') } : line
}
