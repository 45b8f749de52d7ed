import { type Database, inTransaction, type Sql } from '@hourcast/db/open-database'
import { ANALYTICS } from './analytics-projection.ts'
import type { AnyEvent } from './bus.ts'
import { seeEvents } from './consume-once.ts'
import { HISTORY } from './history-projection.ts'
import { eventOfRow, type OutboxRow } from './outbox-event.ts'
import type { Projection } from './projection.ts'

const PAGE = 1_000
export const PROJECTIONS: readonly Projection[] = [HISTORY, ANALYTICS]

const LOCK = 'SELECT pg_advisory_xact_lock($1)::text'
const PAGE_OF_EVENTS = `
  SELECT id, event_id, topic, key, type, payload, occurred_at FROM outbox WHERE topic = ANY($1) AND id > $2 ORDER BY id LIMIT ${PAGE}`

// Temporary tables stand in front of those of the same name: in this transaction the projection fills them instead, and its inbox
// begins empty. Readers see the old rows until the commit.
const anew = (table: string): string =>
  `CREATE TEMPORARY TABLE ${table} (LIKE public.${table} INCLUDING DEFAULTS INCLUDING INDEXES) ON COMMIT DROP`

/** Rows that no event tells of any more cannot be made anew: they stay. */
const takeOver = ({ table, key }: Projection): string[] => [
  `DELETE FROM public.${table} AS old USING pg_temp.${table} AS anew WHERE ${key.map((column) => `old.${column} = anew.${column}`).join(' AND ')}`,
  `INSERT INTO public.${table} SELECT * FROM pg_temp.${table}`,
  'INSERT INTO public.inbox SELECT * FROM pg_temp.inbox ON CONFLICT DO NOTHING',
]

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

/** All events of topics that were published, from the first one up to what is there when it is asked. */
export type PublishedEvents = (topics: Projection['topics']) => AsyncIterable<readonly AnyEvent[]>

/**
 * One projection anew from all events that there are: those that the bus holds, then those of the outbox, published or not. Whoever
 * consumes waits until it is done, and then passes over what was counted here.
 */
const rebuild = async (db: Pick<Database, 'pool'>, projection: Projection, published?: PublishedEvents): Promise<number> =>
  inTransaction(db, async ({ sql }) => {
    // The bus is asked under the lock, so that whatever was consumed before is among what it gives.
    await sql(LOCK, [projection.lock])
    for (const table of ['inbox', projection.table]) await sql(anew(table))
    let events = 0
    const take = async (page: readonly AnyEvent[]): Promise<void> => {
      const fresh = await seeEvents(sql, projection.consumer, page)
      await projection.project(sql, fresh)
      events += fresh.length
    }
    if (published) for await (const page of published(projection.topics)) await take(page)
    for await (const page of pagesOfOutbox(sql, projection.topics)) await take(page)
    for (const statement of takeOver(projection)) await sql(statement)
    return events
  })

/** History and analytics anew. How many events each was made from. */
export const rebuildProjections = async (
  db: Pick<Database, 'pool'>,
  published?: PublishedEvents,
): Promise<{ history: number; analytics: number }> => ({
  history: await rebuild(db, HISTORY, published),
  analytics: await rebuild(db, ANALYTICS, published),
})
