import { TOPICS } from '@hourcast/domain/events'
import { SECOND_MS } from '@hourcast/domain/time-units'
import type { Bus } from '../events/bus.ts'
import { createSleeper } from '../events/sleeper.ts'
import { claimWebhooks, nextDue } from './claim-webhooks.ts'
import { noteForWebhooks, WEBHOOKS } from './note-for-webhooks.ts'
import { type SendServices, sendMessage } from './send-message.ts'

/** How many endpoints are asked at once by one worker: it only waits for them. */
const PLACES = 32
const SWEEP_MS = 15 * SECOND_MS
const SHORTEST_MS = 250

export type WebhookSender = {
  /** Takes what is due, as far as there are places, and begins to send it. How much it has begun. */
  pass(): Promise<number>
  /** When nothing is on its way any more. */
  settled(): Promise<void>
}

/** Sends for many endpoints side by side: none waits for another's answer. `onEnd` is called when a place is free again. */
export const createWebhookSender = (
  services: SendServices,
  { places = PLACES, signal, onEnd = () => {} }: { places?: number; signal?: AbortSignal; onEnd?: () => void } = {},
): WebhookSender => {
  const underWay = new Set<Promise<void>>()
  return {
    pass: async () => {
      if (underWay.size >= places || signal?.aborted) return 0
      const claims = await claimWebhooks(services, places - underWay.size)
      for (const claim of claims) {
        const work: Promise<void> = sendMessage(services, claim, signal ? { signal } : {})
          .catch((error: Error) => {
            if (!signal?.aborted) services.log.warn({ webhookId: claim.webhookId, reason: error.message }, 'a webhook failed')
          })
          .finally(() => {
            underWay.delete(work)
            onEnd()
          })
        underWay.add(work)
      }
      return claims.length
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

/** Sends until it is stopped. */
const startSending = (services: SendServices) => {
  const sleeper = createSleeper()
  const stopping = new AbortController()
  const { signal } = stopping
  const sender = createWebhookSender(services, { signal, onEnd: sleeper.wake })
  const once = async (): Promise<number> => {
    if ((await sender.pass()) > 0) return 0
    const due = await nextDue(services)
    return due === null ? SWEEP_MS : Math.min(SWEEP_MS, Math.max(SHORTEST_MS, due - services.clock.now()))
  }
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const sleepMs = await once().catch((error: Error) => {
        services.log.warn(`sending webhooks failed: ${error.message}`)
        return SWEEP_MS
      })
      if (sleepMs > 0 && !signal.aborted) await sleeper.sleep(sleepMs)
    }
    await sender.settled()
  }
  const looping = loop()
  return {
    wake: sleeper.wake,
    stop: async () => {
      stopping.abort()
      sleeper.wake()
      await looping
    },
  }
}

/** Listens to the broadcasts for all webhooks, and sends what they are to hear. Resolves, once listening, to what ends both. */
export const startWebhooks = async (services: SendServices, bus: Bus, signal?: AbortSignal): Promise<() => Promise<void>> => {
  // What waits already waits for no bus.
  const sending = startSending(services)
  try {
    const unsubscribe = await bus.subscribe(
      WEBHOOKS,
      [TOPICS.broadcasts],
      async (events) => {
        if (await noteForWebhooks(services, events)) sending.wake()
      },
      signal,
    )
    return async () => {
      await unsubscribe()
      await sending.stop()
    }
  } catch (error) {
    await sending.stop()
    throw error
  }
}
