import { SECOND_MS } from '@hourcast/domain/time-units'
import { type MailServices, sendAccountMails } from '../accounts/send-account-mails.ts'
import { withinDeadline } from '../within-deadline.ts'

/** A visitor waits no longer for a mail server that says nothing. */
const PATIENCE_MS = 3 * SECOND_MS

/**
 * Tries to send what waits, after the commit. False when one of these mails is still there: it goes out later, when the mail server takes it.
 * Not for mails that tell whether an address is known: this answer takes as long as the mail server does.
 */
export const sendNow = async (services: MailServices, mailIds: readonly string[], patienceMs = PATIENCE_MS): Promise<boolean> => {
  if (mailIds.length === 0) return true
  const late = () => new Error('the mail server takes its time')
  try {
    await withinDeadline(patienceMs, undefined, late, () => sendAccountMails(services))
  } catch (error) {
    services.log.warn({ reason: (error as Error).message }, 'mails go out later')
  }
  return (await services.db.prisma.accountMail.count({ where: { id: { in: [...mailIds] } } })) === 0
}
