import type { ContentItem } from '@hourcast/domain/sources/content'
import type { SourceFault } from './source-types.ts'

/** What one source gave at one reading. */
export type SourceReading = {
  found: number
  /** Epoch milliseconds; absent where nothing is dated. */
  newestAt?: number
  fault?: SourceFault
}

/** A date ahead is that of an event to come: it tells nothing of how fresh a source is. */
export const readingOf = (items: readonly ContentItem[], readAt: number, fault?: SourceFault): SourceReading => {
  const dates = items.flatMap(({ publishedAt }) => (publishedAt === undefined || publishedAt > readAt ? [] : publishedAt))
  return {
    found: items.length,
    ...(dates.length > 0 ? { newestAt: Math.max(...dates) } : {}),
    ...(fault ? { fault } : {}),
  }
}
