import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import type { ContentItem } from '@hourcast/domain/sources/content'
import { mayReturn, tellsWhatHolds } from '@hourcast/domain/sources/item-memory'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { WriteInput } from './script-types.ts'

/** Older news is not told beside younger, unless the host has not spoken for longer: one that speaks on Sundays tells of the week. */
const NEWS_MS = 3 * DAY_MS
const LONGEST_SILENCE_MS = 8 * DAY_MS
/** A task may ask for what is no news: that keeps longer, and each source goes by itself. */
const STALE_MS = 7 * DAY_MS

/** `again`: told before, the one that rested longest first. */
export type Readable = { fresh: ContentItem[]; again: ContentItem[] }

/**
 * What may be read: not told before or told long enough ago, and no back number beside younger items. Readings have no address of their
 * own and never age. `goesOn`: what it tells holds longer than news.
 */
export const readableItems = ({
  items,
  toldAt,
  airAt,
  presentationType,
  goesOn = () => false,
}: Pick<WriteInput, 'items' | 'toldAt' | 'airAt' | 'presentationType'> & {
  goesOn?: (item: ContentItem) => boolean
}): Readable => {
  // Undated, or the date of an event to come: it tells no age.
  const age = ({ publishedAt = Number.NaN }: ContentItem) => (publishedAt > airAt + DAY_MS ? Number.NaN : airAt - publishedAt)
  const isNews = presentationType !== CUSTOM_ACTION
  const scopeOf = ({ source }: ContentItem) => (isNews ? '' : source)
  const newest = new Map<string, number>()
  for (const item of items) {
    const known = newest.get(scopeOf(item)) ?? Number.POSITIVE_INFINITY
    if (age(item) < known) newest.set(scopeOf(item), age(item))
  }
  const silence = airAt - Math.max(Number.NEGATIVE_INFINITY, ...toldAt.values())
  const limit = isNews ? (silence < LONGEST_SILENCE_MS ? Math.max(NEWS_MS, silence) : NEWS_MS) : STALE_MS
  const isStale = (item: ContentItem) =>
    !goesOn(item) && item.link !== undefined && age(item) >= limit && age(item) - (newest.get(scopeOf(item)) ?? 0) >= limit
  const young = items.filter((item) => !isStale(item))
  const told = ({ id }: ContentItem) => toldAt.get(id) ?? Number.NEGATIVE_INFINITY
  return {
    fresh: young.filter(({ id }) => !toldAt.has(id)),
    again: young
      .filter((item) => toldAt.has(item.id) && (tellsWhatHolds(presentationType) || mayReturn(item, toldAt, airAt)))
      .sort((one, other) => told(one) - told(other)),
  }
}
