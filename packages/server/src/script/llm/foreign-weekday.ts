import type { ContentItem } from '@hourcast/domain/sources/content'
import { type Calendar, weekdayOf } from '../fit-for-air/calendar.ts'
import { TODAY, YESTERDAY } from '../fit-for-air/day-words.ts'
import { weekdaysSaid } from '../fit-for-air/days.ts'
import { namesDate } from '../fit-for-air/named-dates.ts'
import { holds, type Line } from '../fit-for-air/phrases.ts'
import { TONGUES, type Tongue } from '../tongue.ts'
import { writtenFor } from './written-for.ts'

/** Of its 'today', its 'yesterday' and its 'tomorrow' the weekday may be said. */
const BESIDE = [-1, 0, 1]

/** 'In der Nacht zum Freitag' is the night of Thursday. */
const NIGHT_TO = / nacht (?:zum|zu|auf|naar|op) /u

/**
 * A weekday that neither the item nor the days around it have; the days around it do not count where the sentence that it is drawn from names its
 * own. Where the item has a date, its weekday may be reckoned.
 */
export const isForeignWeekday = (
  line: Line,
  item: Pick<ContentItem, 'title' | 'text'>,
  calendar: Calendar | undefined,
  tongue: Tongue,
): boolean => {
  const said = weekdaysSaid(line, tongue)
  if (said.length === 0) return false
  const { whole, claim } = writtenFor(line, item)
  if (TONGUES.some((one) => namesDate(whole.words, one))) return false
  const held = new Set(TONGUES.flatMap((one) => weekdaysSaid(whole, one)))
  const isRelative = [TODAY, YESTERDAY].some((days) => holds(whole.words, days[tongue])) || NIGHT_TO.test(claim.words)
  const isOther = !isRelative && weekdaysSaid(claim, tongue).length > 0 && !said.some((weekday) => held.has(weekday))
  if (calendar !== undefined && !isOther) for (const days of BESIDE) held.add(weekdayOf(calendar.from + days))
  return said.some((weekday) => !held.has(weekday))
}
