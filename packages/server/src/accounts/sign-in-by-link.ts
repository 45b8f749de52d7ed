import { inTransaction, type Rows, type Transaction } from '@hourcast/db/open-database'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import type { SignedIn } from './begin-session.ts'
import { type BrowserInput, codeHolderOf } from './browser.ts'
import { openLinkAddress } from './link-address.ts'
import { logOpened, type Opened, openAccount } from './open-account.ts'
import { lockCodes, type Registration, useUpCodes } from './sign-in-codes.ts'
import { hashToken } from './token.ts'

const SPENT = 'This sign-in link was used already, or its time is over.'

// Claims a link from the command line.
const USE_UP = `
  UPDATE sign_in_link SET used_at = $2 FROM owner
  WHERE token_hash = $1 AND purpose = 'sign-in' AND used_at IS NULL AND expires_at > $2 AND owner.id = owner_id
  RETURNING owner.email`

type Link = { hash: string; now: number }

const isGiven = ({ hash, now }: Link) => ({
  tokenHash: hash,
  purpose: 'sign-in',
  usedAt: null,
  expiresAt: { gt: new Date(now) },
})

/** Beside a code. Wrong codes do not end it: nobody guesses 256 bits. */
const findMailed = (rows: Rows, { hash, now }: Link) =>
  rows.signInCode.findFirst({ where: { linkHash: hash, expiresAt: { gt: new Date(now) } } })

type Mailed = NonNullable<Awaited<ReturnType<typeof findMailed>>>

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'sessionSecret'>

const registrationOf = (row: Mailed, browser: BrowserInput): Registration | null => {
  if (!row.registers) return null
  const isSameBrowser = row.browserHash === codeHolderOf(browser).browserHash
  return { passwordHash: isSameBrowser ? row.passwordHash : null, timeZone: row.timeZone }
}

const addressOf = (services: Pick<Services, 'sessionSecret'>, { id, emailSealed }: Mailed): string =>
  openLinkAddress(services, id, emailSealed ?? '')

const claimMailed = async ({ tx, sql }: Transaction, link: Link): Promise<Mailed | null> => {
  const found = await findMailed(tx, link)
  if (!found) return null
  await lockCodes(sql, found.addressHash)
  // If somebody else was first, they have used up all codes of the address.
  const still = await findMailed(tx, link)
  if (still) await useUpCodes(tx, still.addressHash)
  return still
}

const claim = async (
  transaction: Transaction,
  services: Needs,
  { link, browser }: { link: Link; browser: BrowserInput },
): Promise<{ email: string; registration: Registration | null } | null> => {
  const [given] = await transaction.sql<{ email: string }>(USE_UP, [link.hash, new Date(link.now)])
  if (given) return { email: given.email, registration: null }
  const mailed = await claimMailed(transaction, link)
  if (!mailed) return null
  return { email: addressOf(services, mailed), registration: registrationOf(mailed, browser) }
}

/**
 * Signs in by a link, mailed beside a code or made at the command line: once, in whichever browser it is opened. The password of a
 * registration counts only in the browser where it was typed.
 */
export const signInByLink = async (
  services: Needs,
  { token }: { token: string },
  browser: BrowserInput = {},
): Promise<Result<SignedIn>> => {
  const now = services.clock.now()
  const link = { hash: hashToken(token), now }
  const opened = await inTransaction(services.db, async (transaction): Promise<Opened | null> => {
    const claimed = await claim(transaction, services, { link, browser })
    return claimed && openAccount(transaction, services, { ...claimed, now, browser })
  })
  if (!opened) {
    logSecurity(services, 'security.sign-in-failed', { ip: browser.ip, how: 'link' })
    return fail('unauthenticated', SPENT)
  }
  logOpened(services, opened, 'link', browser)
  return ok(opened)
}

/** Whom a link would sign in, and whether a password that was typed elsewhere would be left out. */
export type OpenLink = { email: string; leavesPassword: boolean }

/** What the page of a link says before its button is pressed; null when the link is spent. Nothing is used up. */
export const findSignInLink = async (
  services: Pick<Services, 'db' | 'clock' | 'sessionSecret'>,
  { token }: { token: string },
  browser: BrowserInput = {},
): Promise<OpenLink | null> => {
  const { prisma } = services.db
  const link = { hash: hashToken(token), now: services.clock.now() }
  const given = await prisma.signInLink.findFirst({ where: isGiven(link), select: { owner: { select: { email: true } } } })
  if (given) return { email: given.owner.email, leavesPassword: false }
  const mailed = await findMailed(prisma, link)
  if (!mailed) return null
  const leavesPassword = mailed.passwordHash !== null && registrationOf(mailed, browser)?.passwordHash === null
  return { email: addressOf(services, mailed), leavesPassword }
}
