import { inTransaction, type Transaction } from '@hourcast/db/open-database'
import { DELETION_GRACE_MS, deletionSchema } from '@hourcast/domain/accounts/account-deletion'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { PasswordServices } from '../accounts/password-hash.ts'
import { postMail } from '../accounts/post-mail.ts'
import { proveOwner } from '../accounts/prove-owner.ts'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import { changeScheduler } from '../schedulers/change-scheduler.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { deletionAskedMail } from './deletion-mails.ts'

// Locks: a scheduler that is just being saved for the first time is waited for, or waits.
const STATION = 'SELECT id FROM station WHERE owner_id = $1 FOR UPDATE'
// Claims: asked for twice at once, the first holds.
const BEGIN = `
  INSERT INTO account_deletion (owner_id, requested_at, erase_at, paused)
  SELECT $1, $2, $3, coalesce(array_agg(id ORDER BY id), '{}') FROM scheduler WHERE station_id = $4 AND is_active AND deleted_at IS NULL
  ON CONFLICT (owner_id) DO NOTHING RETURNING paused`

type Leaving = { ownerId: string; now: number; graceMs: number }

/** Notes that the account goes, and pauses what is active. Asked for twice, the first holds. Gives when. */
export const beginDeletion = async (
  transaction: Transaction,
  { ownerId, now, graceMs }: Leaving,
): Promise<{ eraseAt: number; isNew: boolean } | null> => {
  const { tx, sql } = transaction
  const [station] = await sql<{ id: string }>(STATION, [ownerId])
  if (!station) return null
  const eraseAt = now + graceMs
  const [begun] = await sql<{ paused: string[] }>(BEGIN, [ownerId, new Date(now), new Date(eraseAt), station.id])
  if (!begun) {
    const known = await tx.accountDeletion.findUnique({ where: { ownerId } })
    return { eraseAt: known?.eraseAt.getTime() ?? eraseAt, isNew: false }
  }
  for (const schedulerId of begun.paused) await changeScheduler(transaction, 'pause', { stationId: station.id, schedulerId, now })
  return { eraseAt, isNew: true }
}

type Asked = { ownerId: string; email: string; sessionToken: string; input: unknown; ip?: string | undefined }

/**
 * 'Delete my account': `{ email, proof }`, the address typed once more and the password or a mailed code. An open screen alone deletes
 * nothing. Everything stays for seven days, paused.
 */
export const requestDeletion = async (
  services: MailServices & PasswordServices,
  { ownerId, email, sessionToken, input, ip }: Asked,
): Promise<Result<{ eraseAt: number }>> => {
  const parsed = parseInput(deletionSchema, input)
  if (!parsed.ok) return parsed
  if (parsed.value.email !== email) return fail('invalid', 'This is not the address of this account.', 'email')
  const proved = await proveOwner(services, { ownerId, email, sessionToken, browser: { ip } }, parsed.value.proof)
  if (!proved.ok) return proved
  const now = services.clock.now()
  const begun = await inTransaction(services.db, async (transaction) => {
    const deletion = await beginDeletion(transaction, { ownerId, now, graceMs: DELETION_GRACE_MS })
    if (deletion?.isNew)
      await postMail(transaction.sql, services, {
        mail: deletionAskedMail(services, { to: email, eraseAt: deletion.eraseAt }),
        now,
      })
    return deletion
  })
  if (!begun) return fail('not-found', 'This account does not exist any more.')
  logSecurity(services, 'security.deletion-asked', { ownerId, email, ...(ip ? { ip } : {}) })
  sendSoon(services)
  return ok({ eraseAt: begun.eraseAt })
}
