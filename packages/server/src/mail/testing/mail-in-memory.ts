import pino from 'pino'
import { MailError } from '../mail-error.ts'
import type { Mail, Mailer } from '../mailer.ts'

/** What a use-case that mails needs besides its rows, with a mailbox that the test reads. */
export const mailInMemory = () => {
  const box = { mails: [] as Mail[], isAway: false, refuses: '' }
  const mailer: Mailer = {
    send: async (mail) => {
      if (box.isAway) throw new MailError('unreachable', 'The mail server did not take the mail.', false)
      if (mail.to === box.refuses) throw new MailError('smtp-550', 'The mail server answered: no such mailbox', true)
      box.mails.push(mail)
      return { messageId: mail.messageId, accepted: true, response: '250' }
    },
    close: async () => {},
  }
  return { box, mailing: { mailer, log: pino({ level: 'silent' }), sessionSecret: 'secret of a test, at least 32 long' } }
}
