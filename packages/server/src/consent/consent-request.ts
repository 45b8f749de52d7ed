import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { nameForStrangers } from '@hourcast/domain/delivery/consent'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { postMail } from '../accounts/post-mail.ts'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import { hashToken } from '../accounts/token.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { endedMail } from './consent-mails.ts'
import { type MailedScheduler, mailedSchedulers } from './mailed-schedulers.ts'

/** What a station asks a reader for, as the page of the link shows it. */
export type ConsentRequest = { stationName: string; ownerEmail: string; address: string; schedulers: MailedScheduler[] }
export type ConsentAnswer = 'confirm' | 'refuse'

const SPENT = 'This link was used already, or is older than seven days.'

// An answer locks the recipient: of two at once the second sees the first.
const LIVE = `
  SELECT recipient.id, recipient.station_id, recipient.address, station.name, owner.email
  FROM consent_link AS link JOIN recipient ON recipient.id = link.recipient_id
    JOIN station ON station.id = recipient.station_id JOIN owner ON owner.id = station.owner_id
  WHERE link.token_hash = $1 AND link.used_at IS NULL AND link.expires_at > $2`
// Claims: of two answers at once one is given.
const USE_UP = 'UPDATE consent_link SET used_at = $2 WHERE recipient_id = $1 AND used_at IS NULL RETURNING token_hash'
// An address is compared without its case.
const SET = `
  UPDATE target SET consent = $3 FROM scheduler
  WHERE scheduler.id = target.scheduler_id AND scheduler.station_id = $1 AND target.kind = 'email' AND lower(target.address) = $2
    AND target.consent = ANY ($4)`

type Live = { id: string; station_id: string; address: string; name: string; email: string }

const requestOf = async (sql: Sql, live: Live): Promise<ConsentRequest> => ({
  stationName: nameForStrangers(live.name),
  ownerEmail: live.email,
  address: live.address,
  schedulers: (await mailedSchedulers(sql, live.station_id, live.address)).filter(({ consent }) => consent === 'waiting'),
})

/** Looking changes nothing: mail scanners open links. */
export const findConsentRequest = (
  { db, clock }: Pick<MailServices, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<Result<ConsentRequest>> =>
  inTransaction(db, async ({ sql }) => {
    const [live] = await sql<Live>(LIVE, [hashToken(token), new Date(clock.now())])
    return live ? ok(await requestOf(sql, live)) : fail('not-found', SPENT)
  })

/**
 * 'Yes, send them' or 'No, never', once: with it every link of this reader to this station is used up. What is confirmed is confirmed for
 * the station, so that another of its schedulers needs no second word; a refusal is told to the owner.
 */
export const answerConsent = async (
  services: MailServices,
  { token, answer }: { token: string; answer: ConsentAnswer },
): Promise<Result<ConsentRequest>> => {
  const now = new Date(services.clock.now())
  const answered = await inTransaction(services.db, async ({ tx, sql }): Promise<Result<ConsentRequest>> => {
    const [live] = await sql<Live>(`${LIVE} FOR UPDATE OF recipient`, [hashToken(token), now])
    const used = live ? await sql<{ token_hash: string }>(USE_UP, [live.id, now]) : []
    // Another answer was quicker than the lock.
    if (!live || !used.some(({ token_hash }) => token_hash === hashToken(token))) return fail('not-found', SPENT)
    const request = await requestOf(sql, live)
    const isYes = answer === 'confirm'
    await tx.recipient.update({ where: { id: live.id }, data: isYes ? { confirmedAt: now } : { refusedAt: now } })
    const before = isYes ? ['waiting', 'bounced'] : ['given', 'waiting', 'bounced', 'ended']
    await sql(SET, [live.station_id, live.address, isYes ? 'given' : 'refused', before])
    if (!isYes) {
      const mail = endedMail(services, { to: live.email, address: live.address, schedulers: request.schedulers }, true)
      await postMail(sql, services, { mail, now: now.getTime() })
    }
    return ok(request)
  })
  if (!answered.ok) return answered
  const how = answer === 'confirm' ? 'security.delivery-address-confirmed' : 'security.delivery-address-ended'
  logSecurity(services, how, { email: answered.value.address, ...(answer === 'refuse' ? { how: 'refused' } : {}) })
  sendSoon(services)
  return answered
}
