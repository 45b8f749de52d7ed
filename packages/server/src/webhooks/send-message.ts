import { SealError } from '../secrets/create-sealer.ts'
import type { Sealer } from '../secrets/seal.ts'
import { webhookSecretField } from '../secrets/sealed-fields.ts'
import type { Services } from '../services.ts'
import { type Claim, releaseWebhook } from './claim-webhooks.ts'
import { type Answer, postWebhook } from './post-webhook.ts'
import { type RecordServices, recordTry } from './record-try.ts'
import { signatureHeaders } from './sign-webhook.ts'

export type SendServices = RecordServices & Pick<Services, 'guard' | 'sealer'>

type Waiting = {
  messageId: string
  eventId: string
  body: string
  url: string
  stationId: string
  sealedSecret: string
  oldSecret: string | null
}

const WAITING = `
  SELECT message.id AS "messageId", message.event_id AS "eventId", message.body, webhook.url, webhook.station_id AS "stationId",
    webhook.sealed_secret AS "sealedSecret", CASE WHEN webhook.old_until > $2 THEN webhook.old_secret END AS "oldSecret"
  FROM webhook JOIN webhook_message AS message ON message.webhook_id = webhook.id
  WHERE webhook.id = $1 AND message.state = 'waiting' AND `
const FIRST = `${WAITING} message.due_at <= $2 ORDER BY message.due_at, message.id LIMIT 1`
const THIS = `${WAITING} message.id = $3`

const UNSIGNED: Answer = {
  status: null,
  retryAfterMs: null,
  fault: 'This server cannot open the secret of this webhook: the key that sealed it is gone. Make a new secret.',
  answer: '',
  tookMs: 0,
}

/** Undefined where the key that sealed it is not there any more. */
const openSecret = ({ sealer }: SendServices, sealed: string, context: Parameters<Sealer['open']>[1]): string | undefined => {
  try {
    return sealer.open(sealed, context)
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}

const post = async (services: SendServices, claim: Claim, message: Waiting, signal?: AbortSignal): Promise<Answer> => {
  const context = { stationId: message.stationId, field: webhookSecretField(claim.webhookId) }
  const secret = openSecret(services, message.sealedSecret, context)
  // A try like any other: it is seen on the webhook's page, comes again later, and its owner is told when it goes on for days.
  if (secret === undefined) return UNSIGNED
  const oldSecret = message.oldSecret === null ? undefined : openSecret(services, message.oldSecret, context)
  const signed = { id: message.eventId, atSeconds: Math.floor(services.clock.now() / 1_000), body: message.body }
  const headers = signatureHeaders(signed, oldSecret === undefined ? [secret] : [secret, oldSecret])
  return postWebhook(services, { url: message.url, headers, body: message.body, ...(signal ? { signal } : {}) })
}

/**
 * Sends one message of a claimed webhook, its first one that is due or the one that is named, and notes what came of it. When this
 * process dies in between, the message goes out once more under the same id. What `signal` ends counts as no try.
 */
export const sendMessage = async (
  services: SendServices,
  claim: Claim,
  { messageId, signal }: { messageId?: string; signal?: AbortSignal } = {},
): Promise<void> => {
  const now = new Date(services.clock.now())
  const values = [claim.webhookId, now, ...(messageId === undefined ? [] : [messageId])]
  const { rows } = await services.db.pool.query<Waiting>(messageId === undefined ? FIRST : THIS, values)
  const [message] = rows
  try {
    await recordTry(
      services,
      claim,
      message ? { messageId: message.messageId, answer: await post(services, claim, message, signal) } : null,
    )
  } catch (error) {
    if (signal?.aborted) await releaseWebhook(services, claim)
    throw error
  }
}
