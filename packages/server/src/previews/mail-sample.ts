import { fail, ok } from '@hourcast/domain/problem'
import type { MailServices } from '../accounts/send-account-mails.ts'
import { mayMailTo } from '../consent/ask-consent.ts'
import { unsubscribeAddress } from '../consent/unsubscribe-token.ts'
import { MailError } from '../mail/mail-error.ts'
import { messageIdOf } from '../mail/message-id.ts'
import type { Services } from '../services.ts'
import { StorageError } from '../storage/storage-error.ts'
import type { PreviewDesk } from './preview-desk.ts'
import type { PreviewInput, PreviewResult } from './preview-types.ts'

const MAIL_MS = 30_000

const textOf = (title: string, unsubscribe: string): string =>
  [
    'Hello,',
    `here is a sample of your AI host: ${title}. Once you have saved it, its bulletins arrive like this one, each at its time.`,
    'The voice and the words are machine-made, and the file is marked as such.',
    `To end mails like this one:\n${unsubscribe}`,
    'Hourcast',
  ].join('\n\n')

/**
 * 'Send to Email': the bulletin as it would air next, made now, with the limits of samples, and mailed with its MP3. To an address whose reader
 * has not agreed goes the mail that asks, and nothing else.
 */
export const mailSample = async (
  services: MailServices & Pick<Services, 'audioStore'>,
  desk: Pick<PreviewDesk, 'start' | 'waitFor' | 'findAudio'>,
  input: Omit<PreviewInput, 'signal'> & { email: string },
): Promise<PreviewResult<{ consent: 'given' | 'waiting' }>> => {
  const { config, mailer, log, audioStore } = services
  const { email, ...preview } = input
  const { stationId, schedulerId = null } = input
  const asked = await mayMailTo(services, { stationId, address: email })
  if (!asked.ok || asked.value.consent === 'waiting') return asked
  const address = email.trim()
  const unsubscribeUrl = unsubscribeAddress(services, { stationId, schedulerId, address })
  const started = desk.start(preview)
  if (!started.ok) return started
  const { previewId } = started.value
  const ended = await desk.waitFor({ stationId, previewId })
  if (!ended.ok) return ended
  if (ended.value.state === 'failed') return { ok: false, problem: ended.value.problem }
  if (ended.value.state !== 'done') return fail('unavailable', 'The sample was cancelled before it was made.')
  const { audioId, title } = ended.value.result
  const audio = await desk.findAudio({ stationId, audioId })
  if (!audio.ok) return audio
  try {
    await mailer.send(
      {
        to: address,
        subject: `A sample: ${title}`.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 150),
        text: textOf(title, unsubscribeUrl),
        unsubscribeUrl,
        messageId: messageIdOf(previewId, config.PUBLIC_URL),
        attachment: { filename: 'sample.mp3', content: await audioStore.read(audio.value), contentType: 'audio/mpeg' },
      },
      { signal: AbortSignal.timeout(MAIL_MS) },
    )
    return ok({ consent: 'given' })
  } catch (error) {
    if (error instanceof StorageError) return fail('not-found', 'This preview does not exist any more.')
    if (!(error instanceof MailError)) throw error
    log.warn({ previewId, code: error.code }, 'a sample could not be mailed')
    return fail('unavailable', `The mail server did not take it: ${error.message}`, 'email')
  }
}
