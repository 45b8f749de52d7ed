import { z } from 'zod'
import { RUNGS } from './broadcasts/broadcast.ts'
import { CONSENTS } from './delivery/consent.ts'
import { DELIVERY_KINDS } from './delivery/delivery-kinds.ts'
import { INQUIRY_TYPE_VALUES } from './inquiries/inquiry-types.ts'
import { LEFT_OUT_CODES } from './sources/left-out.ts'

/** Everything that is told to others. Keys and payloads hold random ids only: no address, feed URL or script text. */
export const TOPICS = {
  schedulers: 'hourcast.schedulers',
  broadcasts: 'hourcast.broadcasts',
  listening: 'hourcast.listening',
  inquiries: 'hourcast.inquiries',
} as const
export type Topic = (typeof TOPICS)[keyof typeof TOPICS]

const schedulerEvent = z.object({ schedulerId: z.string(), revision: z.number().int() })
const broadcastEvent = z.object({
  broadcastId: z.string(),
  schedulerId: z.string(),
  /** ISO instants in UTC. */
  airAt: z.iso.datetime(),
  kind: z.enum(['slot', 'now']),
})
const enterpriseEvent = z.object({ enterpriseId: z.string() })

export const EVENT_PAYLOADS = {
  'scheduler.saved': schedulerEvent,
  'scheduler.paused': schedulerEvent,
  'scheduler.resumed': schedulerEvent,
  'scheduler.deleted': schedulerEvent,
  'broadcast.planned': broadcastEvent,
  'broadcast.prepared': broadcastEvent.extend({
    rung: z.enum(RUNGS),
    audioId: z.string(),
    durationMs: z.number(),
    lufs: z.number(),
  }),
  'broadcast.delivered': broadcastEvent.extend({
    rung: z.enum(RUNGS),
    late: z.boolean(),
    latenessMs: z.number(),
    /** One line a target: kind, whether it arrived, and why a mail was not to be sent: that is no failure. */
    targets: z.array(
      z.object({
        kind: z.enum(DELIVERY_KINDS),
        delivered: z.boolean(),
        withheld: z.enum(CONSENTS).exclude(['given']).optional(),
      }),
    ),
    /** It aired, and none of its stories could be told. */
    untold: z.object({ reason: z.enum(LEFT_OUT_CODES), stories: z.number().int(), isLasting: z.boolean() }).optional(),
  }),
  'broadcast.fell-back': broadcastEvent.extend({
    rung: z.enum(RUNGS).exclude(['fresh']),
    /** The step that failed and a code; the words for the owner stay in the broadcast's row. */
    step: z.string(),
    code: z.string(),
  }),
  /** This target was given up: for good, or until it is tried once more. What becomes of the broadcast is told by another event. */
  'broadcast.target-failed': broadcastEvent.extend({
    target: z.enum(DELIVERY_KINDS),
    code: z.string(),
    isTriedAgain: z.boolean().optional(),
    /** Then. At air where an event does not say it. */
    triedAgainAt: z.iso.datetime().optional(),
  }),
  'broadcast.failed': broadcastEvent.extend({
    step: z.string(),
    code: z.string(),
    /** Where the step is a delivery. */
    target: z.enum(DELIVERY_KINDS).optional(),
  }),
  'broadcast.missed': broadcastEvent.extend({ reason: z.enum(['outage', 'paused', 'merged']) }),
  /** A pick-up: a client that takes a broadcast from the link is told once. Older events tell a minute in which somebody did, without the rest. */
  'link.fetched': z.object({
    schedulerId: z.string(),
    broadcastId: z.string(),
    /** Of the program; a newer version may know more of them. */
    family: z.string().optional(),
    /** For how many pick-ups it stands; one where it is not said. */
    pickUps: z.number().int().nonnegative().optional(),
    /** How many clients it counts that had not come before on this day (UTC). */
    clients: z.number().int().nonnegative().optional(),
  }),
  /** Who asks and what they wrote stays in the inquiry's row. */
  'inquiry.received': z.object({
    inquiryId: z.string(),
    inquiryType: z.enum(INQUIRY_TYPE_VALUES),
    /** The plan of the price list that it asks for. */
    plan: z.string().nullable(),
  }),
  /** What it is called, where it lies and who added it stays in the enterprise's row. */
  'enterprise.added': enterpriseEvent,
  'enterprise.confirmed': enterpriseEvent,
  'enterprise.removed': enterpriseEvent,
} as const

export type EventType = keyof typeof EVENT_PAYLOADS
export type EventPayload<T extends EventType> = z.infer<(typeof EVENT_PAYLOADS)[T]>

export type HourcastEvent<T extends EventType = EventType> = {
  /** Random; consumers remember it. */
  id: string
  topic: Topic
  /** The id of what it tells of, for broadcasts the scheduler's: order holds per key. */
  key: string
  type: T
  occurredAt: number
  payload: EventPayload<T>
}

const TOPIC_OF_SUBJECT: Readonly<Record<string, Topic>> = {
  scheduler: TOPICS.schedulers,
  broadcast: TOPICS.broadcasts,
  link: TOPICS.listening,
  inquiry: TOPICS.inquiries,
  enterprise: TOPICS.inquiries,
}

/** By what stands before the dot. */
export const topicOf = (type: EventType): Topic => {
  const topic = TOPIC_OF_SUBJECT[type.slice(0, type.indexOf('.'))]
  if (topic === undefined) throw new Error(`no topic for ${type}`)
  return topic
}
