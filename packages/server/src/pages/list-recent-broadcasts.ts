import type { BroadcastState, Rung, Stage } from '@hourcast/domain/broadcasts/broadcast'
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
  /** Of what goes out. */
  durationMs: number | null
}

const SHOWN = 10

// State and stage from the row, which knows first; lateness from the history, which measured it.
const RECENT = `
  SELECT broadcast.id, broadcast.air_at, broadcast.wall, broadcast.state, broadcast.stage, broadcast.late,
    broadcast.failed_step, history.lateness_ms, audio.duration_ms,
    CASE WHEN broadcast.state NOT IN ('failed', 'missed') THEN broadcast.rung END AS rung
  FROM broadcast
  LEFT JOIN history ON history.broadcast_id = broadcast.id
  LEFT JOIN audio ON audio.id = broadcast.audio_id AND broadcast.state NOT IN ('failed', 'missed')
  WHERE broadcast.scheduler_id = $1 AND broadcast.state <> 'cancelled'
  ORDER BY broadcast.air_at DESC LIMIT ${SHOWN}`

type Row = {
  id: string
  air_at: Date
  wall: string
  state: BroadcastState
  stage: Stage | null
  rung: Rung | null
  late: boolean
  failed_step: string | null
  lateness_ms: number | null
  duration_ms: number | null
}

/** The last ten broadcasts of a scheduler by air time, newest first; cancelled ones are nobody's news. */
export const listRecentBroadcasts = async (
  { db }: Pick<Services, 'db'>,
  { schedulerId }: { schedulerId: string },
): Promise<RecentBroadcast[]> => {
  const { rows } = await db.pool.query<Row>(RECENT, [schedulerId])
  return rows.map(({ id, air_at, failed_step, lateness_ms, duration_ms, ...row }) => ({
    ...row,
    broadcastId: id,
    airAt: air_at.getTime(),
    failedStep: failed_step,
    latenessMs: lateness_ms,
    durationMs: duration_ms,
  }))
}
