import type { Config } from '../config.ts'
import { unsubscribeAddress } from '../consent/unsubscribe-token.ts'
import { broadcastAddressOf, linkAddressesOf } from '../link/link-address.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { MailError } from '../mail/mail-error.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { messageIdOf } from '../mail/message-id.ts'
import { type DeliveryDriver, DeliveryError, type DeliveryJob } from './delivery-types.ts'
import { attachmentName, emailSubject, emailText } from './email-text.ts'

/** From here on a mail carries the link alone. */
export const ATTACH_BELOW_BYTES = 8 * 1024 * 1024

export type EmailDriverNeeds = { config: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM'>; mailer: Mailer; sessionSecret: string }

const mailOf = async (job: DeliveryJob, needs: EmailDriverNeeds): Promise<Mail> => {
  const publicUrl = needs.config.PUBLIC_URL
  const isAttached = job.audio.sizeBytes < ATTACH_BELOW_BYTES
  const links = {
    broadcast: broadcastAddressOf(publicUrl, job.schedulerId, job.broadcastId),
    newest: linkAddressesOf(publicUrl, job.schedulerId).mp3,
    unsubscribe: unsubscribeAddress(needs, job),
  }
  return {
    to: job.address,
    subject: emailSubject(job),
    text: emailText(job, links, isAttached),
    messageId: messageIdOf(job.deliveryId, publicUrl),
    unsubscribeUrl: links.unsubscribe,
    ...(isAttached
      ? { attachment: { filename: attachmentName(job), content: await job.audio.read(), contentType: 'audio/mpeg' } }
      : {}),
  }
}

const asDeliveryError = (error: unknown): unknown =>
  error instanceof MailError
    ? new DeliveryError(error.code, `E-mail: ${error.message}`, error.permanent, { cause: error })
    : error

/** Stage composes the mail and checks all of it; release sends it. Its Message-ID is the delivery's, so a repeat counts as one. */
export const createEmailDriver = (needs: EmailDriverNeeds): DeliveryDriver => ({
  async stage(job) {
    const mail = await mailOf(job, needs)
    try {
      await composeMail(mail, needs.config.MAIL_FROM)
    } catch (error) {
      throw asDeliveryError(error)
    }
    return { messageId: mail.messageId, attached: mail.attachment !== undefined, sizeBytes: job.audio.sizeBytes }
  },
  async release(job) {
    const mail = await mailOf(job, needs)
    try {
      const { accepted, response } = await needs.mailer.send(mail, { signal: job.signal })
      return { messageId: mail.messageId, attached: mail.attachment !== undefined, accepted, response }
    } catch (error) {
      throw asDeliveryError(error)
    }
  },
})
