import type { ContentItem } from '@hourcast/domain/sources/content'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { WriteInput } from './script-types.ts'

/** Older articles are read as news only where their source has nothing younger. */
const STALE_MS = 30 * DAY_MS

/** What may be read: not aired before, and no back number of a source that goes on. Readings have no address of their own and never age. */
export const freshItems = ({
  items,
  airedItemIds,
  airAt,
}: Pick<WriteInput, 'items' | 'airedItemIds' | 'airAt'>): ContentItem[] => {
  // Undated, or the date of an event to come: it tells no age.
  const age = ({ publishedAt = Number.NaN }: ContentItem) => (publishedAt > airAt + DAY_MS ? Number.NaN : airAt - publishedAt)
  const goingOn = new Set(items.filter((item) => age(item) < STALE_MS).map(({ source }) => source))
  const isStale = (item: ContentItem) => item.link !== undefined && age(item) >= STALE_MS && goingOn.has(item.source)
  return items.filter((item) => !airedItemIds.has(item.id) && !isStale(item))
}
