import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import { UNDER_WAY } from './list-history.ts'

/** What begins within this time is waited for. */
const SOON_MS = 2 * MINUTE_MS

/** Something of the station (or of one scheduler) is under way, also where its events are still on their way, or begins in a moment. */
export const isLiveSoon = async (
  { db }: Pick<Services, 'db'>,
  { stationId, schedulerId, now }: { stationId: string; schedulerId?: string; now: number },
): Promise<boolean> => {
  const scheduler = { stationId, deletedAt: null, ...(schedulerId ? { id: schedulerId } : {}) }
  const [open, due] = await Promise.all([
    db.prisma.broadcast.findFirst({ where: { state: { in: [...UNDER_WAY] }, scheduler }, select: { id: true } }),
    db.prisma.schedule.findFirst({
      where: { nextWakeAt: { lte: new Date(now + SOON_MS) }, scheduler: { ...scheduler, isActive: true } },
      select: { id: true },
    }),
  ])
  return open !== null || due !== null
}
