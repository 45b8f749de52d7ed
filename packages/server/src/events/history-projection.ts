import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { TOPICS } from '@hourcast/domain/events'
import type { Services } from '../services.ts'
import type { AnyEvent, Bus } from './bus.ts'
import { consumeOnce } from './consume-once.ts'
import { type BroadcastEvent, foldBroadcast, type HistoryRow } from './fold-broadcast.ts'
import { eventOfRow, type OutboxRow } from './outbox-event.ts'

// 'hist' in ASCII. Whoever folds reads rows and writes them back: one at a time.
const HISTORY_LOCK = 0x68697374
const PAGE = 1_000

const LOCK = 'SELECT pg_advisory_xact_lock($1)::text'
const READ = `
  SELECT broadcast_id AS "broadcastId", scheduler_id AS "schedulerId", (extract(epoch FROM air_at) * 1000)::float8 AS "airAt", kind, state,
    rung, late, lateness_ms AS "latenessMs", audio_id AS "audioId", duration_ms AS "durationMs", failed_step AS "failedStep",
    failed_code AS "failedCode", targets, (extract(epoch FROM updated_at) * 1000)::float8 AS "updatedAt"
  FROM history WHERE broadcast_id = ANY($1)`
const WRITE = `
  INSERT INTO history (broadcast_id, scheduler_id, air_at, kind, state, rung, late, lateness_ms, audio_id, duration_ms, failed_step,
    failed_code, targets, updated_at)
  SELECT "broadcastId", "schedulerId", to_timestamp("airAt" / 1000), kind, state, rung, late, "latenessMs", "audioId", "durationMs",
    "failedStep", "failedCode", targets, to_timestamp("updatedAt" / 1000)
  FROM jsonb_to_recordset($1::text::jsonb) AS told ("broadcastId" text, "schedulerId" text, "airAt" float8, kind text, state text,
    rung text, late boolean, "latenessMs" integer, "audioId" text, "durationMs" integer, "failedStep" text, "failedCode" text,
    targets jsonb, "updatedAt" float8)
  ON CONFLICT (broadcast_id) DO UPDATE SET state = EXCLUDED.state, rung = EXCLUDED.rung, late = EXCLUDED.late,
    lateness_ms = EXCLUDED.lateness_ms, audio_id = EXCLUDED.audio_id, duration_ms = EXCLUDED.duration_ms,
    failed_step = EXCLUDED.failed_step, failed_code = EXCLUDED.failed_code, targets = EXCLUDED.targets, updated_at = EXCLUDED.updated_at`
// Rows whose events housekeeping has removed cannot be made anew: they stay.
const FORGET = `
  DELETE FROM history WHERE broadcast_id IN (SELECT payload ->> 'broadcastId' FROM outbox WHERE topic = '${TOPICS.broadcasts}')`
const PAGE_OF_EVENTS = `
  SELECT id, event_id, topic, key, type, payload, occurred_at FROM outbox
  WHERE topic = '${TOPICS.broadcasts}' AND id > $1 ORDER BY id LIMIT ${PAGE}`

const isBroadcastEvent = (event: AnyEvent): event is BroadcastEvent => event.topic === TOPICS.broadcasts

const projectEvents = async (sql: Sql, events: readonly BroadcastEvent[]): Promise<void> => {
  if (events.length === 0) return
  await sql(LOCK, [HISTORY_LOCK])
  const ids = [...new Set(events.map(({ payload }) => payload.broadcastId))]
  const rows = new Map((await sql<HistoryRow>(READ, [ids])).map((row) => [row.broadcastId, row]))
  for (const event of events) {
    const { broadcastId } = event.payload
    rows.set(broadcastId, foldBroadcast(rows.get(broadcastId), event))
  }
  // Number columns are whole milliseconds; a measured duration may have a fraction.
  const whole = (value: number | null) => (value === null ? null : Math.round(value))
  const written = [...rows.values()].map((row) => ({
    ...row,
    latenessMs: whole(row.latenessMs),
    durationMs: whole(row.durationMs),
  }))
  await sql(WRITE, [JSON.stringify(written)])
}

/** Keeps the history table: one row per broadcast, told by its events. Resolves, once listening, to what ends it. */
export const startHistoryProjection = ({ db }: Pick<Services, 'db'>, bus: Bus): Promise<() => Promise<void>> =>
  bus.subscribe('history', [TOPICS.broadcasts], async (event) => {
    if (isBroadcastEvent(event)) await consumeOnce(db, 'history', event, (sql) => projectEvents(sql, [event]))
  })

const eventsOf = (rows: readonly OutboxRow[]): BroadcastEvent[] =>
  rows.flatMap((row) => {
    try {
      const event = eventOfRow(row)
      return isBroadcastEvent(event) ? [event] : []
    } catch {
      // The relay sets such a row aside and says so.
      return []
    }
  })

/** History anew from all events that there are, published or not, while readers still see the old one. */
export const rebuildHistory = ({ db }: Pick<Services, 'db'>): Promise<{ events: number; broadcasts: number }> =>
  inTransaction(db, async ({ sql }) => {
    await sql(LOCK, [HISTORY_LOCK])
    await sql(FORGET)
    const broadcasts = new Set<string>()
    let events = 0
    let last = '0'
    for (;;) {
      const rows = await sql<OutboxRow & { id: string }>(PAGE_OF_EVENTS, [last])
      const page = eventsOf(rows)
      await projectEvents(sql, page)
      events += page.length
      for (const { payload } of page) broadcasts.add(payload.broadcastId)
      const end = rows.at(-1)
      if (!end) return { events, broadcasts: broadcasts.size }
      last = end.id
    }
  })
