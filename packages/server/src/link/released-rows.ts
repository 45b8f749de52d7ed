import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import { type StoredWav, WAV_OF_AUDIO } from '../wav/stored-wav.ts'
import type { Released } from './on-air.ts'

/** Of a broadcast that was begun before its settings were kept with it. */
const STALE_LIMIT_MINUTES = 180

// Served since it was staged: who has asked 'modified since?' in between holds the one before.
export const SELECT_RELEASED = `
  SELECT broadcast.id AS broadcast_id, broadcast.scheduler_id, broadcast.script ->> 'title' AS title, broadcast.wall, broadcast.time_zone,
    broadcast.air_at, greatest(broadcast.release_at, broadcast.staged_at) AS release_at, broadcast.rung, broadcast.late, scheduler.station_name, scheduler.host_name,
    coalesce((broadcast.settings ->> 'presentationType')::int, scheduler.presentation_type) AS presentation_type,
    coalesce((broadcast.settings ->> 'staleLimitMinutes')::int, ${STALE_LIMIT_MINUTES}) AS stale_limit_minutes,
    audio.id AS audio_id, audio.sha256, audio.size_bytes, audio.duration_ms, audio.lufs, (audio.marks -> -1 ->> 'endMs')::float8 AS last_word_ms,
    ${WAV_OF_AUDIO} AS wav,
    CASE WHEN broadcast.rung = 'last-good' THEN (
      SELECT max(good.air_at) FROM broadcast good
      WHERE good.scheduler_id = broadcast.scheduler_id AND good.audio_id = broadcast.audio_id AND good.id <> broadcast.id AND good.rung = 'fresh'
    ) END AS good_at
  FROM broadcast
  JOIN scheduler ON scheduler.id = broadcast.scheduler_id AND scheduler.deleted_at IS NULL
  LEFT JOIN audio ON audio.id = broadcast.audio_id`

/** Of these the link serves one, as soon as its instant has come. */
export const IS_STAGED = `broadcast.state IN ('staged', 'delivered') AND broadcast.audio_removed_at IS NULL`

export type ReleasedRow = {
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
  presentation_type: number
  stale_limit_minutes: number
  /** With the six below it: null where no row names the audio any more. */
  audio_id: string | null
  sha256: string
  size_bytes: number
  duration_ms: number
  lufs: number
  last_word_ms: number | null
  wav: StoredWav | null
  good_at: Date | null
}

export const releasedOf = (row: ReleasedRow): Released => ({
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
  presentationType: row.presentation_type,
  staleLimitMinutes: row.stale_limit_minutes,
  audio:
    row.audio_id === null
      ? null
      : {
          id: row.audio_id,
          sha256: row.sha256,
          sizeBytes: row.size_bytes,
          durationMs: row.duration_ms,
          lufs: row.lufs,
          lastWordMs: row.last_word_ms,
          wav: row.wav,
        },
})
