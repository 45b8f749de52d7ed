import type { ContentItem } from '@hourcast/domain/sources/content'
import type { Calendar } from '../fit-for-air/calendar.ts'
import { YESTERDAY } from '../fit-for-air/day-words.ts'
import { namesDate } from '../fit-for-air/named-dates.ts'
import { holds, type Line, lineOf, without } from '../fit-for-air/phrases.ts'
import { TONGUES, type Tongue } from '../tongue.ts'

const DAY_BEFORE_IT =
  /the day before yesterday|vorgestern|przedwczoraj|anteayer|antier|ante ayer|altro ieri|avantieri|avant hier|anteontem|eergisteren|alaltăieri/u

/**
 * A sentence whose 'yesterday' is the day of its item, as the item's own words are heard on the next day, without that word; where the item has
 * a yesterday of its own, or a date, nobody knows which day is meant.
 */
export const withoutYesterday = (
  line: Line,
  { title, text }: Pick<ContentItem, 'title' | 'text'>,
  calendar: Calendar | undefined,
  tongue: Tongue,
): Line => {
  if (calendar === undefined || calendar.from !== calendar.to - 1 || DAY_BEFORE_IT.test(line.words)) return line
  const written = lineOf(`${title} ${text}`).words
  const hasOwnDay = TONGUES.some((one) => holds(written, YESTERDAY[one]) || namesDate(written, one))
  return hasOwnDay ? line : { ...line, words: without(line.words, YESTERDAY[tongue]) }
}
