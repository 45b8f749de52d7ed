import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { createMailer } from '../create-mailer.ts'
import type { Mailer } from '../mailer.ts'

/** A mailer and the box where its mails arrive, as raw RFC 5322 texts. */
export type Mailbox = { mailer: Mailer; arrived(): Promise<string[]>; close(): Promise<void> }

const MAIL_FROM = 'Hourcast <hourcast@hourcast.example>'

const textsIn = async (folder: string, wanted: RegExp): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && wanted.test(entry.name))
  return Promise.all(files.map(({ name }) => readFile(join(folder, name), 'utf8')))
}

export const openFileMailbox = async (): Promise<Mailbox> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'))
  return {
    mailer: createMailer({ MAIL_FROM, dataDir }),
    arrived: () => textsIn(join(dataDir, 'mail'), /\.eml$/),
    close: () => rm(dataDir, { recursive: true, force: true }),
  }
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/** An SMTP server on a loopback port: `refuse@…` gets 550, `later@…` gets 451. */
export const openSmtpMailbox = async (): Promise<Mailbox> => {
  const texts: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refuse@')) done(refusal(550, 'No such mailbox'))
      else if (address.startsWith('later@')) done(refusal(451, 'Try again later'))
      else done()
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        texts.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mailer = createMailer({ MAIL_FROM, dataDir: '/nowhere', SMTP_URL: `smtp://127.0.0.1:${port}` })
  return {
    mailer,
    arrived: async () => texts,
    async close() {
      await mailer.close()
      await new Promise<void>((closed) => server.close(closed))
    },
  }
}

/** The server behind SMTP_URL, when there is one that puts each mail that arrives as a file into MAIL_DIR. */
export const realSmtpMailboxes = (env: Record<string, string | undefined>): [string, () => Promise<Mailbox>][] => {
  const { SMTP_URL, MAIL_DIR } = env
  if (!SMTP_URL || !MAIL_DIR) return []
  const open = async (): Promise<Mailbox> => {
    const mailer = createMailer({ MAIL_FROM, dataDir: '/nowhere', SMTP_URL })
    return { mailer, arrived: () => textsIn(MAIL_DIR, /./), close: () => mailer.close() }
  }
  return [['the server of SMTP_URL', open]]
}
