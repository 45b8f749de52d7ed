import { HOUR_MS, MINUTE_MS } from '../time-units.ts'
import type { ContentItem } from './content.ts'

/** When each item was last told, by its id, in epoch milliseconds: what is not in it was never told. */
export type ItemMemory = ReadonlyMap<string, number>

/** Weather, Traffic. */
const WHAT_HOLDS: ReadonlySet<number> = new Set([2, 3])
const RETURNS_FOR_MS = 6 * HOUR_MS
const REST_MS = 90 * MINUTE_MS

/** These programmes tell what holds now: a road that is still closed is told for as long as its source lists it. */
export const tellsWhatHolds = (presentationType: number): boolean => WHAT_HOLDS.has(presentationType)

/** Where little is new, a story comes back that its source still has: a young one, after a rest, so that nothing is told twice in a row. */
export const mayReturn = (
  { id, publishedAt }: Pick<ContentItem, 'id' | 'publishedAt'>,
  toldAt: ItemMemory,
  airAt: number,
): boolean => {
  const told = toldAt.get(id)
  if (told === undefined || publishedAt === undefined) return false
  return airAt - told >= REST_MS && publishedAt <= airAt && airAt - publishedAt <= RETURNS_FOR_MS
}
