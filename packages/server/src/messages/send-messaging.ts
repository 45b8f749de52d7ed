import type { Messaging } from '@hourcast/domain/calls/message-calls'
import { fail, type Result } from '@hourcast/domain/problem'
import { type MessageServices, mailMessage, operatorAddress } from './mail-message.ts'

/** Whose session or key it is; null for a visitor. */
export type Sender = { email: string } | null

/**
 * A visitor's inquiry goes to the operator. A mail to a recipient is for owners, and to their own address: a form that mails
 * anything to anybody would be everybody's.
 */
export const sendMessaging = async (
  services: MessageServices,
  { message, sender, signal }: { message: Messaging; sender: Sender; signal?: AbortSignal },
): Promise<Result<{ message: string }>> => {
  if ('message' in message) {
    const { name, email, message: words } = message
    const text = `${name} <${email}> writes:\n\n${words}\n`
    return mailMessage(services, { to: operatorAddress(services), subject: `Inquiry by ${name}`, text, signal })
  }
  if (!sender) return fail('unauthenticated', 'Sign in to mail something to yourself.')
  if (message.recipient.trim().toLowerCase() !== sender.email)
    return fail('forbidden', 'Messages are mailed to your own address only.', 'recipient')
  const subject = 'subject' in message ? message.subject : `Hourcast: ${message.type}`
  return mailMessage(services, { to: sender.email, subject, text: `${message.content}\n`, signal })
}
