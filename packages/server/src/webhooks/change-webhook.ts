import { fail, ok, type Result } from '@hourcast/domain/problem'
import { OLD_SECRET_MS } from '@hourcast/domain/webhooks/next-try'
import { webhookSecretField } from '../secrets/sealed-fields.ts'
import type { Services } from '../services.ts'
import { logForeignRow } from '../telemetry/log-foreign-row.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import type { NewWebhook, WebhookOwner } from './add-webhook.ts'
import { newWebhookSecret } from './sign-webhook.ts'

export type WebhookRef = WebhookOwner & { webhookId: string }
type ChangeServices = Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'>

/** The answer about a webhook that is not there or not theirs, which is the same; another owner's is noted. */
export const noSuchWebhook = async (services: ChangeServices, { ownerId, webhookId }: WebhookRef) => {
  await logForeignRow(services, { ownerId, kind: 'webhook', id: webhookId })
  return fail('not-found', 'This webhook does not exist.')
}

/** What is no id, from the address of a page: PostgreSQL takes no NUL. */
export const isNoWebhook = ({ webhookId }: WebhookRef): boolean => webhookId.includes('\0')

const OFF = `
  UPDATE webhook SET off_at = coalesce(off_at, $3), off_because = coalesce(off_because, 'owner'), next_try_at = NULL
  WHERE id = $1 AND station_id = $2`
const ON = `
  UPDATE webhook SET off_at = NULL, off_because = NULL, failing_since = NULL, rest_until = NULL,
    next_try_at = (SELECT min(due_at) FROM webhook_message WHERE webhook_id = $1 AND state = 'waiting')
  WHERE id = $1 AND station_id = $2`
// The one before the last is valid no longer: two sign at most.
const RENEW = `
  UPDATE webhook SET old_secret = sealed_secret, old_until = $4, sealed_secret = $3 WHERE id = $1 AND station_id = $2`
const DELETE = 'DELETE FROM webhook WHERE id = $1 AND station_id = $2'

const change = async (
  services: ChangeServices,
  ref: WebhookRef,
  text: string,
  values: readonly unknown[],
): Promise<Result<null>> => {
  if (isNoWebhook(ref)) return noSuchWebhook(services, ref)
  const { rowCount } = await services.db.pool.query(text, [ref.webhookId, ref.stationId, ...values])
  return rowCount === 1 ? ok(null) : noSuchWebhook(services, ref)
}

/** Nothing is sent there until it is turned on again. What happens meanwhile is not told later. */
export const turnWebhookOff = (services: ChangeServices, ref: WebhookRef): Promise<Result<null>> =>
  change(services, ref, OFF, [new Date(services.clock.now())])

/** What waited when its owner turned it off goes out now; its days of failing are forgotten. */
export const turnWebhookOn = (services: ChangeServices, ref: WebhookRef): Promise<Result<null>> => change(services, ref, ON, [])

/** With all that was sent there. */
export const deleteWebhook = (services: ChangeServices, ref: WebhookRef): Promise<Result<null>> =>
  change(services, ref, DELETE, [])

/** A new secret, shown once. For a day the one before it signs too, so that receivers can change over. */
export const renewSecret = async (
  services: ChangeServices & Pick<Services, 'sealer'>,
  ref: WebhookRef,
): Promise<Result<NewWebhook>> => {
  const { ownerId, stationId, webhookId } = ref
  const secret = newWebhookSecret()
  const sealed = services.sealer.seal(secret, { stationId, field: webhookSecretField(webhookId) })
  const renewed = await change(services, ref, RENEW, [sealed, new Date(services.clock.now() + OLD_SECRET_MS)])
  if (!renewed.ok) return renewed
  logSecurity(services, 'security.webhook-secret-made', { ownerId, webhookId })
  return ok({ webhookId, secret })
}
