import { SEND_MS } from '@hourcast/domain/delivery/send-times'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { withinDeadline } from '../within-deadline.ts'
import { composeMail } from './compose-mail.ts'
import { MailError } from './mail-error.ts'
import type { Mailer } from './mailer.ts'

const NETWORK_CODES = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EABORT'])

/** One line, so that it may stand in a log, and short. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300)

/** 5xx is final; 4xx, time-outs and lost connections are not. */
const mailErrorOf = (error: unknown): MailError => {
  if (error instanceof MailError) return error
  const fields =
    error instanceof Error ? (error as Error & { code?: string; responseCode?: number; response?: string }) : undefined
  const { code = 'failed', responseCode, response } = fields ?? {}
  if (responseCode !== undefined) {
    const permanent = responseCode >= 500 && responseCode !== 503
    return new MailError(`smtp-${responseCode}`, `The mail server answered: ${oneLine(response ?? '')}`, permanent, {
      cause: error,
    })
  }
  const said = oneLine(fields?.message ?? String(error))
  if (NETWORK_CODES.has(code)) {
    return new MailError(code === 'EABORT' ? 'aborted' : 'unreachable', `The mail server did not take the mail: ${said}`, false, {
      cause: error,
    })
  }
  return new MailError(code.toLowerCase(), `The mail could not be sent: ${said}`, false, { cause: error })
}

const faultNamed = (code: string, message: string): Error => Object.assign(new Error(message), { code })

/** Time-outs in milliseconds, for tests that must not wait. */
export type SmtpTimeouts = { connectMs: number; silenceMs: number }

/** A modest pool: bulletins of one hour share a connection or two, and nothing stays open for long. */
export const createSmtpMailer = (
  config: Pick<Config, 'MAIL_FROM'> & { SMTP_URL: string },
  timeouts: SmtpTimeouts = { connectMs: 10_000, silenceMs: 30_000 },
): Mailer => {
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: 2,
    maxMessages: 50,
    maxRequeues: 1,
    idleTimeout: 15_000,
    dnsTimeout: timeouts.connectMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
  })
  return {
    async send(mail, { signal } = {}) {
      const message = await composeMail(mail, config.MAIL_FROM)
      const late = () => faultNamed('ETIMEDOUT', 'it took too long')
      try {
        const sent = await withinDeadline(SEND_MS, signal, late, (ends) => transport.sendMail({ ...message, signal: ends }))
        return { messageId: mail.messageId, accepted: (sent.accepted ?? []).length > 0, response: oneLine(sent.response ?? '') }
      } catch (error) {
        throw mailErrorOf(signal?.aborted ? faultNamed('EABORT', 'it was called off') : error)
      }
    },
    async close() {
      transport.close()
    },
  }
}
