import type { Services } from '../services.ts'
import { distinctSources } from '../sources/read-sources.ts'
import type { SourceReading } from '../sources/source-reading.ts'
import { isSameSource, wholeSource } from './feed-source.ts'
import { readingColumns } from './reading-columns.ts'

type NoteServices = Pick<Services, 'db' | 'sealer' | 'clock' | 'log'>
type Noted = { stationId: string; urls: string[]; readings: readonly SourceReading[] }

/**
 * What a broadcast has read of the station's saved feeds, for their page. Never throws: a note that is lost takes nothing from the broadcast.
 */
export const noteReadings = async (services: NoteServices, noted: Noted): Promise<void> => {
  try {
    await writeNotes(services, noted)
  } catch (error) {
    services.log.warn({ code: (error as { code?: unknown }).code }, 'a reading of saved feeds was not noted')
  }
}

const writeNotes = async ({ db, sealer, clock }: NoteServices, { stationId, urls, readings }: Noted): Promise<void> => {
  const feeds = await db.prisma.feed.findMany({
    where: { stationId },
    select: { id: true, stationId: true, url: true, sealed: true, failingSince: true },
  })
  if (feeds.length === 0) return
  const sources = distinctSources({ urls })
  const now = clock.now()
  for (const feed of feeds) {
    const whole = wholeSource(sealer, feed)
    const reading = readings[sources.findIndex((source) => whole !== undefined && isSameSource(source, whole))]
    if (!reading) continue
    // Of two broadcasts that read at once the later reading stays.
    const isOlder = { OR: [{ readAt: null }, { readAt: { lte: new Date(now) } }] }
    const data = readingColumns(reading, { now, by: 'broadcast', failingSince: feed.failingSince })
    await db.prisma.feed.updateMany({ where: { id: feed.id, ...isOlder }, data })
  }
}
