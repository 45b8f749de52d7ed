import type { Database } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'
import { stationLimitsOf } from '../station-limits-of.ts'

const AT_ONCE = 500

// What the link, its feed (the last 20) and the ladder (the last good one) may still want stays, however old it is.
const REMOVABLE = `
  FROM (
    SELECT scheduler.id, scheduler.station_id, station.audio_days,
      (SELECT air_at FROM broadcast WHERE scheduler_id = scheduler.id AND audio_id IS NOT NULL AND release_at <= $1
        AND state IN ('staged', 'delivered') ORDER BY air_at DESC OFFSET 19 LIMIT 1) AS listed_since,
      (SELECT broadcast.id FROM broadcast WHERE scheduler_id = scheduler.id AND audio_id IS NOT NULL
        AND state = 'delivered' AND rung = 'fresh' ORDER BY air_at DESC LIMIT 1) AS last_good
    FROM scheduler JOIN station ON station.id = scheduler.station_id
  ) AS of
  JOIN broadcast ON broadcast.scheduler_id = of.id AND broadcast.audio_id IS NOT NULL
    AND broadcast.state IN ('delivered', 'failed', 'missed', 'cancelled') AND broadcast.id IS DISTINCT FROM of.last_good
    AND (broadcast.state <> 'delivered' OR broadcast.air_at < of.listed_since)
  JOIN audio ON audio.id = broadcast.audio_id
  LEFT JOIN wav ON wav.audio_id = audio.id LEFT JOIN audio AS body ON body.id = wav.body_id`
const BYTES = 'audio.size_bytes + coalesce(body.size_bytes, 0)'
const LET_GO =
  'UPDATE broadcast SET audio_id = NULL, audio_removed_at = $1 FROM chosen WHERE broadcast.id = chosen.id RETURNING broadcast.id'
const AGED = `
  WITH chosen AS (
    SELECT broadcast.id ${REMOVABLE} WHERE broadcast.air_at < $1::timestamptz - make_interval(days => of.audio_days)
    ORDER BY broadcast.air_at LIMIT ${AT_ONCE})
  ${LET_GO}`
// The oldest first, until nothing is beyond the limit.
const OLDEST = `
  WITH removable AS (
    SELECT broadcast.id, ${BYTES} AS size_bytes, sum(${BYTES}) OVER (ORDER BY broadcast.air_at, broadcast.id) AS so_far
    ${REMOVABLE} WHERE of.station_id = $2),
  chosen AS (SELECT id FROM removable WHERE so_far - size_bytes < $3 ORDER BY so_far LIMIT ${AT_ONCE})
  ${LET_GO}`
const TOO_MUCH = `
  SELECT station_id AS "stationId", sum(size_bytes)::float8 - $1 AS excess FROM (
    SELECT DISTINCT scheduler.station_id, audio.id, ${BYTES} AS size_bytes
    FROM broadcast JOIN scheduler ON scheduler.id = broadcast.scheduler_id JOIN audio ON audio.id = broadcast.audio_id
      LEFT JOIN wav ON wav.audio_id = audio.id LEFT JOIN audio AS body ON body.id = wav.body_id) AS kept
  GROUP BY station_id HAVING sum(size_bytes) > $1`

// A WAV can be made again of its MP3, and is six times as large and more: once its hour is over, what the links may still serve stays.
const FORGET_WAVS = `
  DELETE FROM wav WHERE made_at < $1::timestamptz - interval '2 days' AND audio_id NOT IN (
    SELECT newest.audio_id FROM scheduler CROSS JOIN LATERAL (
      SELECT audio_id FROM broadcast WHERE scheduler_id = scheduler.id AND audio_id IS NOT NULL AND state IN ('staged', 'delivered')
      ORDER BY air_at DESC LIMIT 3) AS newest)`

type Excess = { stationId: string; excess: number }

/**
 * Broadcasts let go of audio that is older than their station keeps it, and of their oldest where a station keeps too much. The row stays,
 * and says since when its audio is gone; audio that nobody names any more is removed after it. WAVs go after two days.
 */
export const ageAudio = async ({
  db,
  clock,
  ...of
}: Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'config'>>): Promise<void> => {
  const now = new Date(clock.now())
  await db.pool.query(FORGET_WAVS, [now])
  await untilNone(() => letGo(db, AGED, [now]))
  const { audioBytes } = stationLimitsOf(of)
  const tooMuch = async () => (await db.pool.query<Excess>(TOO_MUCH, [audioBytes])).rows
  // Audio that another broadcast names as well frees nothing yet: then the next round goes on.
  await untilNone(async () => {
    let gone = 0
    for (const { stationId, excess } of await tooMuch()) gone += await letGo(db, OLDEST, [now, stationId, excess])
    return gone
  })
}

const letGo = async ({ pool }: Pick<Database, 'pool'>, statement: string, values: unknown[]): Promise<number> =>
  (await pool.query(statement, values)).rowCount ?? 0

const untilNone = async (round: () => Promise<number>): Promise<void> => {
  while ((await round()) > 0);
}
