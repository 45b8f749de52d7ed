import type { Services } from '../services.ts'
import { type Feed, feedOfRow } from './feed-row.ts'
import { isSameSource, wholeSource, wholeSources } from './feed-source.ts'

/** A scheduler that reads a feed. */
export type FeedReader = { schedulerId: string; hostName: string }
export type ListedFeed = Feed & { readers: FeedReader[] }

/** All feeds of a station by their names, each with the schedulers that read it. */
export const listFeeds = async (
  { db, sealer }: Pick<Services, 'db' | 'sealer'>,
  { stationId }: { stationId: string },
): Promise<ListedFeed[]> => {
  const feeds = await db.prisma.feed.findMany({ where: { stationId }, orderBy: [{ name: 'asc' }, { createdAt: 'asc' }] })
  if (feeds.length === 0) return []
  const schedulers = await db.prisma.scheduler.findMany({
    where: { stationId, deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, hostName: true, sources: true, sealedSources: true },
  })
  const hosts = schedulers.map(({ id, hostName, sources, sealedSources: sealed }) => ({
    reader: { schedulerId: id, hostName },
    sources: wholeSources(sealer, stationId, { sources, sealed }) ?? [],
  }))
  return feeds.map((row) => {
    const whole = wholeSource(sealer, row)
    const reads = ({ sources }: (typeof hosts)[number]) =>
      sources.some((source) => whole !== undefined && isSameSource(source, whole))
    return { ...feedOfRow(row), readers: hosts.filter(reads).map(({ reader }) => reader) }
  })
}

/** To choose from: what the wizard writes into a scheduler's sources. */
export type FeedChoice = Pick<Feed, 'name' | 'url' | 'inputMode'>

export const listFeedChoices = async (
  { db }: Pick<Services, 'db'>,
  { stationId }: { stationId: string },
): Promise<FeedChoice[]> => {
  const rows = await db.prisma.feed.findMany({ where: { stationId }, orderBy: [{ name: 'asc' }, { createdAt: 'asc' }] })
  return rows.map(feedOfRow).map(({ name, url, inputMode }) => ({ name, url, inputMode }))
}
