import type { Sql } from '@hourcast/db/open-database'
import { TOPICS } from '@hourcast/domain/events'
import type { AnyEvent } from './bus.ts'
import { type BroadcastEvent, foldBroadcast, HISTORY_FIELDS, type HistoryRow } from './fold-broadcast.ts'
import type { Projection } from './projection.ts'

/** latenessMs → lateness_ms */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const NAMES = HISTORY_FIELDS.map(columnOf)

const READ = `
  SELECT ${HISTORY_FIELDS.map((field) => `${columnOf(field)} AS "${field}"`).join(', ')} FROM history WHERE broadcast_id = ANY($1)`
// The columns are named: a newer program may have added others, which have defaults.
const WRITE = `
  INSERT INTO history (${NAMES.join(', ')}) SELECT ${NAMES.join(', ')} FROM jsonb_populate_recordset(NULL::history, $1::text::jsonb)
  ON CONFLICT (broadcast_id) DO UPDATE SET ${NAMES.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}`

type Stored = Omit<HistoryRow, 'airAt' | 'updatedAt'> & { airAt: Date; updatedAt: Date }

const rowOf = ({ airAt, updatedAt, ...row }: Stored): HistoryRow => ({
  ...row,
  airAt: airAt.getTime(),
  updatedAt: updatedAt.getTime(),
})

// Number columns are whole milliseconds; a measured duration may have a fraction.
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value))

/** As the table names and types it. */
const storedOf = (row: HistoryRow): Record<string, unknown> => {
  const stored = {
    ...row,
    airAt: new Date(row.airAt),
    updatedAt: new Date(row.updatedAt),
    latenessMs: whole(row.latenessMs),
    durationMs: whole(row.durationMs),
  }
  return Object.fromEntries(HISTORY_FIELDS.map((field) => [columnOf(field), stored[field]]))
}

const isBroadcastEvent = (event: AnyEvent): event is BroadcastEvent => event.topic === TOPICS.broadcasts

const projectEvents = async (sql: Sql, events: readonly BroadcastEvent[]): Promise<void> => {
  const ids = [...new Set(events.map(({ payload }) => payload.broadcastId))]
  const rows = new Map((await sql<Stored>(READ, [ids])).map((row) => [row.broadcastId, rowOf(row)]))
  for (const event of events) {
    const { broadcastId } = event.payload
    rows.set(broadcastId, foldBroadcast(rows.get(broadcastId), event))
  }
  await sql(WRITE, [JSON.stringify([...rows.values()].map(storedOf))])
}

/** One row per broadcast, told by its events. */
export const HISTORY: Projection = {
  consumer: 'history',
  topics: [TOPICS.broadcasts],
  tables: [{ name: 'history', key: ['broadcast_id'] }],
  // 'hist' in ASCII.
  lock: 0x68697374,
  async project(sql, events) {
    const relevant = events.filter(isBroadcastEvent)
    if (relevant.length > 0) await projectEvents(sql, relevant)
  },
}
