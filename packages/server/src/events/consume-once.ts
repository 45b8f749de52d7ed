import { type Database, inTransaction, type Sql } from '@hourcast/db/open-database'
import { type AnyEvent, BusUnavailableError } from './bus.ts'

/**
 * How long a bus may tell an event again after it was told first: a group whose offsets the broker has forgotten starts over,
 * and acts on nothing older, because what was seen is remembered no longer than this.
 */
export const RETELLING_DAYS = 90

// In one order, always: transactions that note the same events wait for each other instead of locking each other out.
const SEE = `
  INSERT INTO inbox (consumer, event_id) SELECT $1, id FROM unnest($2::text[]) AS told (id) ORDER BY id
  ON CONFLICT DO NOTHING RETURNING event_id AS id`
const LOCK = 'SELECT pg_advisory_xact_lock($1)::text'
// A day more than the bus reaches back: clocks of machines differ.
const FORGET = `DELETE FROM inbox WHERE seen_at < $1::timestamptz - interval '${RETELLING_DAYS + 1} days'`

/** SQLSTATE classes in which what was sent is at fault: data, constraints, and statements that do not fit the tables. */
const OWN_FAULTS = ['22', '23', '42']

const isToBlame = async (db: Pick<Database, 'pool'>, error: unknown): Promise<boolean> => {
  const state = error instanceof Error && 'code' in error && 'severity' in error ? String(error.code) : undefined
  if (state !== undefined) return OWN_FAULTS.includes(state.slice(0, 2))
  // A broken connection has no SQLSTATE, a mistake in the effect neither: the database's silence tells them apart.
  return db.pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
}

type Told = Pick<AnyEvent, 'id'>

/** Those that this consumer had not seen, in their order, each once. They count as seen when the transaction commits. */
export const seeEvents = async <E extends Told>(sql: Sql, consumer: string, events: readonly E[]): Promise<E[]> => {
  const byId = new Map(events.map((event) => [event.id, event]))
  const fresh = new Set((await sql<{ id: string }>(SEE, [consumer, [...byId.keys()]])).map(({ id }) => id))
  return [...byId.values()].filter(({ id }) => fresh.has(id))
}

/**
 * The effect of events and the note that this consumer has seen them, in one transaction: told twice, they act once. With `lock`, who
 * consumes is alone. How many had not been seen. When the effect throws, nothing of it stays and they may be told again; that is a
 * BusUnavailableError when the database is to blame, not an event.
 */
export const consumeOnce = async <E extends Told>(
  db: Pick<Database, 'pool'>,
  { consumer, lock }: { consumer: string; lock?: number },
  events: readonly E[],
  effect: (sql: Sql, fresh: readonly E[]) => Promise<void>,
): Promise<number> => {
  try {
    return await inTransaction(db, async ({ sql }) => {
      // Before the note: a rebuild holds the lock while it notes the same events.
      if (lock !== undefined) await sql(LOCK, [lock])
      const fresh = await seeEvents(sql, consumer, events)
      if (fresh.length > 0) await effect(sql, fresh)
      return fresh.length
    })
  } catch (error) {
    if (error instanceof BusUnavailableError || (await isToBlame(db, error))) throw error
    throw new BusUnavailableError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** Forgets what no bus can tell again. `now` in milliseconds. */
export const trimInbox = async ({ pool }: Pick<Database, 'pool'>, now: number): Promise<void> => {
  await pool.query(FORGET, [new Date(now)])
}
