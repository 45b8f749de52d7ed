import { z } from 'zod'
import { parseUrl } from '../parse-url.ts'
import { WEBHOOK_EVENT_TYPES } from './webhook-events.ts'

const MAX_URL = 2_000
const NO_ADDRESS = 'This is not a web address. Write it in full, as https://studio.example/hourcast.'
const NO_EVENT = 'Choose at least one event.'

/** As it is kept: in the spelling of the URL standard, without what stands behind '#', which no server ever sees. */
const canonical = (typed: string): string => {
  const url = new URL(typed)
  url.hash = ''
  return url.href
}

export const webhookUrlSchema = z
  .string({ error: NO_ADDRESS })
  .trim()
  .min(1, 'Where shall it go?')
  .max(MAX_URL, `An address has at most ${MAX_URL} characters.`)
  .refine((typed) => !/\s/.test(typed) && parseUrl(typed) !== null, NO_ADDRESS)
  .transform(canonical)

export const webhookEventsSchema = z
  .array(z.enum(WEBHOOK_EVENT_TYPES, { error: `An event is one of ${WEBHOOK_EVENT_TYPES.join(', ')}.` }), { error: NO_EVENT })
  .min(1, NO_EVENT)
  .max(100, 'These are more events than there are.')
  .transform((chosen) => WEBHOOK_EVENT_TYPES.filter((type) => chosen.includes(type)))

export const webhookSchema = z.object({ url: webhookUrlSchema, events: webhookEventsSchema })
export type WebhookInput = z.output<typeof webhookSchema>

export const ONLY_HTTPS = 'A webhook goes to an https:// address: without it, anybody on the way can read what is sent.'
