import type { BroadcastState, Rung, Stage } from '@hourcast/domain/broadcasts/broadcast'
import { kindOfStep } from '@hourcast/domain/broadcasts/failed-step'
import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import type { Services } from '../services.ts'

export type RecentBroadcast = {
  broadcastId: string
  airAt: number
  wall: string
  state: BroadcastState
  stage: Stage | null
  /** What goes out; null before it is known, and where it never went, even if it was made. */
  rung: Rung | null
  late: boolean
  /** From the history; null until it has heard of the delivery, and for what never arrived. */
  latenessMs: number | null
  failedStep: string | null
  /** Where the failed step is a delivery: 'e-mail'. Said here, so that no page has to load the table of kinds. */
  failedBy: string | null
  /** The length of what goes out. */
  durationMs: number | null
}

const SHOWN = 10

const failedBy = (failedStep: string | null): string | null => {
  const kind = kindOfStep(failedStep)
  return kind ? DELIVERY[kind].by : null
}

/** The last ten broadcasts of a scheduler by air time, newest first; cancelled ones are nobody's news. */
export const listRecentBroadcasts = async (
  { db }: Pick<Services, 'db'>,
  { schedulerId }: { schedulerId: string },
): Promise<RecentBroadcast[]> => {
  const rows = await db.prisma.broadcast.findMany({
    where: { schedulerId, state: { not: 'cancelled' } },
    orderBy: { airAt: 'desc' },
    take: SHOWN,
    select: {
      ...{ id: true, airAt: true, wall: true, state: true, stage: true, rung: true, late: true, failedStep: true },
      audio: { select: { durationMs: true } },
    },
  })
  const heard = await db.prisma.history.findMany({
    where: { broadcastId: { in: rows.map(({ id }) => id) } },
    select: { broadcastId: true, latenessMs: true },
  })
  const lateness = new Map(heard.map(({ broadcastId, latenessMs }) => [broadcastId, latenessMs]))
  return rows.map(({ id, airAt, wall, late, failedStep, audio, ...row }) => {
    const state = row.state as BroadcastState
    const wentOut = state !== 'failed' && state !== 'missed'
    return {
      ...{ broadcastId: id, airAt: airAt.getTime(), wall, state, stage: row.stage as Stage | null, late, failedStep },
      failedBy: failedBy(failedStep),
      rung: wentOut ? (row.rung as Rung | null) : null,
      // The row knows state and stage first; lateness is what the history has measured.
      latenessMs: lateness.get(id) ?? null,
      durationMs: wentOut ? (audio?.durationMs ?? null) : null,
    }
  })
}
