import { z } from 'zod'
import { WEBHOOK_EVENT_TYPES } from '../webhooks/webhook-events.ts'
import { optionalField, stationIdField } from './field-schemas.ts'

const ID = 'The webhook id holds letters and digits only, at most 64.'

export const webhookParams = z.object({
  stationId: stationIdField,
  webhookId: z.string({ error: ID }).regex(/^[a-z0-9]{1,64}$/, ID),
})

/** What `POST /webhooks` takes, sizes and types; what an address may be is checked after it. */
export const webhookBody = z.object(
  {
    stationId: optionalField(stationIdField),
    url: z
      .string({ error: 'The address is a text.' })
      .min(1, 'Where shall it go?')
      .max(2_000)
      .describe('https:// and a public host.'),
    events: z
      .array(z.enum(WEBHOOK_EVENT_TYPES, { error: `An event is one of ${WEBHOOK_EVENT_TYPES.join(', ')}.` }), {
        error: 'Events are a list of texts.',
      })
      .min(1, 'Choose at least one event.')
      .max(100, 'These are more events than there are.'),
  },
  { error: 'A webhook is an object with url and events.' },
)

const instant = z.string().meta({ format: 'date-time' })

export const webhookAnswer = z.object({
  webhookId: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  createdAt: instant,
  offBecause: z.enum(['owner', 'gone', 'failing']).nullable().describe('Why nothing is sent there; null while it is on.'),
  waiting: z.number().int().describe('Messages that wait for their next try.'),
  lastTry: z.object({ at: instant, status: z.number().int().nullable().describe('null: nobody answered.') }).nullable(),
})

export const newWebhookAnswer = z.object({
  webhookId: z.string(),
  secret: z.string().describe('It is in no other answer.'),
})
