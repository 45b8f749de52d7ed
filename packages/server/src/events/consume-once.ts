import { inPortions } from '@hourcast/db/in-portions'
import { type Database, inSqlTransaction, type Sql } from '@hourcast/db/open-database'
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
const FORGET = `
  DELETE FROM inbox WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM inbox WHERE seen_at < $1::timestamptz - interval '${RETELLING_DAYS + 1} days' LIMIT $2))`
// A statement may take thirty seconds.
const FORGOTTEN_AT_ONCE = 10_000

/**
 * SQLSTATE classes in which what was sent is at fault: data and constraints. The statements are constant, so one that does not fit the
 * tables, or may not be run, says nothing about an event.
 */
const OWN_FAULTS = ['22', '23']

class Mistake extends Error {}

/** Whether the events are to blame for what markingMistakes throws; a broken connection has no SQLSTATE at all. */
export const isOwnFault = (error: unknown): boolean =>
  error instanceof Mistake ||
  (error instanceof Error && 'severity' in error && 'code' in error && OWN_FAULTS.includes(String(error.code).slice(0, 2)))

/** What the effect throws by itself, and not because a statement failed, comes out as a Mistake with its cause. */
export const markingMistakes = async (sql: Sql, effect: (sql: Sql) => Promise<void>): Promise<void> => {
  const failures = new Set<unknown>()
  const watched: Sql = async <Row>(text: string, values?: unknown[]) => {
    try {
      return await sql<Row>(text, values)
    } catch (error) {
      failures.add(error)
      throw error
    }
  }
  try {
    await effect(watched)
  } catch (error) {
    throw failures.has(error) ? error : new Mistake('', { cause: error })
  }
}

type Identified = Pick<AnyEvent, 'id'>

/** Those that this consumer had not seen, in their order, each once. They count as seen when the transaction commits. */
export const seeEvents = async <E extends Identified>(sql: Sql, consumer: string, events: readonly E[]): Promise<E[]> => {
  const byId = new Map(events.map((event) => [event.id, event]))
  const fresh = new Set((await sql<{ id: string }>(SEE, [consumer, [...byId.keys()]])).map(({ id }) => id))
  return [...byId.values()].filter(({ id }) => fresh.has(id))
}

/**
 * The effect of events and the note that this consumer has seen them, in one transaction: told twice, they act once. With `lock`, who
 * consumes is alone. How many had not been seen. When the effect throws, nothing of it stays and they may be told again; that is a
 * BusUnavailableError when the database or its state is to blame, not an event.
 */
export const consumeOnce = async <E extends Identified>(
  db: Pick<Database, 'pool'>,
  { consumer, lock }: { consumer: string; lock?: number },
  events: readonly E[],
  effect: (sql: Sql, fresh: readonly E[]) => Promise<void>,
): Promise<number> => {
  try {
    return await inSqlTransaction(db, async ({ sql }) => {
      // Before the note: a rebuild holds the lock while it notes the same events.
      if (lock !== undefined) await sql(LOCK, [lock])
      const fresh = await seeEvents(sql, consumer, events)
      if (fresh.length > 0) await markingMistakes(sql, (watched) => effect(watched, fresh))
      return fresh.length
    })
  } catch (error) {
    if (error instanceof Mistake) throw error.cause
    if (isOwnFault(error)) throw error
    throw new BusUnavailableError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** Forgets what no bus can tell again. `now` in milliseconds. */
export const trimInbox = (db: Pick<Database, 'pool'>, now: number, atOnce: number = FORGOTTEN_AT_ONCE): Promise<void> =>
  inPortions(db, FORGET, [new Date(now), atOnce], atOnce)
