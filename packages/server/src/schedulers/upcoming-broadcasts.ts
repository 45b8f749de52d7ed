import { upcomingOccurrences } from '@hourcast/domain/slots/occurrences'
import type { Services } from '../services.ts'

export type Upcoming = { airAt: number; wall: string; timeZone: string; scheduleId: string }

/** The next air instants of a scheduler, at or after `from`; none when it is paused or deleted. */
export const upcomingBroadcasts = async (
  { db }: Pick<Services, 'db'>,
  { schedulerId, from, count }: { schedulerId: string; from: number; count: number },
): Promise<Upcoming[]> => {
  const scheduler = await db.prisma.scheduler.findFirst({
    where: { id: schedulerId, deletedAt: null, isActive: true },
    include: { station: { select: { timeZone: true } }, schedules: { orderBy: { position: 'asc' } } },
  })
  if (!scheduler) return []
  const { timeZone } = scheduler.station
  const schedules = scheduler.schedules.map(({ cardId, days, hours }) => ({ id: cardId, days, hours }))
  return upcomingOccurrences(schedules, timeZone, from, count).map(({ airAt, wall, scheduleId }) => ({
    airAt,
    wall,
    timeZone,
    scheduleId,
  }))
}
