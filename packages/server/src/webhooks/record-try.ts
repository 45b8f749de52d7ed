import { inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import { type Endpoint, isTaken, judgeEndpoint, nextTry, restMs } from '@hourcast/domain/webhooks/next-try'
import { postMail } from '../accounts/post-mail.ts'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import type { Claim } from './claim-webhooks.ts'
import type { Answer } from './post-webhook.ts'
import { turnedOffMail } from './webhook-mails.ts'

/** `dice` gives from 0 up to 1. */
export type RecordServices = MailServices & { dice?: () => number }
export type Tried = { messageId: string; answer: Answer }

type Held = { failingSince: Date | null; url: string; isOff: boolean; email: string }
type Message = { state: string; tries: number; type: string }

// Locks: the row of the webhook first, as for a new message.
const HOLD = `
  SELECT webhook.failing_since AS "failingSince", webhook.url, webhook.off_at IS NOT NULL AS "isOff", owner.email
  FROM webhook JOIN station ON station.id = webhook.station_id JOIN owner ON owner.id = station.owner_id
  WHERE webhook.id = $1 FOR NO KEY UPDATE OF webhook`
const MESSAGE = 'SELECT state, tries, type FROM webhook_message WHERE id = $1 FOR UPDATE'
const ADD_TRY = `
  INSERT INTO webhook_try (message_id, number, at, took_ms, status, fault, answer) VALUES ($1, $2, $3, $4, $5, $6, $7)`
const SETTLE = 'UPDATE webhook_message SET tries = $2, state = $3, due_at = $4 WHERE id = $1'
const GIVE_UP = "UPDATE webhook_message SET state = 'given-up', due_at = NULL WHERE webhook_id = $1 AND state = 'waiting'"
const JUDGE = `
  UPDATE webhook SET failing_since = $2, rest_until = $3, off_at = coalesce(off_at, $4), off_because = coalesce(off_because, $5) WHERE id = $1`
// A statement of its own, after the lock: a message that came meanwhile is seen.
const RELEASE = `
  UPDATE webhook SET claimed_until = nullif(claimed_until, $2), next_try_at = CASE WHEN off_at IS NULL THEN (
    SELECT greatest(due_at, rest_until) FROM webhook_message WHERE webhook_id = $1 AND state = 'waiting' ORDER BY due_at, id LIMIT 1) END
  WHERE id = $1`

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at))

const settleMessage = async (sql: Sql, { clock, dice = Math.random }: RecordServices, { messageId, answer }: Tried) => {
  const [message] = await sql<Message>(MESSAGE, [messageId])
  if (!message) return
  const now = clock.now()
  const tries = message.tries + 1
  const { tookMs, status, fault } = answer
  await sql(ADD_TRY, [messageId, tries, new Date(now - tookMs), tookMs, status, fault, answer.answer])
  // Another one may have brought it meanwhile, after this one's lease.
  const next = message.state === 'waiting' ? nextTry(answer, { type: message.type, tries }, dice) : null
  const state = next?.state ?? (isTaken(answer) ? 'delivered' : message.state)
  await sql(SETTLE, [messageId, tries, state, next?.state === 'waiting' ? new Date(now + next.inMs) : null])
}

const judge = async (
  sql: Sql,
  { webhookId }: Claim,
  { isOff, ...held }: Held,
  answer: Answer,
  now: number,
): Promise<Endpoint> => {
  const judged = judgeEndpoint(held.failingSince?.getTime() ?? null, answer, now)
  const rest = restMs(answer)
  const off = isOff ? null : judged.turnedOff
  await sql(JUDGE, [
    ...[webhookId, dateOf(judged.failingSince), rest === 0 ? null : new Date(now + rest)],
    ...[off === null ? null : new Date(now), off],
  ])
  if (off !== null) await sql(GIVE_UP, [webhookId])
  return { ...judged, turnedOff: off }
}

/**
 * What came of a try: its row, what becomes of the message, what it says about the endpoint, and the mail to the owner when that is
 * turned off; and the webhook is let go. Null: there was nothing to send. All in one transaction.
 */
export const recordTry = async (services: RecordServices, claim: Claim, tried: Tried | null): Promise<void> => {
  const isMailed = await inSqlTransaction(services.db, async ({ sql }) => {
    const [held] = await sql<Held>(HOLD, [claim.webhookId])
    // Deleted while it was sent.
    if (!held) return false
    const now = services.clock.now()
    if (tried) await settleMessage(sql, services, tried)
    const turnedOff = tried ? (await judge(sql, claim, held, tried.answer, now)).turnedOff : null
    await sql(RELEASE, [claim.webhookId, claim.claimedUntil])
    if (turnedOff === null) return false
    const mail = turnedOffMail(services, { to: held.email, url: held.url, turnedOff, webhookId: claim.webhookId })
    await postMail(sql, services, { mail, now })
    return true
  })
  if (isMailed) sendSoon(services)
}
