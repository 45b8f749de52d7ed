import { audioRemoved } from '@hourcast/domain/messages'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'

/** What to say of a broadcast whose audio is no longer kept; null when it is there, or was never on this link. */
export const findRemovedAudio = async (
  { db }: Pick<Services, 'db'>,
  { schedulerId, broadcastId }: { schedulerId: string; broadcastId: string },
): Promise<string | null> => {
  const row = await db.prisma.broadcast.findFirst({
    where: { id: broadcastId, schedulerId, state: 'delivered', audioRemovedAt: { not: null }, scheduler: { deletedAt: null } },
    select: { airAt: true, audioRemovedAt: true },
  })
  if (!row?.audioRemovedAt) return null
  return audioRemoved(Math.floor((row.audioRemovedAt.getTime() - row.airAt.getTime()) / DAY_MS))
}
