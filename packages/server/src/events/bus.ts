import type { EventType, HourcastEvent, Topic } from '@hourcast/domain/events'

/** Any event, so that asking for its type tells the payload. */
export type AnyEvent = { [T in EventType]: HourcastEvent<T> }[EventType]

export type EventHandler = (event: AnyEvent) => Promise<void>

/**
 * Tells events to whoever listens, at least once and, per key, in order: consumers remember what they have seen.
 * Twin: in this process; later Kafka.
 */
export type Bus = {
  /**
   * Resolves when all events are taken: by the broker, or in one process by every consumer. Rejects when one was not; some may
   * have been told all the same, so the caller publishes again. BusUnavailableError when no event is to blame.
   */
  publish(events: readonly AnyEvent[]): Promise<void>
  /** One handler per consumer's name, one event of a key at a time. Resolves, once listening, to what ends it after the event in hand. */
  subscribe(consumer: string, topics: readonly Topic[], handler: EventHandler): Promise<() => Promise<void>>
}

/** Nobody takes events at the moment: they wait, and this counts as no event's own failure. */
export class BusUnavailableError extends Error {}
