import type { Topic } from '@hourcast/domain/events'
import { type AnyEvent, type Bus, BusUnavailableError, type EventHandler } from './bus.ts'

type Subscription = { consumer: string; topics: ReadonlySet<Topic>; handler: EventHandler; inHand: Set<Promise<void>> }

const deliverTo = async ({ consumer, topics, handler, inHand }: Subscription, events: readonly AnyEvent[]): Promise<void> => {
  const reported = events.filter(({ topic }) => topics.has(topic))
  if (reported.length === 0) return
  const handling = handler(reported).catch((cause: unknown) => {
    const message = `${consumer}: ${cause instanceof Error ? cause.message : cause}`
    throw cause instanceof BusUnavailableError ? new BusUnavailableError(message, { cause }) : new Error(message, { cause })
  })
  inHand.add(handling)
  try {
    await handling
  } finally {
    inHand.delete(handling)
  }
}

/** Every consumer gets its chance at the events, also when another one fails; a failure ends the call. */
export const createInProcessBus = (): Bus => {
  const subscriptions = new Set<Subscription>()
  return {
    async publish(events) {
      const reported = await Promise.allSettled([...subscriptions].map((subscription) => deliverTo(subscription, events)))
      const failures: Error[] = reported.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      const unavailable = failures.find((failure) => failure instanceof BusUnavailableError)
      if (unavailable) throw unavailable
      if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('; '), { cause: failures[0] })
    },
    async subscribe(consumer, topics, handler, signal) {
      if ([...subscriptions].some((other) => other.consumer === consumer)) throw new Error(`${consumer} listens already.`)
      const subscription: Subscription = { consumer, topics: new Set(topics), handler, inHand: new Set() }
      subscriptions.add(subscription)
      const stop = async () => {
        subscriptions.delete(subscription)
        await Promise.allSettled(subscription.inHand)
      }
      signal?.addEventListener('abort', stop, { once: true })
      return stop
    },
  }
}
