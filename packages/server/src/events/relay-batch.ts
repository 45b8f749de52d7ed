import { type Database, inTransaction, type Sql } from '@hourcast/db/open-database'
import type { Clock } from '../clock.ts'
import { type AnyEvent, type Bus, BusUnavailableError } from './bus.ts'
import { eventOfRow, type OutboxRow } from './outbox-event.ts'

/** An event that fails this often is set aside, so that those behind it get through. */
export const PARK_AFTER_TRIES = 10

// 'obox' in ASCII. Two relays at once could overtake each other within one key.
const RELAY_LOCK = 0x6f626f78

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
  /** The bus took nothing more. */
  unavailable?: BusUnavailableError
}

type Told = { published: Row[]; failed: { row: Row; message: string }[]; unavailable?: BusUnavailableError }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** One by one, so that the failing one is known; what follows it under the same key waits behind it. */
const tellOneByOne = async (bus: Bus, rows: readonly Row[]): Promise<Told> => {
  const told: Told = { published: [], failed: [] }
  const stuck = new Set<string>()
  for (const row of rows) {
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

const tellAll = async (bus: Bus, rows: Row[]): Promise<Told> => {
  let events: AnyEvent[]
  try {
    events = rows.map(eventOfRow)
    await bus.publish(events)
    return { published: rows, failed: [] }
  } catch (error) {
    if (error instanceof BusUnavailableError) return { published: [], failed: [], unavailable: error }
    return tellOneByOne(bus, rows)
  }
}

const record = async (sql: Sql, { published, failed }: Told, now: Date): Promise<void> => {
  if (published.length > 0) await sql(PUBLISHED, [published.map(({ id }) => id), now])
  for (const { row, message } of failed) await sql(FAILED, [row.id, message, PARK_AFTER_TRIES, now])
}

/**
 * Publishes up to `limit` waiting events and marks them, in one transaction: a relay that dies in between publishes them again.
 * Keys in `resting` are left alone.
 */
export const relayBatch = (
  { db, bus, clock }: { db: Pick<Database, 'pool'>; bus: Bus; clock: Clock },
  { limit, resting }: { limit: number; resting: readonly string[] },
): Promise<RelayedBatch> =>
  inTransaction(db, async ({ sql }) => {
    const [lock] = await sql<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [RELAY_LOCK])
    if (!lock?.mine) return { found: 0, published: 0, failures: [] }
    const rows = await sql<Row>(NEXT, [limit, resting])
    if (rows.length === 0) return { found: 0, published: 0, failures: [] }
    const told = await tellAll(bus, rows)
    await record(sql, told, new Date(clock.now()))
    return {
      found: rows.length,
      published: told.published.length,
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
