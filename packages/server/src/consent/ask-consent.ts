import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { parseDeliveryAddress } from '@hourcast/domain/accounts/email-address'
import type { Consent } from '@hourcast/domain/delivery/consent'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import type { SchedulerRef } from '../schedulers/change-scheduler.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { postConsentMail } from './post-consent-mail.ts'
import { lockRecipient, type Recipient } from './recipient-row.ts'

const REFUSED = 'The recipient wants no mails of your station, and cannot be asked again. Enter another address.'

const TARGET = `
  SELECT target.id, target.address, target.consent FROM target JOIN scheduler ON scheduler.id = target.scheduler_id
  WHERE scheduler.id = $1 AND scheduler.station_id = $2 AND scheduler.deleted_at IS NULL AND target.removed_at IS NULL AND target.kind = 'email'
  FOR UPDATE OF scheduler`
const SET = 'UPDATE target SET consent = $2 WHERE id = $1'

type Asked = { consent: 'given' | 'waiting' }

const post = async (sql: Sql, services: MailServices, recipient: Recipient): Promise<Result<Asked>> => {
  const posted = await postConsentMail(sql, services, { recipient, now: services.clock.now() })
  return posted.ok ? ok({ consent: 'waiting' }) : posted
}

const afterwards = (services: MailServices, asked: Result<Asked>, facts: { schedulerId?: string; email?: string }): void => {
  if (!asked.ok || asked.value.consent !== 'waiting') return
  logSecurity(services, 'security.delivery-address-asked', facts)
  sendSoon(services)
}

/** 'Send again', 'Ask again': mails the link to the reader of this scheduler's address, as often as the limits allow. */
export const askConsent = async (services: MailServices, { stationId, schedulerId }: SchedulerRef): Promise<Result<Asked>> => {
  const now = services.clock.now()
  const asked = await inTransaction(services.db, async ({ sql }): Promise<Result<Asked>> => {
    const [target] = await sql<{ id: string; address: string; consent: Consent }>(TARGET, [schedulerId, stationId])
    if (!target) return fail('not-found', 'This scheduler mails to nobody.')
    if (target.consent === 'given') return ok({ consent: 'given' })
    const recipient = await lockRecipient(sql, { stationId, address: target.address, now })
    if (recipient.consent === 'refused') return fail('forbidden', REFUSED, 'email')
    // What the mail lists is what waits.
    await sql(SET, [target.id, 'waiting'])
    const posted = await post(sql, services, recipient)
    if (!posted.ok) await sql(SET, [target.id, target.consent])
    return posted
  })
  afterwards(services, asked, { schedulerId })
  return asked
}

/** Whether this station may mail to an address that is typed; where its reader has not agreed yet, they are asked. */
export const mayMailTo = async (
  services: MailServices,
  { stationId, address }: { stationId: string; address: string },
): Promise<Result<Asked>> => {
  const parsed = parseDeliveryAddress(address)
  if (!parsed.ok) return parsed
  const asked = await inTransaction(services.db, async ({ sql }): Promise<Result<Asked>> => {
    const recipient = await lockRecipient(sql, { stationId, address: parsed.value, now: services.clock.now() })
    if (recipient.consent === 'given') return ok({ consent: 'given' })
    return recipient.consent === 'refused' ? fail('forbidden', REFUSED, 'email') : post(sql, services, recipient)
  })
  afterwards(services, asked, { email: parsed.value })
  return asked
}
