import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { type Database, inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import type { Clock } from '../clock.ts'
import { type AnyEvent, type Bus, BusUnavailableError } from './bus.ts'
import { EVENT_COLUMNS, eventOfRow, isEventType, type OutboxRow } from './outbox-event.ts'

/** An event that fails this often is set aside, so that those behind it get through. */
export const PARK_AFTER_TRIES = 10

// 'obox' in ASCII. Two relays at once could overtake each other within one key.
const RELAY_LOCK = 0x6f626f78

// Together with one last publishing of fifteen seconds, below the thirty idle ones after which the database ends the transaction.
const ONE_BY_ONE_MS = 10_000

// Of a backlog one transaction takes the batches that begin in this time: they are what a crash has told again.
const BEGIN_WITHIN_MS = 1_000

// Rows come and go too fast for the planner's statistics: it believes that few wait, and would sort all of them for each batch. In the
// order of the partial index only those of the batch are read.
const BEGIN = `
  SELECT pg_try_advisory_xact_lock($1) AS mine, set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`

// One look for the whole transaction: what a slow one commits meanwhile comes in the next, in front of what follows it. Anybody who writes of
// a revision or a broadcast holds its row until the commit from before the event’s id is given, so those are in the order of their ids. No
// row is locked here, for nobody else marks them but who holds the lock.
const OPEN = `
  DECLARE waiting NO SCROLL CURSOR FOR SELECT id, tries, ${EVENT_COLUMNS} FROM outbox
  WHERE published_at IS NULL AND parked_at IS NULL AND NOT (key = ANY($1))
  ORDER BY id`
const PUBLISHED = 'UPDATE outbox SET published_at = $2 WHERE id = ANY($1::bigint[])'
const FAILED = `
  UPDATE outbox SET tries = tries + 1, last_error = left($2, 500), parked_at = CASE WHEN tries + 1 >= $3 THEN $4::timestamptz END
  WHERE id = $1`

type Row = OutboxRow & { id: string; tries: number }

export type RelayFailure = { eventId: string; type: string; key: string; tries: number; parked: boolean; message: string }

export type Relayed = {
  /** Rows looked at. */
  found: number
  /** The last batch was as large as the limit: there may be more. */
  full: boolean
  published: number
  failures: RelayFailure[]
  /** What a newer version tells, and what waits behind it: a worker of that version publishes it. */
  unknown: { type: string; key: string }[]
  /** The bus took nothing more. */
  unavailable?: BusUnavailableError
}

type Outcome = { published: Row[]; failed: { row: Row; message: string }[]; unavailable?: BusUnavailableError }

/** An array as PostgreSQL writes it: the driver would look at each element. */
const idsOf = (rows: readonly Row[]): string => `{${rows.map(({ id }) => id).join()}}`

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** One by one, so that the failing one is known; what follows it under the same key waits behind it, what comes too late for the next time. */
const publishOneByOne = async (bus: Bus, rows: readonly Row[], clock: Clock): Promise<Outcome> => {
  const outcome: Outcome = { published: [], failed: [] }
  const stuck = new Set<string>()
  const until = clock.now() + ONE_BY_ONE_MS
  for (const row of rows) {
    if (clock.now() >= until) break
    if (stuck.has(row.key)) continue
    try {
      await bus.publish([eventOfRow(row)])
      outcome.published.push(row)
    } catch (error) {
      if (error instanceof BusUnavailableError) return { ...outcome, unavailable: error }
      stuck.add(row.key)
      outcome.failed.push({ row, message: messageOf(error) })
    }
  }
  return outcome
}

/** Rows up to the first one under each key whose type only a newer version knows. */
const splitKnown = (rows: readonly Row[]): { known: Row[]; unknown: Relayed['unknown'] } => {
  const unknown = new Map<string, string>()
  const known = rows.filter(({ type, key }) => {
    if (!isEventType(type) && !unknown.has(key)) unknown.set(key, type)
    return !unknown.has(key)
  })
  return { known, unknown: [...unknown].map(([key, type]) => ({ key, type })) }
}

const publishAll = async (bus: Bus, rows: Row[], clock: Clock): Promise<Outcome> => {
  let events: AnyEvent[]
  try {
    events = rows.map(eventOfRow)
    await bus.publish(events)
    return { published: rows, failed: [] }
  } catch (error) {
    if (error instanceof BusUnavailableError) return { published: [], failed: [], unavailable: error }
    return publishOneByOne(bus, rows, clock)
  }
}

const record = async (sql: Sql, { published, failed }: Outcome, now: Date): Promise<void> => {
  if (published.length > 0) await sql(PUBLISHED, [idsOf(published), now])
  for (const { row, message } of failed) await sql(FAILED, [row.id, message, PARK_AFTER_TRIES, now])
}

const failureOf = ({ row, message }: Outcome['failed'][number]): RelayFailure => {
  const tries = row.tries + 1
  return { eventId: row.event_id, type: row.type, key: row.key, tries, parked: tries >= PARK_AFTER_TRIES, message }
}

/**
 * Publishes what waits, in batches of `limit`, and marks it, in one transaction: a relay that dies in between publishes it again. While one
 * batch is being published, the one before it is marked. Ends with the first batch of which something stays: it comes before what follows.
 * Keys in `resting` are left alone, and so are events that only a newer version knows.
 */
export const relayBatches = (
  { db, bus, clock }: { db: Pick<Database, 'pool'>; bus: Bus; clock: Clock },
  { limit, resting }: { limit: number; resting: readonly string[] },
): Promise<Relayed> =>
  inSqlTransaction(db, async ({ sql }) => {
    const relayed: Relayed = { found: 0, full: false, published: 0, failures: [], unknown: [] }
    const until = clock.now() + BEGIN_WITHIN_MS
    const [lock] = await sql<{ mine: boolean }>(BEGIN, [RELAY_LOCK])
    if (!lock?.mine) return relayed
    await sql(OPEN, [resting])
    const next = () => sql<Row>(`FETCH ${limit} FROM waiting`)
    let outcome: Outcome = { published: [], failed: [] }
    for (let batch = await next(), upcoming: Row[]; batch.length > 0; batch = upcoming) {
      const { known, unknown } = splitKnown(batch)
      const marking = record(sql, outcome, new Date(clock.now())).then(next)
      // The driver sends when this turn of the loop ends: first, and the messages are made while the database is at work.
      const publishing = turnOfLoop().then(() => publishAll(bus, known, clock))
      // Also when marking fails: the lock is not given back while something is being published.
      await Promise.allSettled([marking, publishing])
      upcoming = await marking
      outcome = await publishing
      relayed.found += batch.length
      relayed.full = batch.length === limit
      relayed.published += outcome.published.length
      relayed.unknown = unknown
      if (outcome.published.length < batch.length || clock.now() >= until) break
    }
    await record(sql, outcome, new Date(clock.now()))
    relayed.failures = outcome.failed.map(failureOf)
    return outcome.unavailable ? { ...relayed, unavailable: outcome.unavailable } : relayed
  })
