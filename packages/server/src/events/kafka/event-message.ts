import { z } from 'zod'
import type { AnyEvent } from '../bus.ts'
import { eventOfRow, isEventType } from '../outbox-event.ts'

/** An event as it travels; the key is the message's own. */
export const messageOf = ({ id, key, type, occurredAt, payload }: AnyEvent): { key: string; value: string } => ({
  key,
  value: JSON.stringify({ id, type, occurredAt, payload }),
})

const messageSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  occurredAt: z.number(),
  payload: z.unknown(),
})

export type ReadMessage =
  | { is: 'event'; event: AnyEvent }
  /** From a newer version, which alone knows what to do about it. */
  | { is: 'unknown'; type: string }
  | { is: 'unreadable'; code: 'no-event' | 'wrong-payload' }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A message of one of our topics, no matter who wrote it. */
export const readMessage = ({ key, value }: { key: Buffer | null; value: Buffer | null }): ReadMessage => {
  const parsed = messageSchema.safeParse(parseJson(value?.toString('utf8') ?? ''))
  if (!parsed.success || key === null) return { is: 'unreadable', code: 'no-event' }
  const { id, type, occurredAt, payload } = parsed.data
  if (!isEventType(type)) return { is: 'unknown', type }
  const row = { event_id: id, key: key.toString('utf8'), type, payload, occurred_ms: occurredAt }
  try {
    return { is: 'event', event: eventOfRow(row) }
  } catch {
    return { is: 'unreadable', code: 'wrong-payload' }
  }
}
