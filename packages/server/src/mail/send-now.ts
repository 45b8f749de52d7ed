import { type MailServices, type Sending, sendPosted } from '../accounts/send-account-mails.ts'
import { withinDeadline } from '../within-deadline.ts'

/**
 * Sends one posted mail after the commit, for a visitor who is told what became of it, and waits no longer than `patienceMs`: a mail that takes
 * longer counts as kept, and is sent by this try or a later one. Not for mails that tell whether an address is known: this answer takes as
 * long as the mail server does.
 */
export const sendNow = (services: MailServices, mailId: string, patienceMs: number): Promise<Sending> =>
  withinDeadline(
    patienceMs,
    undefined,
    () => new Error('the mail server takes its time'),
    () => sendPosted(services, mailId),
  ).catch((error: Error) => {
    services.log.warn({ mailId, reason: error.message }, 'a mail goes out later')
    return 'kept' as const
  })
