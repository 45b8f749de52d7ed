import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import type { Services } from '../services.ts'
import { firstWhole, MAX_CANDIDATES } from '../storage/audio-store.ts'
import { isBucketFault } from '../storage/storage-error.ts'
import type { OnAir, Released } from './on-air.ts'
import { standInFor } from './stand-in.ts'

// The newest slot, not the newest release: one that was staged late never pushes aside a newer one that is on air already. It is served
// since it was staged: who has asked 'modified since?' in between holds the one before.
const RELEASED = `
  SELECT broadcast.id AS broadcast_id, broadcast.scheduler_id, broadcast.script ->> 'title' AS title, broadcast.wall, broadcast.time_zone,
    broadcast.air_at, greatest(broadcast.release_at, broadcast.staged_at) AS release_at, broadcast.rung, broadcast.late, scheduler.station_name, scheduler.host_name,
    audio.id AS audio_id, audio.sha256, audio.size_bytes, audio.duration_ms, audio.lufs,
    CASE WHEN broadcast.rung = 'last-good' THEN (
      SELECT max(good.air_at) FROM broadcast good
      WHERE good.scheduler_id = broadcast.scheduler_id AND good.audio_id = broadcast.audio_id AND good.id <> broadcast.id AND good.rung = 'fresh'
    ) END AS good_at
  FROM broadcast
  JOIN scheduler ON scheduler.id = broadcast.scheduler_id AND scheduler.deleted_at IS NULL
  LEFT JOIN audio ON audio.id = broadcast.audio_id
  WHERE broadcast.scheduler_id = $1 AND broadcast.release_at <= $2 AND broadcast.state IN ('staged', 'delivered') AND broadcast.audio_removed_at IS NULL
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
  /** With the four below it: null where no row names the audio any more. */
  audio_id: string | null
  sha256: string
  size_bytes: number
  duration_ms: number
  lufs: number
  good_at: Date | null
}

const releasedOf = (row: Row): Released => ({
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
  audio:
    row.audio_id === null
      ? null
      : {
          id: row.audio_id,
          sha256: row.sha256,
          sizeBytes: row.size_bytes,
          durationMs: row.duration_ms,
          lufs: row.lufs,
        },
})

const isNamed = (released: Released): released is OnAir => released.audio !== null

type LinkServices = Pick<Services, 'db'>

const listReleased = async (
  { db }: LinkServices,
  schedulerId: string,
  now: number,
  { broadcastId = null, limit }: { broadcastId?: string | null; limit: number },
): Promise<Released[]> => {
  const { rows } = await db.pool.query<Row>({
    name: 'released-broadcasts',
    text: RELEASED,
    values: [schedulerId, new Date(now), broadcastId, limit],
  })
  return rows.map(releasedOf)
}

/** The last ones, newest first. */
export const listOnAir = async (
  services: LinkServices,
  { schedulerId, now, limit }: { schedulerId: string; now: number; limit: number },
): Promise<OnAir[]> => (await listReleased(services, schedulerId, now, { limit })).filter(isNamed)

/** An audio that is only away is asked for again later: that is another answer than that it is gone. */
const refuseIfAway = async ({ audioStore }: Pick<Services, 'audioStore'>, { audio }: OnAir): Promise<void> => {
  await audioStore.read(audio).catch((error: unknown) => {
    if (isBucketFault(error)) throw error
  })
}

/**
 * What the direct link serves at `now`: the newest broadcast that is staged, whose release time has come and whose file is whole: a lost
 * one does not leave the air empty while one before it is there, or else the ident or the chime. Nothing has to happen at the instant. With
 * `broadcastId` that one alone, as feeds and mails name it for good; it throws StorageError while its store is away. Null for an unknown or
 * deleted scheduler and before the first broadcast.
 */
export const findOnAir = async (
  { db, audioStore }: Pick<Services, 'db' | 'audioStore'>,
  { schedulerId, broadcastId = null, now }: { schedulerId: string; broadcastId?: string | null; now: number },
): Promise<OnAir | null> => {
  const list = (limit: number) => listReleased({ db }, schedulerId, now, { broadcastId, limit })
  // Almost always the first: the others are not asked for with every request.
  const [newest] = await list(1)
  if (!newest) return null
  if (isNamed(newest) && (await audioStore.isWhole(newest.audio))) return newest
  if (broadcastId !== null) {
    if (isNamed(newest)) await refuseIfAway({ audioStore }, newest)
    return null
  }
  const whole = await firstWhole(audioStore, (await list(MAX_CANDIDATES)).filter(isNamed), ({ audio }) => audio)
  return whole ? { ...whole, insteadOf: newest.broadcastId } : standInFor({ db, audioStore }, newest)
}
