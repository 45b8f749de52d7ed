import type { ContentItem } from '@hourcast/domain/sources/content'
import { type Calendar, weekdayOf } from '../fit-for-air/calendar.ts'
import { weekdaysSaid } from '../fit-for-air/days.ts'
import { namesDate } from '../fit-for-air/named-dates.ts'
import { type Line, lineOf } from '../fit-for-air/phrases.ts'
import { TONGUES, type Tongue } from '../tongue.ts'

/** Of its 'today', its 'yesterday' and its 'tomorrow' the weekday may be said. */
const BESIDE = [-1, 0, 1]

/** A weekday that neither the item nor the days around it have. Of a date in its text the weekday may be reckoned. */
export const isForeignWeekday = (
  line: Line,
  { title, text }: Pick<ContentItem, 'title' | 'text'>,
  calendar: Calendar | undefined,
  tongue: Tongue,
): boolean => {
  const said = weekdaysSaid(line, tongue)
  if (said.length === 0) return false
  const written = lineOf(`${title} ${text}`)
  if (TONGUES.some((one) => namesDate(written.words, one))) return false
  const held = new Set(TONGUES.flatMap((one) => weekdaysSaid(written, one)))
  if (calendar !== undefined) for (const days of BESIDE) held.add(weekdayOf(calendar.from + days))
  return said.some((weekday) => !held.has(weekday))
}
