import { inTransaction, type Rows, type Sql, type Transaction } from '@hourcast/db/open-database'
import { nameForStrangers } from '@hourcast/domain/delivery/consent'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { postMail } from '../accounts/post-mail.ts'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { endedMail } from './consent-mails.ts'
import { type MailedScheduler, mailedSchedulers } from './mailed-schedulers.ts'
import { lockRecipient } from './recipient-row.ts'
import { readUnsubscribeToken, type Subscription, UNKNOWN_LINK } from './unsubscribe-token.ts'

/** What arrives at an address, as the page of its unsubscribe link shows it. */
export type Subscribed = {
  stationName: string
  address: string
  scheduler: MailedScheduler | null
  others: MailedScheduler[]
  /** The reader wants no mails of this station, and it cannot ask: they alone take that back. */
  isRefused: boolean
}
/** This scheduler's mails, or all of the station's, which may then never ask again. */
export type UnsubscribeScope = 'scheduler' | 'station'

const findStation = (tx: Rows, id: string) => tx.station.findUnique({ where: { id }, include: { owner: true } })

const arriving = async (sql: Sql, { stationId, address }: Subscription) =>
  (await mailedSchedulers(sql, stationId, address)).filter(({ consent }) => consent === 'given')

const isRefusedBy = async (tx: Rows, { stationId, address }: Subscription): Promise<boolean> =>
  (await tx.recipient.count({ where: { stationId, address, refusedAt: { not: null } } })) > 0

/** Looking ends nothing: mail scanners open links. */
export const findSubscription = async (
  services: Pick<MailServices, 'db' | 'sessionSecret'>,
  { token }: { token: string },
): Promise<Result<Subscribed>> => {
  const subscription = readUnsubscribeToken(services, token)
  if (!subscription) return fail('not-found', UNKNOWN_LINK)
  return inTransaction(services.db, async ({ tx, sql }) => {
    const station = await findStation(tx, subscription.stationId)
    if (!station) return fail('not-found', 'This station is no longer with Hourcast: nothing of it arrives any more.')
    const all = await arriving(sql, subscription)
    const isThis = ({ schedulerId }: MailedScheduler) => schedulerId === subscription.schedulerId
    const stationName = nameForStrangers(station.name)
    return ok({
      stationName,
      address: subscription.address,
      scheduler: all.find(isThis) ?? null,
      others: all.filter((one) => !isThis(one)),
      isRefused: await isRefusedBy(tx, subscription),
    })
  })
}

// An address is compared without its case, and what one call ends no other one tells of. Rows that were replaced count too: a broadcast in preparation goes where it was to go when it began.
const END = `
  UPDATE target SET consent = $4 FROM scheduler
  WHERE scheduler.id = target.scheduler_id AND scheduler.station_id = $1 AND target.kind = 'email' AND lower(target.address) = $2
    AND ($3::text IS NULL OR scheduler.id = $3) AND target.consent <> $4 AND target.consent <> 'refused'
  RETURNING scheduler.id, scheduler.host_name AS "hostName", scheduler.station_name AS "stationName", target.removed_at IS NULL AS current`

type EndedRow = { id: string; hostName: string; stationName: string; current: boolean }

const end = async (
  transaction: Transaction,
  services: MailServices,
  { stationId, schedulerId, address }: Subscription,
  scope: UnsubscribeScope,
): Promise<EndedRow[]> => {
  const now = services.clock.now()
  const { tx, sql } = transaction
  const station = await findStation(tx, stationId)
  if (!station) return []
  const recipient = await lockRecipient(transaction, { stationId, address, now })
  // An owner cannot lock out themselves.
  const isRefused = scope === 'station' && !recipient.isOwn
  const marks = { endedAt: new Date(now), ...(isRefused ? { refusedAt: new Date(now) } : {}) }
  await tx.recipient.update({ where: { id: recipient.id }, data: marks })
  const only = scope === 'scheduler' ? schedulerId : null
  const ended = await sql<EndedRow>(END, [stationId, address, only, isRefused ? 'refused' : 'ended'])
  const current = ended.filter((row) => row.current)
  if (current.length > 0)
    await postMail(sql, services, {
      mail: endedMail(services, { to: station.owner.email, address, schedulers: current }, isRefused),
      now,
    })
  return current
}

/**
 * Ends mails at once, also those of a broadcast that is under way. Anybody who holds the link of one of the mails can do it. A second call
 * changes nothing, and the owner is told once.
 */
export const unsubscribe = async (
  services: MailServices,
  { token, scope }: { token: string; scope: UnsubscribeScope },
): Promise<Result<{ ended: number }>> => {
  const subscription = readUnsubscribeToken(services, token)
  if (!subscription) return fail('not-found', UNKNOWN_LINK)
  const ended = await inTransaction(services.db, (transaction) => end(transaction, services, subscription, scope))
  if (ended.length > 0) {
    const { address: email, schedulerId } = subscription
    logSecurity(services, 'security.delivery-address-ended', { email, how: scope, ...(schedulerId ? { schedulerId } : {}) })
    sendSoon(services)
  }
  return ok({ ended: ended.length })
}
