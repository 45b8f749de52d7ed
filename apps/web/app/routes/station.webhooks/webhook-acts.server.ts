import { ok, type Result } from '@hourcast/domain/problem'
import { WEBHOOK_EVENT_TYPES } from '@hourcast/domain/webhooks/webhook-events'
import type { Services } from '@hourcast/server/services'
import { addWebhook } from '@hourcast/server/webhooks/add-webhook'
import {
  deleteWebhook,
  renewSecret,
  turnWebhookOff,
  turnWebhookOn,
  type WebhookRef,
} from '@hourcast/server/webhooks/change-webhook'
import { sendTest } from '@hourcast/server/webhooks/send-by-hand'
import type { Fields } from '../../.server/read-form.ts'
import { sentInWords, WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import { eventField, type WebhookDone, type WebhookIntent } from './webhooks-answer.ts'

type Ask = { services: Services; ref: WebhookRef; fields: Fields }

const { done } = WEBHOOK_WORDS
const saidOr = <T>(result: Result<T>, say: (value: T) => WebhookDone): Result<WebhookDone> =>
  result.ok ? ok(say(result.value)) : result

/** What each button does, for this owner alone. */
export const WEBHOOK_ACTS: Record<WebhookIntent, (ask: Ask) => Promise<Result<WebhookDone>>> = {
  add: async ({ services, ref: { ownerId, stationId }, fields }) => {
    const events = WEBHOOK_EVENT_TYPES.filter((type) => fields[eventField(type)] === 'on')
    const added = await addWebhook(services, { ownerId, stationId, input: { url: fields.url ?? '', events } })
    return saidOr(added, ({ secret }) => ({ said: done.add, secret }))
  },
  test: async ({ services, ref }) => saidOr(await sendTest(services, ref), (sent) => ({ said: sentInWords(sent) })),
  renew: async ({ services, ref }) => saidOr(await renewSecret(services, ref), ({ secret }) => ({ said: done.renew, secret })),
  off: async ({ services, ref }) => saidOr(await turnWebhookOff(services, ref), () => ({ said: done.off })),
  on: async ({ services, ref }) => saidOr(await turnWebhookOn(services, ref), () => ({ said: done.on })),
  delete: async ({ services, ref, fields }) =>
    fields.isSure === 'on' ? saidOr(await deleteWebhook(services, ref), () => ({ said: done.delete })) : ok({ isAsked: true }),
}
