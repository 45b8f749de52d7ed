import type { Config } from '../config.ts'
import { createFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** SMTP_URL, or files in dataDir/mail. */
export const createMailer = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'dataDir'>): Mailer =>
  config.SMTP_URL === undefined ? createFileMailer(config) : createSmtpMailer({ ...config, SMTP_URL: config.SMTP_URL })
