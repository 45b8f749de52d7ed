import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { MailError } from './mail-error.ts'
import type { Mail } from './mailer.ts'

const CONTROL = /\p{Cc}/u
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/
const MESSAGE_ID = /^<[^\s@<>]+@[^\s@<>]+>$/

const refuse = (field: string, why: string): never => {
  throw new MailError('invalid', `Mail, ${field}: ${why}`, true)
}

/** CR, LF and NUL are refused, not stripped: anybody who sent them meant to write a header of their own. */
const requireSafe = (mail: Mail): void => {
  const lines = {
    to: mail.to,
    subject: mail.subject,
    messageId: mail.messageId,
    attachment: mail.attachment?.filename ?? '',
    unsubscribeUrl: mail.unsubscribeUrl ?? '',
  }
  for (const [field, value] of Object.entries(lines)) {
    if (CONTROL.test(value)) refuse(field, 'line breaks and control characters are not allowed.')
  }
  if (!ADDRESS.test(mail.to) || mail.to.length > 254) refuse('to', 'exactly one e-mail address is wanted.')
  if (!MESSAGE_ID.test(mail.messageId)) refuse('messageId', 'must read <id@host>.')
  if (/[<>\s]/.test(mail.unsubscribeUrl ?? '')) refuse('unsubscribeUrl', 'must be one address.')
  if (mail.text.includes('\0')) refuse('text', 'NUL is not allowed.')
}

const requireSender = (from: string) => {
  const [sender, ...more] = addressparser(from, { flatten: true })
  if (!sender || more.length > 0 || CONTROL.test(from) || !ADDRESS.test(sender.address)) {
    throw new MailError('invalid', 'MAIL_FROM must hold exactly one address, like Hourcast <hourcast@example.com>.', true)
  }
  return { name: sender.name, address: sender.address }
}

const unsubscribeHeaders = ({ unsubscribeUrl }: Mail): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** The mail as nodemailer wants it: addresses as structures, the attachment as bytes. Throws MailError. */
export const composeMail = async (mail: Mail, from: string): Promise<SendMailOptions> => {
  requireSafe(mail)
  const { attachment } = mail
  return {
    from: requireSender(from),
    to: [{ name: '', address: mail.to }],
    subject: mail.subject,
    text: mail.text,
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    xMailer: false,
    disableUrlAccess: true,
    attachments: attachment ? [{ ...attachment, content: Buffer.from(attachment.content) }] : [],
  }
}
