import type { ContentItem } from '@hourcast/domain/sources/content'
import { mayReturn, tellsWhatHolds } from '@hourcast/domain/sources/item-memory'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { WriteInput } from './script-types.ts'

/** Older articles are read as news only where their source has nothing younger. */
const STALE_MS = 30 * DAY_MS

/** `again`: told before, the one that rested longest first. */
export type Readable = { fresh: ContentItem[]; again: ContentItem[] }

/**
 * What may be read: not told before or told long enough ago, and no back number of a source that goes on. Readings have no address of
 * their own and never age.
 */
export const readableItems = ({
  items,
  toldAt,
  airAt,
  presentationType,
}: Pick<WriteInput, 'items' | 'toldAt' | 'airAt' | 'presentationType'>): Readable => {
  // Undated, or the date of an event to come: it tells no age.
  const age = ({ publishedAt = Number.NaN }: ContentItem) => (publishedAt > airAt + DAY_MS ? Number.NaN : airAt - publishedAt)
  const goingOn = new Set(items.filter((item) => age(item) < STALE_MS).map(({ source }) => source))
  const isStale = (item: ContentItem) => item.link !== undefined && age(item) >= STALE_MS && goingOn.has(item.source)
  const young = items.filter((item) => !isStale(item))
  const told = ({ id }: ContentItem) => toldAt.get(id) ?? Number.NEGATIVE_INFINITY
  return {
    fresh: young.filter(({ id }) => !toldAt.has(id)),
    again: young
      .filter((item) => toldAt.has(item.id) && (tellsWhatHolds(presentationType) || mayReturn(item, toldAt, airAt)))
      .sort((one, other) => told(one) - told(other)),
  }
}
