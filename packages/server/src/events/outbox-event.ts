import { EVENT_PAYLOADS, topicOf } from '@hourcast/domain/events'
import type { AnyEvent } from './bus.ts'

export type OutboxRow = { event_id: string; key: string; type: string; payload: unknown; occurred_ms: number }

/** Of the table `outbox`, as `eventOfRow` wants them. The driver would make a Date of an instant, for nothing. */
export const EVENT_COLUMNS =
  'outbox.event_id, outbox.key, outbox.type, outbox.payload, (extract(epoch FROM outbox.occurred_at) * 1000)::float8 AS occurred_ms'

export const isEventType = (type: string): type is AnyEvent['type'] => Object.hasOwn(EVENT_PAYLOADS, type)

/** A row as an event. Throws when its type is unknown or its payload is not what the type says. */
export const eventOfRow = (row: OutboxRow): AnyEvent => {
  if (!isEventType(row.type)) throw new Error(`unknown event type ${row.type}`)
  const parsed = EVENT_PAYLOADS[row.type].safeParse(row.payload)
  if (!parsed.success) throw new Error(`not a payload of ${row.type}: ${parsed.error.issues[0]?.message}`)
  return {
    id: row.event_id,
    topic: topicOf(row.type),
    key: row.key,
    type: row.type,
    occurredAt: row.occurred_ms,
    payload: parsed.data,
    // The check above ties the payload to the type, which the compiler cannot follow through a table.
  } as AnyEvent
}
