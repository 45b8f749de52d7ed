import type { Sql } from '@hourcast/db/open-database'
import { TOPICS } from '@hourcast/domain/events'
import type { AnyEvent } from './bus.ts'
import { type BroadcastEvent, foldBroadcast, type HistoryRow } from './fold-broadcast.ts'
import type { Projection } from './projection.ts'

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

const isBroadcastEvent = (event: AnyEvent): event is BroadcastEvent => event.topic === TOPICS.broadcasts

const projectEvents = async (sql: Sql, events: readonly BroadcastEvent[]): Promise<void> => {
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

/** One row per broadcast, told by its events. */
export const HISTORY: Projection = {
  consumer: 'history',
  topics: [TOPICS.broadcasts],
  table: 'history',
  key: ['broadcast_id'],
  // 'hist' in ASCII.
  lock: 0x68697374,
  async project(sql, events) {
    const relevant = events.filter(isBroadcastEvent)
    if (relevant.length > 0) await projectEvents(sql, relevant)
  },
}
