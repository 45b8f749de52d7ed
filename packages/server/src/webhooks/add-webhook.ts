import { inTransaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { tooManyWebhooks } from '@hourcast/domain/stations/station-limits'
import { type WebhookInput, webhookSchema } from '@hourcast/domain/webhooks/webhook-input'
import { webhookSecretField } from '../secrets/sealed-fields.ts'
import type { Services } from '../services.ts'
import { stationLimitsOf } from '../station-limits-of.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { checkAddress } from './require-address.ts'
import { newWebhookSecret } from './sign-webhook.ts'

export type WebhookOwner = { ownerId: string; stationId: string }
type AddServices = Pick<Services, 'db' | 'clock' | 'config' | 'guard' | 'sealer' | 'log' | 'sessionSecret'>

/** The secret is in no answer but this one. */
export type NewWebhook = { webhookId: string; secret: string }

// Locks: of two that are added at once the second sees the first.
const HOLD = 'SELECT id FROM station WHERE id = $1 FOR UPDATE'

const insertWebhook = (services: AddServices, stationId: string, { url, events }: WebhookInput): Promise<Result<NewWebhook>> =>
  inTransaction(services.db, async ({ tx, sql }) => {
    await sql(HOLD, [stationId])
    const most = stationLimitsOf(services).webhooks
    if ((await tx.webhook.count({ where: { stationId } })) >= most) return fail('forbidden', tooManyWebhooks(most))
    const [webhookId, secret] = [randomId(), newWebhookSecret()]
    const sealedSecret = services.sealer.seal(secret, { stationId, field: webhookSecretField(webhookId) })
    const createdAt = new Date(services.clock.now())
    await tx.webhook.create({ data: { id: webhookId, stationId, url, events, sealedSecret, createdAt } })
    return ok({ webhookId, secret })
  })

/** `{ url, events }`: from now on this address is told of these events. */
export const addWebhook = async (
  services: AddServices,
  { ownerId, stationId, input }: WebhookOwner & { input: unknown },
): Promise<Result<NewWebhook>> => {
  const parsed = parseInput(webhookSchema, input)
  if (!parsed.ok) return parsed
  const fit = checkAddress(services, parsed.value.url)
  if (!fit.ok) return fit
  const added = await insertWebhook(services, stationId, parsed.value)
  if (added.ok) logSecurity(services, 'security.webhook-added', { ownerId, webhookId: added.value.webhookId })
  return added
}
