import type { AskedHistory, HistoryFilter } from '@hourcast/domain/broadcasts/history-filter'
import { requireStation } from '../pages/require-station.ts'
import type { Services } from '../services.ts'
import { isLiveSoon } from './is-live-soon.ts'
import { type HistoryPage, listHistory } from './list-history.ts'

export type HistoryView = HistoryPage & {
  timeZone: string
  now: number
  filter: HistoryFilter
  isFirstPage: boolean
  /** What was asked for and cannot be meant, as sentences. */
  ignored: string[]
  /** All that there were, the deleted ones last. */
  schedulers: { schedulerId: string; hostName: string; isDeleted: boolean }[]
  /** Something is under way, or begins in a moment: the page looks again soon. */
  isLive: boolean
}

const listNames = async ({ db }: Pick<Services, 'db'>, stationId: string): Promise<HistoryView['schedulers']> => {
  const rows = await db.prisma.scheduler.findMany({
    where: { stationId },
    select: { id: true, hostName: true, deletedAt: true },
    orderBy: { createdAt: 'asc' },
  })
  return rows
    .map(({ id, hostName, deletedAt }) => ({ schedulerId: id, hostName, isDeleted: deletedAt !== null }))
    .toSorted((a, b) => Number(a.isDeleted) - Number(b.isDeleted))
}

/** The timeline of a station as an address asks for it. */
export const loadHistoryPage = async (
  services: Pick<Services, 'db' | 'clock'>,
  { stationId, asked }: { stationId: string; asked: AskedHistory },
): Promise<HistoryView> => {
  const now = services.clock.now()
  const [{ timeZone }, schedulers, isLive] = await Promise.all([
    requireStation(services, stationId),
    listNames(services, stationId),
    isLiveSoon(services, { stationId, now }),
  ])
  const { schedulerId } = asked.filter
  const isForeign = schedulerId !== null && !schedulers.some((each) => each.schedulerId === schedulerId)
  const filter = isForeign ? { ...asked.filter, schedulerId: null } : asked.filter
  const ignored = isForeign ? [...asked.ignored, 'There is no such scheduler here: all are shown.'] : asked.ignored
  const page = await listHistory(services, { stationId, timeZone, filter, before: asked.before })
  return {
    ...page,
    ...{ timeZone, now, filter, ignored, schedulers, isFirstPage: asked.before === null, isLive },
  }
}
