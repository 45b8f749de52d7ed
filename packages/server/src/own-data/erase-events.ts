import type { Database, Sql } from '@hourcast/db/open-database'

/** Events between two ids, looked through in one statement: far below a second, no matter how many of them are theirs. */
const WINDOW = 20_000

const NEWEST = 'SELECT coalesce(max(id), 0)::float8 AS id FROM outbox'
// An event tells of a scheduler, or of their place on the map. The inbox is asked for each event of each consumer, by its
// key: joined as a whole it would be read as a whole.
const ERASE = `
  WITH RECURSIVE consumer (name) AS (
    SELECT min(consumer) FROM inbox
    UNION ALL SELECT (SELECT min(consumer) FROM inbox WHERE consumer > name) FROM consumer WHERE name IS NOT NULL),
  gone AS (
    DELETE FROM outbox WHERE id > $3 AND id <= $4
      AND key IN (SELECT id FROM scheduler WHERE station_id = $1 UNION ALL SELECT id FROM enterprise WHERE email = $2)
    RETURNING event_id)
  DELETE FROM inbox WHERE ctid = ANY (ARRAY(
    SELECT seen.ctid FROM gone, consumer, LATERAL (SELECT ctid FROM inbox WHERE consumer = name AND event_id = gone.event_id LIMIT 1) AS seen))`

type Whose = { stationId: string; email: string }

/**
 * Erases what events tell of a station and where consumers noted it, window by window: by key no index finds them, because one would be
 * written with every event and read once in an account's life. Gives what erases those that come until the last step, in its transaction.
 */
export const eraseEvents = async (
  { pool }: Pick<Database, 'pool'>,
  { stationId, email }: Whose,
  window: number = WINDOW,
): Promise<(sql: Sql) => Promise<void>> => {
  const newest = (await pool.query<{ id: number }>(NEWEST)).rows[0]?.id ?? 0
  for (let from = 0; from < newest; from += window) await pool.query(ERASE, [stationId, email, from, from + window])
  // One window back: an id is taken before its event is committed.
  return async (sql) => void (await sql(ERASE, [stationId, email, newest - window, Number.MAX_SAFE_INTEGER]))
}
