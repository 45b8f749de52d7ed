import { randomId } from '@hourcast/db/random-id'
import { EMAIL_NOT_SENT, EMAIL_SENT } from '@hourcast/domain/messages'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { MailError } from '../mail/mail-error.ts'
import { messageIdOf } from '../mail/message-id.ts'
import type { Services } from '../services.ts'

export type MessageServices = Pick<Services, 'config' | 'mailer' | 'log'>

/** Who runs this instance reads what visitors write: where they want it, or else at the address that its mails come from. */
export const operatorAddress = ({ config }: Pick<Services, 'config'>): string => {
  if (config.INQUIRY_EMAIL !== undefined) return config.INQUIRY_EMAIL
  const [, named] = /<([^<>]+)>\s*$/.exec(config.MAIL_FROM) ?? []
  return named ?? config.MAIL_FROM.trim()
}

/** One mail, now; nothing of it is stored. A mail server that refuses or is away is a problem in the specification's words. */
export const mailMessage = async (
  { config, mailer, log }: MessageServices,
  { to, subject, text, signal }: { to: string; subject: string; text: string; signal?: AbortSignal | undefined },
): Promise<Result<{ message: string }>> => {
  try {
    const messageId = messageIdOf(randomId(), config.PUBLIC_URL)
    await mailer.send({ to, subject, text, messageId }, signal ? { signal } : {})
    return ok({ message: EMAIL_SENT })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    // The code alone: what a mail server says may repeat the address.
    log.warn({ code: error.code }, 'a message could not be mailed')
    return fail('unavailable', EMAIL_NOT_SENT)
  }
}
