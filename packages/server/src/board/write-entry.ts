import { lockName } from '@hourcast/db/lock-name'
import { inTransaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { ENTRIES_A_DAY, SAME_ENTRY_MS } from '@hourcast/domain/board/board-limits'
import type { BoardEntry } from '@hourcast/domain/calls/message-calls'
import { EMAIL_SENT } from '@hourcast/domain/messages'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { DAY_MS, SECOND_MS } from '@hourcast/domain/time-units'
import { type AccountMail, postMail } from '../accounts/post-mail.ts'
import type { MailServices } from '../accounts/send-account-mails.ts'
import { sendNow } from '../mail/send-now.ts'
import { operatorAddress } from '../messages/mail-message.ts'

const TOO_MANY = `You have written ${ENTRIES_A_DAY} entries within a day. Write the next one tomorrow.`
const MAIL_LATE = 'Your entry is kept. The mail about it goes out when the mail server answers again.'

const IS_THERE = 'You have just written this entry. It is kept once.'

/** An author waits no longer for a mail server that says nothing. */
const PATIENCE_MS = 3 * SECOND_MS

type Author = { ownerId: string; email: string }

const entryMail = (to: string, id: string, { name, location, message }: BoardEntry, { email }: Author): AccountMail => ({
  to,
  subject: `Message board: ${name}`,
  text: `${location === '' ? name : `${name}, ${location}`} (${email}) writes for the message board:\n\n${message}\n\nOthers see it after: npm run hourcast -- board release ${id}\n`,
  validMs: 7 * DAY_MS,
})

/** An owner's entry for the message board: kept, and mailed to the operator, who releases it. Until then its author alone sees it. */
export const writeEntry = async (
  services: MailServices,
  { entry, author }: { entry: BoardEntry; author: Author },
): Promise<Result<{ message: string }>> => {
  const written = await inTransaction(services.db, async ({ tx, sql }): Promise<{ mailId: string } | 'before' | 'too many'> => {
    const now = services.clock.now()
    const { ownerId } = author
    // Two at once are counted as two.
    await lockName(sql, `board of ${ownerId}`)
    // A second press of the button, or a browser that sends a form again.
    const same = { ownerId, ...entry, writtenAt: { gt: new Date(now - SAME_ENTRY_MS) } }
    if ((await tx.boardEntry.count({ where: same })) > 0) return 'before'
    const lately = { ownerId, writtenAt: { gt: new Date(now - DAY_MS) } }
    if ((await tx.boardEntry.count({ where: lately })) >= ENTRIES_A_DAY) return 'too many'
    const id = randomId()
    await tx.boardEntry.create({ data: { id, ownerId, ...entry, writtenAt: new Date(now) } })
    const mail = entryMail(operatorAddress(services), id, entry, author)
    return { mailId: await postMail(sql, services, { mail, now }) }
  })
  if (written === 'too many') return fail('too-many', TOO_MANY)
  if (written === 'before') return ok({ message: IS_THERE })
  return ok({ message: (await sendNow(services, written.mailId, PATIENCE_MS)) === 'kept' ? MAIL_LATE : EMAIL_SENT })
}
