import { inTransaction, type Transaction } from '@hourcast/db/open-database'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { postMail } from '../accounts/post-mail.ts'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { mayAskAgainMail } from './consent-mails.ts'
import { readUnsubscribeToken, type Subscription, UNKNOWN_LINK } from './unsubscribe-token.ts'

// An address is compared without its case.
const MAY_ASK = `
  UPDATE target SET consent = 'ended' FROM scheduler
  WHERE scheduler.id = target.scheduler_id AND scheduler.station_id = $1 AND target.kind = 'email' AND lower(target.address) = $2
    AND target.consent = 'refused'`

const takeBack = async (
  { tx, sql }: Transaction,
  services: MailServices,
  { stationId, address }: Subscription,
): Promise<boolean> => {
  const now = services.clock.now()
  // Of two calls at once one finds it refused. Whatever was confirmed before stays ended: nothing is sent without a new word.
  const { count } = await tx.recipient.updateMany({
    where: { stationId, address, refusedAt: { not: null } },
    data: { refusedAt: null, endedAt: new Date(now) },
  })
  if (count === 0) return false
  await sql(MAY_ASK, [stationId, address])
  const { owner } = await tx.station.findUniqueOrThrow({ where: { id: stationId }, include: { owner: true } })
  await postMail(sql, services, { mail: mayAskAgainMail(services, { to: owner.email, address }), now })
  return true
}

/**
 * A 'No, never' that the reader takes back, by the link of any mail of the station. It may ask them again, and nothing is sent before they
 * have agreed again. A second call changes nothing.
 */
export const takeRefusalBack = async (services: MailServices, { token }: { token: string }): Promise<Result<null>> => {
  const subscription = readUnsubscribeToken(services, token)
  if (!subscription) return fail('not-found', UNKNOWN_LINK)
  if (await inTransaction(services.db, (transaction) => takeBack(transaction, services, subscription))) {
    logSecurity(services, 'security.delivery-address-allowed', { email: subscription.address })
    sendSoon(services)
  }
  return ok(null)
}
