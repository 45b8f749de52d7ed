import type { Services } from '../services.ts'
import type { SendServices } from '../webhooks/send-message.ts'
import { startWebhooks } from '../webhooks/start-webhooks.ts'
import type { Bus } from './bus.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { startNotifyOwner } from './notify-owner.ts'
import { startProjection } from './projection.ts'
import { PROJECTIONS } from './rebuild-projections.ts'
import { createRelay } from './relay.ts'
import type { NoticeServices } from './send-notices.ts'

export type ConsumerServices = NoticeServices & SendServices

/** How a worker takes part in events; see startConsumers and startRelay. */
export type StartedConsumers = {
  /** All of them listen. Never, while Kafka is away: nothing that airs waits for it. */
  listening: Promise<void>
  /** Ends them after the events in hand, also when they do not listen yet. */
  stop(): Promise<void>
}

/**
 * Everything that listens. In one process it must listen before the relay starts: what is published earlier would be told to
 * nobody. Over Kafka every worker takes its share, and nobody waits for anybody. `signal` has them end at once; `stop` waits for it.
 */
export const startConsumers = (services: ConsumerServices, bus: Bus, signal?: AbortSignal): StartedConsumers => {
  const stopping = new AbortController()
  const either = signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal
  const starting = [
    ...PROJECTIONS.map((projection) => startProjection(services, bus, projection, either)),
    startNotifyOwner(services, bus, either),
    startWebhooks(services, bus, either),
  ]
  const listening = Promise.all(starting).then(() => {})
  // Who does not wait for it is not brought down by it: a refusal is reported by the waiting caller, and by the bus's log.
  listening.catch(() => {})
  return {
    listening,
    async stop() {
      stopping.abort()
      const started = await Promise.allSettled(starting)
      await Promise.allSettled(started.map(async (one) => (one.status === 'fulfilled' ? one.value() : undefined)))
    },
  }
}

/** From the outbox to the bus: by one process at a time, the one that holds the lease. */
export const startRelay = (services: Pick<Services, 'db' | 'clock' | 'log'>, bus: Bus): { stop(): Promise<void> } => {
  const relay = createRelay({ ...services, bus })
  relay.start()
  return { stop: relay.stop }
}

/** Both in one process: the consumers, and then the relay. `stop` ends them the other way round; close the database after it. */
export const startEvents = async (
  services: ConsumerServices,
  bus: Bus = createInProcessBus(),
): Promise<{ stop(): Promise<void> }> => {
  const consumers = startConsumers(services, bus)
  await consumers.listening
  const relay = startRelay(services, bus)
  return {
    async stop() {
      await relay.stop()
      await consumers.stop()
    },
  }
}
