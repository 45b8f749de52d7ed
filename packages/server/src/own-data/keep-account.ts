import { inTransaction } from '@hourcast/db/open-database'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { postMail } from '../accounts/post-mail.ts'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import { changeScheduler } from '../schedulers/change-scheduler.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { accountKeptMail } from './deletion-mails.ts'

// Locks: 'Keep' and the erasure take turns.
const FOUND = `
  SELECT paused, erasing_since, station.id AS station_id FROM account_deletion JOIN station USING (owner_id)
  WHERE owner_id = $1 FOR UPDATE OF account_deletion`

type Found = { paused: string[]; erasing_since: Date | null; station_id: string }

const TOO_LATE = 'It is too late: this account is being deleted.'

/** 'Keep my account': what was active when its deletion was asked for is active again, and nothing else. Asked twice, the second does nothing. */
export const keepAccount = async (
  services: MailServices,
  { ownerId, email, ip }: { ownerId: string; email: string; ip?: string | undefined },
): Promise<Result<{ resumed: number }>> => {
  const now = services.clock.now()
  const kept = await inTransaction(services.db, async (transaction): Promise<Result<{ resumed: number }>> => {
    const { tx, sql } = transaction
    const [found] = await sql<Found>(FOUND, [ownerId])
    if (!found) return ok({ resumed: 0 })
    if (found.erasing_since !== null) return fail('conflict', TOO_LATE)
    await tx.accountDeletion.deleteMany({ where: { ownerId } })
    for (const schedulerId of found.paused)
      await changeScheduler(transaction, 'resume', { stationId: found.station_id, schedulerId, now })
    await postMail(sql, services, { mail: accountKeptMail({ to: email }), now })
    return ok({ resumed: found.paused.length })
  })
  if (!kept.ok) return kept
  logSecurity(services, 'security.deletion-cancelled', { ownerId, email, ...(ip ? { ip } : {}) })
  sendSoon(services)
  return kept
}
