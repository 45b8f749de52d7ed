import type { EventType, HourcastEvent, Topic } from '@hourcast/domain/events'

/** Any event, so that asking for its type tells the payload. */
export type AnyEvent = { [T in EventType]: HourcastEvent<T> }[EventType]

/**
 * Acts on events, in their order, all or none of them. It may be told them again, together or one by one: when it rejects, and
 * when this process dies before the bus has noted that it was told.
 */
export type EventHandler = (events: readonly AnyEvent[]) => Promise<void>

/**
 * Tells events to its listeners, at least once and, per key of a topic, in order: consumers remember what they have seen.
 * Twin: in this process; the real one: Kafka.
 */
export type Bus = {
  /**
   * Resolves when all events are taken: by the broker, or in one process by every consumer. Rejects when one was not; some may
   * have been told all the same, so the caller publishes again. BusUnavailableError when no event is to blame.
   */
  publish(events: readonly AnyEvent[]): Promise<void>
  /**
   * One handler per consumer's name, one call at a time for a key. Resolves, once listening, to what ends it after the events in
   * hand; `signal` ends it too, also while it is not listening yet.
   */
  subscribe(consumer: string, topics: readonly Topic[], handler: EventHandler, signal?: AbortSignal): Promise<() => Promise<void>>
}

/** Nobody takes events at the moment: they wait, and this counts as no event's own failure. Handlers throw it too. */
export class BusUnavailableError extends Error {}
