import type { EventType } from '../events.ts'

/** What a webhook can be told of, in the order in which pages list it. */
export const WEBHOOK_EVENT_TYPES = [
  'broadcast.delivered',
  'broadcast.fell-back',
  'broadcast.failed',
  'broadcast.missed',
  'broadcast.target-failed',
] as const satisfies readonly EventType[]
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number]

/** What the button for a test sends: it comes from no event. */
export const WEBHOOK_TEST = 'webhook.test'

export const WEBHOOK_EVENT_MEANINGS: Record<WebhookEventType, string> = {
  'broadcast.delivered': 'A broadcast went out: with which rung, how late, to which targets.',
  'broadcast.fell-back': 'No fresh bulletin could be made: a stand-in airs.',
  'broadcast.failed': 'Nothing went out.',
  'broadcast.missed': 'An air time passed without a broadcast: an outage, a paused host, or two hosts that became one.',
  'broadcast.target-failed': 'One target was not reached. What becomes of the broadcast is told by another event.',
}

export const isWebhookEventType = (type: string): type is WebhookEventType =>
  (WEBHOOK_EVENT_TYPES as readonly string[]).includes(type)
