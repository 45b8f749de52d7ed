import type { Rung } from '@hourcast/domain/broadcast'
import type { Services } from '../services.ts'
import type { OnAir } from './on-air.ts'

// The newest slot, not the newest release: one that was staged late never pushes aside a newer one that is on air already. It is served
// since it was staged: who has asked 'modified since?' in between holds the one before.
const RELEASED = `
  SELECT broadcast.id AS broadcast_id, broadcast.scheduler_id, broadcast.script ->> 'title' AS title, broadcast.wall, broadcast.time_zone,
    broadcast.air_at, greatest(broadcast.release_at, broadcast.staged_at) AS release_at, broadcast.rung, broadcast.late, scheduler.station_name, scheduler.host_name,
    audio.id AS audio_id, audio.sha256, audio.size_bytes, audio.duration_ms, audio.lufs,
    CASE WHEN broadcast.rung = 'last-good' THEN (
      SELECT max(good.air_at) FROM broadcast good
      WHERE good.scheduler_id = broadcast.scheduler_id AND good.audio_id = broadcast.audio_id AND good.air_at < broadcast.air_at AND good.rung = 'fresh'
    ) END AS good_at
  FROM broadcast
  JOIN scheduler ON scheduler.id = broadcast.scheduler_id AND scheduler.deleted_at IS NULL
  JOIN audio ON audio.id = broadcast.audio_id
  WHERE broadcast.scheduler_id = $1 AND broadcast.release_at <= $2 AND broadcast.state IN ('staged', 'delivered')
    AND ($3::text IS NULL OR broadcast.id = $3)
  ORDER BY broadcast.air_at DESC LIMIT $4`

type Row = {
  broadcast_id: string
  scheduler_id: string
  title: string | null
  wall: string
  time_zone: string
  air_at: Date
  release_at: Date
  rung: Rung | null
  late: boolean
  station_name: string
  host_name: string
  audio_id: string
  sha256: string
  size_bytes: number
  duration_ms: number
  lufs: number
  good_at: Date | null
}

const onAirOf = (row: Row): OnAir => ({
  broadcastId: row.broadcast_id,
  schedulerId: row.scheduler_id,
  title: row.title ?? row.station_name,
  stationName: row.station_name,
  hostName: row.host_name,
  wall: row.wall,
  timeZone: row.time_zone,
  airAt: row.air_at.getTime(),
  spokenFor: (row.good_at ?? row.air_at).getTime(),
  releaseAt: row.release_at.getTime(),
  rung: row.rung,
  late: row.late,
  audio: {
    id: row.audio_id,
    sha256: row.sha256,
    sizeBytes: row.size_bytes,
    durationMs: row.duration_ms,
    lufs: row.lufs,
  },
})

type LinkServices = Pick<Services, 'db'>

const listReleased = async (
  { db }: LinkServices,
  schedulerId: string,
  now: number,
  { broadcastId = null, limit }: { broadcastId?: string | null; limit: number },
): Promise<OnAir[]> => {
  const { rows } = await db.pool.query<Row>({
    name: 'released-broadcasts',
    text: RELEASED,
    values: [schedulerId, new Date(now), broadcastId, limit],
  })
  return rows.map(onAirOf)
}

/** The last ones, newest first. */
export const listOnAir = (services: LinkServices, input: { schedulerId: string; now: number; limit: number }): Promise<OnAir[]> =>
  listReleased(services, input.schedulerId, input.now, { limit: input.limit })

/** So many are looked at: a store that has lost more files is lost as a whole. */
const LOOKED_AT = 5

/**
 * What the direct link serves at `now`: the newest broadcast that is staged, whose release time has come and whose file is there: a lost
 * one does not leave the air empty while the one before it is whole. Nothing has to happen at the instant. With `broadcastId` that one
 * alone, as feeds and mails name it for good. Null for an unknown or deleted scheduler and before the first broadcast.
 */
export const findOnAir = async (
  { db, audioStore }: Pick<Services, 'db' | 'audioStore'>,
  { schedulerId, broadcastId = null, now }: { schedulerId: string; broadcastId?: string | null; now: number },
): Promise<OnAir | null> => {
  for (const onAir of await listReleased({ db }, schedulerId, now, { broadcastId, limit: LOOKED_AT }))
    if (await audioStore.has(onAir.audio.id)) return onAir
  return null
}
