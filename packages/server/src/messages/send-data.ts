import type { BoardEntry } from '@hourcast/domain/calls/message-calls'
import type { Result } from '@hourcast/domain/problem'
import { type MessageServices, mailMessage, operatorAddress } from './mail-message.ts'
import type { Sender } from './send-messaging.ts'

/** An owner's entry for the message board is mailed to the operator. */
export const sendData = (
  services: MessageServices,
  { entry, sender, signal }: { entry: BoardEntry; sender: NonNullable<Sender>; signal?: AbortSignal },
): Promise<Result<{ message: string }>> => {
  const { name, location, message } = entry
  const from = location === '' ? name : `${name}, ${location}`
  const text = `${from} (${sender.email}) writes for the message board:\n\n${message}\n`
  return mailMessage(services, { to: operatorAddress(services), subject: `Message board: ${name}`, text, signal })
}
