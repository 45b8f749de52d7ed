import type { Database } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'

export type SeededStation = { ownerEmail: string; stationId: string; schedulerId: string }

/** An owner, a station and one scheduler, straight into the tables. */
export const seedStation = async (
  { pool }: Pick<Database, 'pool'>,
  { isExample = false, timeZone = 'Europe/Berlin', ownerEmail = `${randomId()}@station.example` } = {},
): Promise<SeededStation> => {
  const [ownerId, stationId, schedulerId] = [randomId(), randomId(), randomId()]
  await pool.query('INSERT INTO owner (id, email) VALUES ($1, $2)', [ownerId, ownerEmail])
  await pool.query('INSERT INTO station (id, owner_id, name, time_zone, is_example) VALUES ($1, $2, $3, $4, $5)', [
    stationId,
    ownerId,
    'Radio One',
    timeZone,
    isExample,
  ])
  await pool.query(
    `INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length)
     VALUES ($1, $2, 'Ada', 'Radio One', 'Berlin', 0, 0, 1, 'rss', '{feed.example}', 'short')`,
    [schedulerId, stationId],
  )
  return { ownerEmail, stationId, schedulerId }
}

export type SeededBroadcast = { broadcastId: string; audioId: string; sha256: string }

type BroadcastSeed = {
  airAt: number
  wall?: string
  timeZone?: string
  state?: string
  releaseAt?: number | null
  failedDetail?: string
  title?: string
}

/** One broadcast of the scheduler with an audio of its own. `releaseAt` is its air time unless said otherwise. */
export const seedBroadcast = async (
  { pool }: Pick<Database, 'pool'>,
  schedulerId: string,
  { airAt, wall, timeZone = 'Europe/Berlin', state = 'staged', releaseAt = airAt, failedDetail, title = 'News' }: BroadcastSeed,
): Promise<SeededBroadcast> => {
  const [broadcastId, audioId, sha256] = [randomId(), randomId(), randomId()]
  await pool.query(
    `INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp) VALUES ($1, $2, 720000, 45000, -16.02, -1.4)`,
    [audioId, sha256],
  )
  const script = {
    title,
    segments: [{ kind: 'greeting', text: 'Good morning.', spoken: 'Good morning.', pauseAfterMs: 0 }],
    itemIds: [],
    writer: 'built-in',
  }
  await pool.query(
    `INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone, state, rung, script, audio_id, release_at, failed_detail)
     VALUES ($1, $2, 'slot', $3, $4, $5, $6, 'fresh', $7, $8, $9, $10)`,
    [
      broadcastId,
      schedulerId,
      new Date(airAt),
      wall ?? new Date(airAt).toISOString().slice(0, 16),
      timeZone,
      state,
      JSON.stringify(script),
      audioId,
      releaseAt === null ? null : new Date(releaseAt),
      failedDetail ?? null,
    ],
  )
  return { broadcastId, audioId, sha256 }
}
