import { givenDatabase } from '@hourcast/db/testing/test-database'
import pino from 'pino'
import { readConfig } from '../../config.ts'
import { MailError } from '../../mail/mail-error.ts'
import type { Mail, Mailer } from '../../mail/mailer.ts'
import { logOptions } from '../../telemetry/log-options.ts'
import { sendAccountMails } from '../send-account-mails.ts'

export const PASSWORD = 'correct horse battery'
export const MINUTE = 60_000

type Box = { mails: Mail[]; server: 'works' | 'is away' | 'refuses' }

const mailerInto = (box: Box): Mailer => ({
  send: async (mail) => {
    if (box.server === 'is away') throw new MailError('unreachable', 'The mail server did not take the mail.', false)
    if (box.server === 'refuses') throw new MailError('smtp-550', 'The mail server answered: no such mailbox', true)
    box.mails.push(mail)
    return { messageId: mail.messageId, accepted: true, response: '250' }
  },
  close: async () => {},
})

const CODE = /^ {2}([A-Z2-9]{6})$/m
const LINK_TOKEN = /\/sign-in\/([\w-]{43})$/m
const RESET_TOKEN = /\/reset-password\/([\w-]{43})$/m

/** Accounts on a database of the test's own, with a clock that the test holds and a mailbox that it reads. */
export const givenAccounts = async () => {
  const db = await givenDatabase()
  const time = { now: Date.parse('2026-11-21T09:00:00Z') }
  const box: Box = { mails: [], server: 'works' }
  const lines: string[] = []
  const services = {
    db,
    clock: { now: () => time.now },
    config: readConfig({ PUBLIC_URL: 'https://air.hourcast.example' }),
    log: pino(logOptions('info'), { write: (line: string) => void lines.push(line) }),
    mailer: mailerInto(box),
    sessionSecret: 'secret of a test, at least 32 long',
    // What the full cost is, and that it is taken, has tests of its own.
    passwordCost: { N: 16, r: 1, p: 1 },
  }
  const waiting = () => db.prisma.accountMail.count()
  /** The mails that have arrived since the last look. A mail that a use-case sends at this moment is waited for. */
  const mails = async (): Promise<Mail[]> => {
    while ((await waiting()) > 0) await sendAccountMails(services)
    return box.mails.splice(0)
  }
  const found = async (pattern: RegExp): Promise<string> => {
    const last = (await mails()).at(-1)
    const match = pattern.exec(last?.text ?? '')?.[1]
    if (match === undefined) throw new Error(`The last mail was '${last?.subject ?? 'none'}'`)
    return match
  }
  return {
    services,
    box,
    /** What was logged so far. */
    lines,
    mails,
    waiting,
    mailedCode: () => found(CODE),
    mailedLinkToken: () => found(LINK_TOKEN),
    mailedResetToken: () => found(RESET_TOKEN),
    wait: (ms: number) => {
      time.now += ms
    },
  }
}

export type GivenAccounts = Awaited<ReturnType<typeof givenAccounts>>
