import { EVENT_PAYLOADS, type EventPayload, type EventType, topicOf } from '@hourcast/domain/events'
import type { Sql } from './open-database.ts'
import { randomId } from './random-id.ts'

/** An event to be told; `key` is the id of what it tells of, for broadcasts the scheduler's, and order holds per key. */
export type NewEvent = { [T in EventType]: { type: T; key: string; payload: EventPayload<T> } }[EventType]

const INSERT = `
  INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at)
  SELECT event_id, topic, key, type, payload, $6::timestamptz
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]::jsonb[]) WITH ORDINALITY
    AS event (event_id, topic, key, type, payload, place)
  ORDER BY place`

/**
 * Writes events, in their order, in the transaction of the change that they tell of. `now` in milliseconds.
 * Throws when a payload is not what its type says; fields that the type does not know are left out.
 */
export const appendEvents = async (sql: Sql, events: readonly NewEvent[], now: number): Promise<void> => {
  if (events.length === 0) return
  await sql(INSERT, [
    events.map(() => randomId()),
    events.map(({ type }) => topicOf(type)),
    events.map(({ key }) => key),
    events.map(({ type }) => type),
    events.map(({ type, payload }) => JSON.stringify(EVENT_PAYLOADS[type].parse(payload))),
    new Date(now),
  ])
}
