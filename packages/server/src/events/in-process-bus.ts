import type { Topic } from '@hourcast/domain/events'
import type { AnyEvent, Bus, EventHandler } from './bus.ts'

type Subscription = { consumer: string; topics: ReadonlySet<Topic>; handler: EventHandler; inHand: Set<Promise<void>> }

const tell = async ({ consumer, handler, inHand }: Subscription, event: AnyEvent): Promise<void> => {
  const handling = handler(event).catch((cause: unknown) => {
    throw new Error(`${consumer}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  })
  inHand.add(handling)
  try {
    await handling
  } finally {
    inHand.delete(handling)
  }
}

/** Every consumer gets its chance at an event, also when another one fails; the first event with a failure ends the call. */
export const createInProcessBus = (): Bus => {
  const subscriptions = new Set<Subscription>()
  return {
    async publish(events) {
      for (const event of events) {
        const listening = [...subscriptions].filter(({ topics }) => topics.has(event.topic))
        const told = await Promise.allSettled(listening.map((subscription) => tell(subscription, event)))
        const failures = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
        if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('; '), { cause: failures[0] })
      }
    },
    async subscribe(consumer, topics, handler) {
      if ([...subscriptions].some((other) => other.consumer === consumer)) throw new Error(`${consumer} listens already.`)
      const subscription: Subscription = { consumer, topics: new Set(topics), handler, inHand: new Set() }
      subscriptions.add(subscription)
      return async () => {
        subscriptions.delete(subscription)
        await Promise.allSettled(subscription.inHand)
      }
    },
  }
}
