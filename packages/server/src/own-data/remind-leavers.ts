import { inTransaction } from '@hourcast/db/open-database'
import { DELETION_REMINDER_MS, isReminderDue } from '@hourcast/domain/accounts/account-deletion'
import { postMail } from '../accounts/post-mail.ts'
import type { Services } from '../services.ts'
import { deletionReminderMail } from './deletion-mails.ts'

// Locks: two workers remind nobody twice.
const SOON = `
  SELECT owner_id, email, erase_at, reminded_at FROM account_deletion JOIN owner ON owner.id = owner_id
  WHERE reminded_at IS NULL AND erase_at <= $1 ORDER BY erase_at LIMIT 100 FOR UPDATE OF account_deletion SKIP LOCKED`

type Row = { owner_id: string; email: string; erase_at: Date; reminded_at: Date | null }

/** A day before an account goes its owner is told once more; the note and the mail are one transaction. */
export const remindLeavers = (services: Pick<Services, 'db' | 'clock' | 'config' | 'sessionSecret'>): Promise<number> =>
  inTransaction(services.db, async ({ tx, sql }) => {
    const now = services.clock.now()
    const rows = await sql<Row>(SOON, [new Date(now + DELETION_REMINDER_MS)])
    const due = rows.filter(({ erase_at, reminded_at }) =>
      isReminderDue({ eraseAt: erase_at.getTime(), remindedAt: reminded_at?.getTime() ?? null }, now),
    )
    for (const { owner_id, email, erase_at } of due) {
      await tx.accountDeletion.update({ where: { ownerId: owner_id }, data: { remindedAt: new Date(now) } })
      await postMail(sql, services, { mail: deletionReminderMail(services, { to: email, eraseAt: erase_at.getTime() }), now })
    }
    return due.length
  })
