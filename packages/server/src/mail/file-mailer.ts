import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DAY_MS, HOUR_MS } from '@hourcast/domain/time-units'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { composeMail } from './compose-mail.ts'
import { MailError } from './mail-error.ts'
import type { Mailer } from './mailer.ts'

const KEPT_MS = 7 * DAY_MS
const SWEEP_EVERY_MS = HOUR_MS

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The same Message-ID gives the same name, another one another name: a mail sent twice counts once. */
export const emlNameOf = (messageId: string): string => {
  const bare = messageId.slice(1, -1)
  const plain = bare.replace(/[^A-Za-z0-9._@-]/g, '_').replace(/^\./, '_')
  return plain === bare && plain.length <= 180 ? `${plain}.eml` : `${plain.slice(0, 160)}-${hash(messageId)}.eml`
}

const fileErrorOf = (error: unknown): MailError => {
  if (error instanceof MailError) return error
  const said = error instanceof Error ? error.message : String(error)
  const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  return new MailError(full ? 'disk-full' : 'failed', `The mail could not be written: ${said}`, false, { cause: error })
}

/** What has lain here for a week goes, drafts of processes that died among it: a station that mails hourly fills a disk. */
const sweep = async (folder: string): Promise<void> => {
  const oldest = Date.now() - KEPT_MS
  for (const name of await readdir(folder)) {
    if (!/\.(?:eml|draft)$/.test(name)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < oldest) await rm(path, { force: true })
  }
}

/** The twin of an SMTP server: each mail is a file in dataDir/mail for seven days, whole or not there at all. */
export const createFileMailer = (config: Pick<Config, 'MAIL_FROM' | 'dataDir'>): Mailer => {
  const folder = join(config.dataDir, 'mail')
  const composer = createTransport({ streamTransport: true, newline: 'windows' })
  let sweepAt = 0
  const writeWhole = async (name: string, content: Readable, signal?: AbortSignal): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `.${randomBytes(12).toString('hex')}.draft`)
    try {
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(content, { signal })
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, join(folder, name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    async send(mail, { signal } = {}) {
      const message = await composeMail(mail, config.MAIL_FROM)
      if (signal?.aborted) throw new MailError('aborted', 'The mail was called off.', false)
      const name = emlNameOf(mail.messageId)
      try {
        const { message: content } = await composer.sendMail(message)
        await writeWhole(name, Buffer.isBuffer(content) ? Readable.from([content]) : content, signal)
      } catch (error) {
        throw fileErrorOf(error)
      } finally {
        // Also behind a failure: a full disk is one, and this makes room for the next try.
        if (Date.now() >= sweepAt) {
          sweepAt = Date.now() + SWEEP_EVERY_MS
          await sweep(folder).catch(() => {})
        }
      }
      return { messageId: mail.messageId, accepted: true, response: `written to mail/${name}` }
    },
    async close() {},
  }
}
