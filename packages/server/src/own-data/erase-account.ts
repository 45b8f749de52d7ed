import { inPortions } from '@hourcast/db/in-portions'
import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { addressHash } from '../accounts/derive-key.ts'
import { mailContext, mailSealer, postMail } from '../accounts/post-mail.ts'
import { forgetOrphans } from '../events/forget-orphans.ts'
import { changeScheduler } from '../schedulers/change-scheduler.ts'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { accountDeletedMail } from './deletion-mails.ts'
import { eraseAudio } from './erase-audio.ts'
import { eraseEvents } from './erase-events.ts'
import { eraseKeptMails } from './erase-kept-mails.ts'

export type EraseServices = Pick<Services, 'db' | 'clock' | 'config' | 'audioStore' | 'log' | 'sessionSecret'>
export type Leaver = { ownerId: string; email: string; stationId: string }

const DUE = `
  SELECT owner.id AS "ownerId", owner.email, station.id AS "stationId"
  FROM account_deletion JOIN owner ON owner.id = account_deletion.owner_id JOIN station ON station.owner_id = owner.id
  WHERE erase_at <= $1 ORDER BY erase_at LIMIT 100`
// 'Keep my account' locks the same row: it comes first and there is nothing due any more, or it comes too late.
const CLOSE = `
  UPDATE account_deletion SET erasing_since = coalesce(erasing_since, $2) WHERE owner_id = $1 AND erase_at <= $2 RETURNING owner_id`

/** From here on nobody comes in, nothing airs, and the engine has been told that the schedules are gone. */
const closeAccount = ({ db, clock }: EraseServices, { ownerId, stationId }: Leaver): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { tx, sql } = transaction
    const now = clock.now()
    const [closed] = await sql(CLOSE, [ownerId, new Date(now)])
    if (!closed) return false
    const living = { stationId, deletedAt: null }
    for (const { id } of await tx.scheduler.findMany({ where: living, select: { id: true }, orderBy: { id: 'asc' } }))
      await changeScheduler(transaction, 'delete', { stationId, schedulerId: id, now })
    await tx.session.deleteMany({ where: { ownerId } })
    await tx.signInLink.deleteMany({ where: { ownerId } })
    await tx.apiKey.deleteMany({ where: { ownerId } })
    return true
  })

const BROADCASTS_AT_ONCE = 500
const BROADCASTS = `
  DELETE FROM broadcast WHERE id IN (
    SELECT broadcast.id FROM broadcast JOIN scheduler ON scheduler.id = scheduler_id WHERE station_id = $1 LIMIT ${BROADCASTS_AT_ONCE})`

const THEIRS = 'SELECT id FROM scheduler WHERE station_id = $1'
// A job carries the id of a schedule or of a scheduler.
const JOBS = [
  `SELECT count(graphile_worker.remove_job(kind || id)) FROM unnest(ARRAY['tick:', 'again:tick:']) AS kind,
    (SELECT ref AS id FROM schedule WHERE scheduler_id IN (${THEIRS})) AS schedules`,
  `SELECT count(graphile_worker.remove_job('ident:' || id)) FROM scheduler WHERE station_id = $1`,
]
const BY_ADDRESS = ['sign_in_code', 'account_attempt'].map((table) => `DELETE FROM ${table} WHERE address_hash = $1`)

/** Mails that wait to be sent are sealed: each is opened to see whose it is. What cannot be opened ends by itself within days. */
const eraseWaitingMails = async (sql: Sql, services: EraseServices, email: string): Promise<void> => {
  const sealer = mailSealer(services)
  const theirs = (await sql<{ id: string; sealed: string }>('SELECT id, sealed FROM account_mail')).filter(({ id, sealed }) => {
    try {
      const { to, text }: { to: string; text: string } = JSON.parse(sealer.open(sealed, mailContext(id)))
      // One that asks a stranger names the owner.
      return to === email || text.includes(`(${email})`)
    } catch {
      return false
    }
  })
  await sql('DELETE FROM account_mail WHERE id = ANY ($1)', [theirs.map(({ id }) => id)])
}

/**
 * The last step: what names the account goes in one transaction with the account, and with the mail that says so. Of two workers, one of
 * which has lost its lease, one does it.
 */
const eraseRows = (
  services: EraseServices,
  { ownerId, email, stationId }: Leaver,
  eraseLateEvents: (sql: Sql) => Promise<void>,
): Promise<boolean> =>
  inTransaction(services.db, async ({ sql }) => {
    const [owner] = await sql('SELECT id FROM owner WHERE id = $1 FOR UPDATE', [ownerId])
    if (!owner) return false
    await eraseLateEvents(sql)
    for (const statement of JOBS) await sql(statement, [stationId])
    await sql('DELETE FROM enterprise WHERE email = $1', [email])
    for (const statement of BY_ADDRESS) await sql(statement, [addressHash(services, email)])
    await sql('DELETE FROM inquiry WHERE lower(email) = $1', [email])
    await eraseWaitingMails(sql, services, email)
    await sql('DELETE FROM owner WHERE id = $1', [ownerId])
    await postMail(sql, services, { mail: accountDeletedMail({ to: email }), now: services.clock.now() })
    return true
  })

/**
 * Erases everything of one station, files before the rows that lead to them: after a crash in between, the next run finds the rest by the
 * rows, and goes on. False when its owner has kept it meanwhile, or another worker was quicker.
 */
export const eraseAccount = async (services: EraseServices, leaver: Leaver): Promise<boolean> => {
  if (!(await closeAccount(services, leaver))) return false
  await eraseAudio(services, leaver)
  await eraseKeptMails(services, leaver)
  await inPortions(services.db, BROADCASTS, [leaver.stationId], BROADCASTS_AT_ONCE)
  if (!(await eraseRows(services, leaver, await eraseEvents(services.db, leaver)))) return false
  logSecurity(services, 'security.account-deleted', { ownerId: leaver.ownerId, email: leaver.email })
  return true
}

/** Erases each account whose days of grace are over. One that cannot be erased now keeps no other. How many went. */
export const eraseDueAccounts = async (services: EraseServices): Promise<number> => {
  const { rows } = await services.db.pool.query<Leaver>(DUE, [new Date(services.clock.now())])
  let erased = 0
  for (const leaver of rows)
    try {
      if (await eraseAccount(services, leaver)) erased += 1
    } catch (error) {
      services.log.error({ ownerId: leaver.ownerId, reason: (error as Error).message }, 'an account could not be deleted yet')
    }
  // What events have told of them.
  await forgetOrphans(services.db)
  return erased
}
