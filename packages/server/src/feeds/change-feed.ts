import { ok, type Result } from '@hourcast/domain/problem'
import type { PreviewResult } from '../previews/preview-types.ts'
import type { Services } from '../services.ts'
import { wholeSource } from './feed-source.ts'
import { readingColumns } from './reading-columns.ts'
import { FEED_NOT_FOUND, type FeedServices } from './save-feed.ts'

export type FeedRef = { stationId: string; feedId: string; signal?: AbortSignal }

/** Gone from the list. The schedulers that read its address go on reading it. */
export const deleteFeed = async ({ db }: Pick<Services, 'db'>, { stationId, feedId }: FeedRef): Promise<Result<null>> => {
  if (feedId.includes('\0')) return FEED_NOT_FOUND
  const { count } = await db.prisma.feed.deleteMany({ where: { id: feedId, stationId } })
  return count === 0 ? FEED_NOT_FOUND : ok(null)
}

/** Reads a saved feed again. How many items there are is told; what is wrong stands with the feed. */
export const testAgain = async (
  services: FeedServices,
  { stationId, feedId, signal }: FeedRef,
): Promise<PreviewResult<{ found: number }>> => {
  const { prisma } = services.db
  const known = feedId.includes('\0') ? null : await prisma.feed.findFirst({ where: { id: feedId, stationId } })
  if (!known) return FEED_NOT_FOUND
  const source = wholeSource(services.sealer, known) ?? known.url
  const inputMode = known.inputMode as Parameters<typeof services.previews.testFeed>[0]['inputMode']
  const tested = await services.previews.testFeed({ stationId, inputMode, source, ...(signal ? { signal } : {}) })
  if (!tested.ok) return tested
  const { reading, test } = tested.value
  const now = services.clock.now()
  // Edited in the meantime, it is another address that was tested then.
  await prisma.feed.updateMany({
    where: { id: feedId, stationId, url: known.url, sealed: known.sealed },
    data: {
      ...{ testedAt: new Date(now), test },
      ...readingColumns(reading, { now, by: 'test', failingSince: known.failingSince }),
    },
  })
  return ok({ found: reading.found })
}
