import type { Database, Sql } from '@hourcast/db/open-database'
import { transferSession } from '@hourcast/db/transfer/transfer-session'
import { DAY_MS } from '@hourcast/domain/time-units'
import { ANALYTICS } from './analytics-projection.ts'
import type { AnyEvent } from './bus.ts'
import { isOwnFault, markingMistakes, RETELLING_DAYS, seeEvents } from './consume-once.ts'
import { HISTORY } from './history-projection.ts'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from './outbox-event.ts'
import type { Projection } from './projection.ts'

const PAGE = 1_000
export const PROJECTIONS: readonly Projection[] = [HISTORY, ANALYTICS]

/** No bus tells again what happened longer ago than this: nothing waits for a month to be published, and after that it is told for so long. */
const REPEATED_WITHIN_MS = (RETELLING_DAYS + 31) * DAY_MS

// Whole tables move in single statements, and between two of them Kafka may take its time.
const UNLIMITED = 'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'
const LOCK =
  'SELECT pg_advisory_xact_lock($1)::text, (extract(epoch FROM now()) * 1000)::float8 AS now, quote_ident(current_schema()) AS schema'
// Marked, not removed: the outbox tells it again in a moment.
const NEVER_COUNTED_AGAIN = `UPDATE pg_temp.inbox SET seen_at = '-infinity' WHERE consumer = $1 AND event_id = ANY($2)`
const PAGE_OF_EVENTS = `
  SELECT id, ${EVENT_COLUMNS} FROM outbox WHERE topic = ANY($1) AND id > $2 ORDER BY id LIMIT ${PAGE}`

// Temporary tables stand in front of those of the same name: in this transaction the projection fills them instead, and its inbox
// begins empty. Readers see the old rows until the commit.
const createEmpty = (schema: string, table: string): string =>
  `CREATE TEMPORARY TABLE ${table} (LIKE ${schema}.${table} INCLUDING DEFAULTS INCLUDING INDEXES) ON COMMIT DROP`

/** Rows whose events are gone cannot be made again: they stay. The inbox remembers which repeated events are counted. */
const takeOver = (schema: string, { tables }: Projection): string[] => [
  ...tables.flatMap(({ name, key }) => [
    `DELETE FROM ${schema}.${name} AS old USING pg_temp.${name} AS made WHERE ${key.map((column) => `old.${column} = made.${column}`).join(' AND ')}`,
    `INSERT INTO ${schema}.${name} SELECT * FROM pg_temp.${name}`,
  ]),
  `UPDATE pg_temp.inbox SET seen_at = now() FROM ${schema}.outbox
   WHERE inbox.seen_at = '-infinity' AND outbox.event_id = inbox.event_id AND outbox.published_at IS NULL`,
  `INSERT INTO ${schema}.inbox SELECT * FROM pg_temp.inbox WHERE seen_at > '-infinity' ON CONFLICT DO NOTHING`,
]

/** All events of topics that were published, from the first one up to what is there when it is asked. */
export type PublishedEvents = (topics: Projection['topics']) => AsyncIterable<readonly AnyEvent[]>

/** Who could not act on which event, and why; it is not counted, as it was not when consumers set it aside. */
export type OnPassedOver = (consumer: string, eventId: string, error: unknown) => void

const eventsOf = (rows: readonly OutboxRow[]): AnyEvent[] =>
  rows.flatMap((row) => {
    try {
      return [eventOfRow(row)]
    } catch {
      // The relay sets such a row aside and says so.
      return []
    }
  })

async function* pagesOfOutbox(sql: Sql, topics: readonly string[]): AsyncGenerator<AnyEvent[]> {
  for (let last = '0'; ; ) {
    const rows = await sql<OutboxRow & { id: string }>(PAGE_OF_EVENTS, [topics, last])
    yield eventsOf(rows)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

/** In one transaction of a session of its own, without the limits of those that serve somebody. */
const inLongTransaction = <T>({ url }: Pick<Database, 'url'>, work: (sql: Sql) => Promise<T>): Promise<T> =>
  transferSession(url, async (client) => {
    await client.query('BEGIN')
    await client.query(UNLIMITED)
    const value = await work(async (text, values) => (await client.query(text, values)).rows)
    await client.query('COMMIT')
    return value
  })

/** The events that were not counted yet: all together or, when one of them cannot be, one by one. How many were. */
const count = async (
  sql: Sql,
  projection: Projection,
  events: readonly AnyEvent[],
  onPassedOver: OnPassedOver,
): Promise<number> => {
  await sql('SAVEPOINT page')
  try {
    const fresh = await seeEvents(sql, projection.consumer, events)
    await markingMistakes(sql, (watched) => projection.project(watched, fresh))
    await sql('RELEASE page')
    return fresh.length
  } catch (error) {
    if (!isOwnFault(error)) throw error
    await sql('ROLLBACK TO page; RELEASE page')
    const [only, another] = events
    if (only !== undefined && another === undefined) onPassedOver(projection.consumer, only.id, error)
    if (another === undefined) return 0
  }
  let counted = 0
  for (const event of events) counted += await count(sql, projection, [event], onPassedOver)
  return counted
}

/**
 * Makes one projection again from all events that there are: those that the bus holds, then those of the outbox, published or not. Anybody who
 * consumes waits until it is done, and then passes over what was counted here.
 */
const rebuild = (
  db: Pick<Database, 'url'>,
  projection: Projection,
  onPassedOver: OnPassedOver,
  published?: PublishedEvents,
): Promise<number> =>
  inLongTransaction(db, async (sql) => {
    // The bus is asked under the lock, so that what was consumed before is among what it gives.
    const [locked] = await sql<{ now: number; schema: string }>(LOCK, [projection.lock])
    if (!locked) throw new Error('No lock')
    const oldest = locked.now - REPEATED_WITHIN_MS
    for (const table of ['inbox', ...projection.tables.map(({ name }) => name)]) await sql(createEmpty(locked.schema, table))
    let events = 0
    const take = async (page: readonly AnyEvent[]): Promise<void> => {
      events += await count(sql, projection, page, onPassedOver)
      const old = page.filter(({ occurredAt }) => occurredAt < oldest).map(({ id }) => id)
      if (old.length > 0) await sql(NEVER_COUNTED_AGAIN, [projection.consumer, old])
    }
    if (published) for await (const page of published(projection.topics)) await take(page)
    for await (const page of pagesOfOutbox(sql, projection.topics)) await take(page)
    for (const statement of takeOver(locked.schema, projection)) await sql(statement)
    return events
  })

/** Makes history and analytics again. How many events each was made from. */
export const rebuildProjections = async (
  db: Pick<Database, 'url'>,
  published?: PublishedEvents,
  onPassedOver: OnPassedOver = () => {},
): Promise<{ history: number; analytics: number }> => ({
  history: await rebuild(db, HISTORY, onPassedOver, published),
  analytics: await rebuild(db, ANALYTICS, onPassedOver, published),
})
