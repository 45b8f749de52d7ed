import { inTransaction, type Transaction } from '@hourcast/db/open-database'
import { parseDeliveryAddress } from '@hourcast/domain/accounts/email-address'
import type { Consent } from '@hourcast/domain/delivery/consent'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { SECOND_MS } from '@hourcast/domain/time-units'
import type { MailServices } from '../accounts/send-account-mails.ts'
import { sendNow } from '../mail/send-now.ts'
import type { SchedulerRef } from '../schedulers/change-scheduler.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { postConsentMail } from './post-consent-mail.ts'
import { lockRecipient, type Recipient } from './recipient-row.ts'

const REFUSED = 'The recipient wants no mails of your station, and cannot be asked again. Enter another address.'

// Locks the scheduler: it is not saved with another address meanwhile.
const TARGET = `
  SELECT target.id, target.address, target.consent FROM target JOIN scheduler ON scheduler.id = target.scheduler_id
  WHERE scheduler.id = $1 AND scheduler.station_id = $2 AND scheduler.deleted_at IS NULL AND target.removed_at IS NULL AND target.kind = 'email'
  FOR UPDATE OF scheduler`

type Asked = { consent: 'given' | 'waiting' }
/** `mailId`: of the mail that asks. */
type Posted = { consent: 'given' } | { consent: 'waiting'; mailId: string }

const BOUNCED = 'The mail server refused this address: check it.'
/** A mail server that takes longer has it in its own time. */
const WAIT_MS = 8 * SECOND_MS

const post = async (transaction: Transaction, services: MailServices, recipient: Recipient): Promise<Result<Posted>> => {
  const posted = await postConsentMail(transaction, services, { recipient, now: services.clock.now() })
  return posted.ok ? ok({ consent: 'waiting', mailId: posted.value }) : posted
}

/** After the commit: sends the mail, and says at once where its address is refused. */
const afterwards = async (
  services: MailServices,
  posted: Result<Posted>,
  facts: { schedulerId?: string; email?: string },
): Promise<Result<Asked>> => {
  if (!posted.ok) return posted
  if (posted.value.consent === 'given') return ok({ consent: 'given' })
  logSecurity(services, 'security.delivery-address-asked', facts)
  const sending = await sendNow(services, posted.value.mailId, WAIT_MS)
  return sending === 'refused' ? fail('invalid', BOUNCED, 'email') : ok({ consent: 'waiting' })
}

/** 'Send again', 'Ask again': mails the link to the reader of this scheduler's address, as often as the limits allow. */
export const askConsent = async (services: MailServices, { stationId, schedulerId }: SchedulerRef): Promise<Result<Asked>> => {
  const now = services.clock.now()
  const asked = await inTransaction(services.db, async (transaction): Promise<Result<Posted>> => {
    const { tx, sql } = transaction
    const [target] = await sql<{ id: string; address: string; consent: Consent }>(TARGET, [schedulerId, stationId])
    if (!target) return fail('not-found', 'This scheduler mails to nobody.')
    if (target.consent === 'given') return ok({ consent: 'given' })
    const recipient = await lockRecipient(transaction, { stationId, address: target.address, now })
    if (recipient.consent === 'refused') return fail('forbidden', REFUSED, 'email')
    // What the mail lists is what waits.
    const setConsent = (consent: Consent) => tx.target.update({ where: { id: target.id }, data: { consent } })
    await setConsent('waiting')
    const posted = await post(transaction, services, recipient)
    if (!posted.ok) await setConsent(target.consent)
    return posted
  })
  return afterwards(services, asked, { schedulerId })
}

/** Whether this station may mail to an address that is typed; where its reader has not agreed yet, they are asked. */
export const mayMailTo = async (
  services: MailServices,
  { stationId, address }: { stationId: string; address: string },
): Promise<Result<Asked>> => {
  const parsed = parseDeliveryAddress(address)
  if (!parsed.ok) return parsed
  const asked = await inTransaction(services.db, async (transaction): Promise<Result<Posted>> => {
    const recipient = await lockRecipient(transaction, { stationId, address: parsed.value, now: services.clock.now() })
    if (recipient.consent === 'given') return ok({ consent: 'given' })
    return recipient.consent === 'refused' ? fail('forbidden', REFUSED, 'email') : post(transaction, services, recipient)
  })
  return afterwards(services, asked, { email: parsed.value })
}
