import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import { LOUDNESS_PRESETS } from '@hourcast/domain/stations/station-settings'
import type { Services } from '../services.ts'
import { firstWhole, LOOKED_AT } from '../storage/audio-store.ts'
import { chimeAt } from '../storage/with-chimes.ts'
import type { OnAir } from './on-air.ts'

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

type Released = Omit<OnAir, 'audio'> & { audio: OnAir['audio'] | null }

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

const DEFAULT_LUFS = -16

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

/**
 * The chime, in place of a broadcast whose audio is lost. It is dated a little before that broadcast: a program that holds the broadcast
 * keeps it, and a program that holds the chime learns that there is something newer when the audio is back.
 */
const chimeInstead = async (released: Released): Promise<OnAir> => {
  const lufs = LOUDNESS_PRESETS.find((preset) => Math.abs(preset - (released.audio?.lufs ?? DEFAULT_LUFS)) <= 1) ?? DEFAULT_LUFS
  const { id, sha256, mp3, durationMs } = await chimeAt(lufs)
  const audio = { id, sha256, sizeBytes: mp3.byteLength, durationMs, lufs }
  return { ...released, title: released.stationName, rung: 'chime', releaseAt: released.releaseAt - 1_000, audio }
}

/**
 * What the direct link serves at `now`: the newest broadcast that is staged, whose release time has come and whose file is whole: a lost
 * one does not leave the air empty while one before it is there, or else the chime. Nothing has to happen at the instant. With `broadcastId`
 * that one alone, as feeds and mails name it for good. Null for an unknown or deleted scheduler and before the first broadcast.
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
  const whole = await firstWhole(audioStore, (await list(LOOKED_AT)).filter(isNamed), ({ audio }) => audio)
  return whole ?? (broadcastId === null ? chimeInstead(newest) : null)
}
