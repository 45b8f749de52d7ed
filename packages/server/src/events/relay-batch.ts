import { type Database, inTransaction, type Sql } from '@hourcast/db/open-database'
import type { Clock } from '../clock.ts'
import { type AnyEvent, type Bus, BusUnavailableError } from './bus.ts'
import { eventOfRow, isEventType, type OutboxRow } from './outbox-event.ts'

/** An event that fails this often is set aside, so that those behind it get through. */
export const PARK_AFTER_TRIES = 10

// 'obox' in ASCII. Two relays at once could overtake each other within one key.
const RELAY_LOCK = 0x6f626f78

// Together with one last publishing of fifteen seconds, below the thirty after which the database ends the transaction.
const ONE_BY_ONE_MS = 10_000

// Rows come and go too fast for the planner's statistics: it believes that few wait, and would sort all of them for each batch. In the
// order of the partial index only those of the batch are read.
const BEGIN = `
  SELECT pg_try_advisory_xact_lock($1) AS mine, set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`

const NEXT = `
  SELECT id, event_id, topic, key, type, payload, occurred_at, tries FROM outbox
  WHERE published_at IS NULL AND parked_at IS NULL AND NOT (key = ANY($2))
  ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`
const PUBLISHED = 'UPDATE outbox SET published_at = $2 WHERE id = ANY($1)'
const FAILED = `
  UPDATE outbox SET tries = tries + 1, last_error = left($2, 500), parked_at = CASE WHEN tries + 1 >= $3 THEN $4::timestamptz END
  WHERE id = $1`

type Row = OutboxRow & { id: string; tries: number }

export type RelayFailure = { eventId: string; type: string; key: string; tries: number; parked: boolean; message: string }

export type RelayedBatch = {
  /** Rows looked at: as many as the limit means that there may be more. */
  found: number
  published: number
  failures: RelayFailure[]
  /** What a newer version tells, and what waits behind it: a worker of that version publishes it. */
  unknown: { type: string; key: string }[]
  /** The bus took nothing more. */
  unavailable?: BusUnavailableError
}

type Told = { published: Row[]; failed: { row: Row; message: string }[]; unavailable?: BusUnavailableError }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** One by one, so that the failing one is known; what follows it under the same key waits behind it, what comes too late for the next time. */
const tellOneByOne = async (bus: Bus, rows: readonly Row[], clock: Clock): Promise<Told> => {
  const told: Told = { published: [], failed: [] }
  const stuck = new Set<string>()
  const until = clock.now() + ONE_BY_ONE_MS
  for (const row of rows) {
    if (clock.now() >= until) break
    if (stuck.has(row.key)) continue
    try {
      await bus.publish([eventOfRow(row)])
      told.published.push(row)
    } catch (error) {
      if (error instanceof BusUnavailableError) return { ...told, unavailable: error }
      stuck.add(row.key)
      told.failed.push({ row, message: messageOf(error) })
    }
  }
  return told
}

/** Rows up to the first one under each key whose type only a newer version knows. */
const splitKnown = (rows: readonly Row[]): { known: Row[]; unknown: RelayedBatch['unknown'] } => {
  const unknown = new Map<string, string>()
  const known = rows.filter(({ type, key }) => {
    if (!isEventType(type) && !unknown.has(key)) unknown.set(key, type)
    return !unknown.has(key)
  })
  return { known, unknown: [...unknown].map(([key, type]) => ({ key, type })) }
}

const tellAll = async (bus: Bus, rows: Row[], clock: Clock): Promise<Told> => {
  let events: AnyEvent[]
  try {
    events = rows.map(eventOfRow)
    await bus.publish(events)
    return { published: rows, failed: [] }
  } catch (error) {
    if (error instanceof BusUnavailableError) return { published: [], failed: [], unavailable: error }
    return tellOneByOne(bus, rows, clock)
  }
}

const record = async (sql: Sql, { published, failed }: Told, now: Date): Promise<void> => {
  if (published.length > 0) await sql(PUBLISHED, [published.map(({ id }) => id), now])
  for (const { row, message } of failed) await sql(FAILED, [row.id, message, PARK_AFTER_TRIES, now])
}

/**
 * Publishes up to `limit` waiting events and marks them, in one transaction: a relay that dies in between publishes them again.
 * Keys in `resting` are left alone, and so are events that only a newer version knows.
 */
export const relayBatch = (
  { db, bus, clock }: { db: Pick<Database, 'pool'>; bus: Bus; clock: Clock },
  { limit, resting }: { limit: number; resting: readonly string[] },
): Promise<RelayedBatch> =>
  inTransaction(db, async ({ sql }) => {
    const [lock] = await sql<{ mine: boolean }>(BEGIN, [RELAY_LOCK])
    if (!lock?.mine) return { found: 0, published: 0, failures: [], unknown: [] }
    const rows = await sql<Row>(NEXT, [limit, resting])
    if (rows.length === 0) return { found: 0, published: 0, failures: [], unknown: [] }
    const { known, unknown } = splitKnown(rows)
    const told = await tellAll(bus, known, clock)
    await record(sql, told, new Date(clock.now()))
    return {
      found: rows.length,
      published: told.published.length,
      unknown,
      failures: told.failed.map(({ row, message }) => ({
        eventId: row.event_id,
        type: row.type,
        key: row.key,
        tries: row.tries + 1,
        parked: row.tries + 1 >= PARK_AFTER_TRIES,
        message,
      })),
      ...(told.unavailable ? { unavailable: told.unavailable } : {}),
    }
  })
