import { inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { testBody } from '@hourcast/domain/webhooks/webhook-body'
import { WEBHOOK_TEST } from '@hourcast/domain/webhooks/webhook-events'
import { isNoWebhook, noSuchWebhook, type WebhookRef } from './change-webhook.ts'
import { claimOne } from './claim-webhooks.ts'
import { type SendServices, sendMessage } from './send-message.ts'

// Locks: the row of the webhook first, like everything that writes a message of it.
const HOLD = 'SELECT off_at IS NOT NULL AS "isOff" FROM webhook WHERE id = $1 AND station_id = $2 FOR NO KEY UPDATE'
const ADD_TEST = `
  INSERT INTO webhook_message (id, webhook_id, event_id, type, body, due_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $6)`
const AGAIN = "UPDATE webhook_message SET state = 'waiting', due_at = $3 WHERE id = $1 AND webhook_id = $2"
const FOUND = 'SELECT FROM webhook_message WHERE id = $1 AND webhook_id = $2'
const WAKE = 'UPDATE webhook SET next_try_at = least(next_try_at, $2) WHERE id = $1'

const TURNED_OFF = fail('conflict', 'This webhook is turned off. Turn it on first.')

/** `delivered` null: it waits behind another message that is being sent right now. */
export type SentByHand = { messageId: string; status: number | null; fault: string | null; delivered: boolean | null }

const LAST = `
  SELECT attempt.status, attempt.fault, message.state = 'delivered' AS delivered
  FROM webhook_message AS message JOIN webhook_try AS attempt ON attempt.message_id = message.id
  WHERE message.id = $1 ORDER BY attempt.number DESC LIMIT 1`

/** At once, and gives what came of it. Should this process die here, a worker sends it. */
const sendNow = async (services: SendServices, { webhookId }: WebhookRef, messageId: string): Promise<SentByHand> => {
  const claim = await claimOne(services, webhookId)
  if (!claim) return { messageId, status: null, fault: null, delivered: null }
  await sendMessage(services, claim, { messageId })
  const { rows } = await services.db.pool.query<Omit<SentByHand, 'messageId'>>(LAST, [messageId])
  return { messageId, ...(rows[0] ?? { status: null, fault: null, delivered: null }) }
}

type Prepare = (sql: Sql, now: Date) => Promise<boolean>

/** Makes a message due, and sends it. */
const byHand = async (
  services: SendServices,
  ref: WebhookRef,
  messageId: string,
  prepare: Prepare,
): Promise<Result<SentByHand>> => {
  if (isNoWebhook(ref)) return noSuchWebhook(services, ref)
  const now = new Date(services.clock.now())
  const prepared = await inSqlTransaction(services.db, async ({ sql }) => {
    const [webhook] = await sql<{ isOff: boolean }>(HOLD, [ref.webhookId, ref.stationId])
    if (!webhook) return 'not-found'
    if (webhook.isOff) return 'off'
    if (!(await prepare(sql, now))) return 'not-found'
    await sql(WAKE, [ref.webhookId, now])
    return 'due'
  })
  if (prepared === 'off') return TURNED_OFF
  return prepared === 'due' ? ok(await sendNow(services, ref, messageId)) : noSuchWebhook(services, ref)
}

/** A message of the type webhook.test, tried once. */
export const sendTest = (services: SendServices, ref: WebhookRef): Promise<Result<SentByHand>> => {
  const messageId = randomId()
  return byHand(services, ref, messageId, async (sql, now) => {
    const body = testBody(ref.webhookId, now.getTime())
    await sql(ADD_TEST, [messageId, ref.webhookId, randomId(), WEBHOOK_TEST, body, now])
    return true
  })
}

/** The same message under the same id, delivered or not. */
export const sendAgain = (
  services: SendServices,
  { messageId, ...ref }: WebhookRef & { messageId: string },
): Promise<Result<SentByHand>> =>
  byHand(services, ref, messageId, async (sql, now) => {
    const [found] = await sql(FOUND, [messageId, ref.webhookId])
    if (found) await sql(AGAIN, [messageId, ref.webhookId, now])
    return found !== undefined
  })
