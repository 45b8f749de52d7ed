import { inTransaction, type Sql } from '@hourcast/db/open-database'
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

// From the command line.
const USE_UP = `
  UPDATE sign_in_link SET used_at = $2 FROM owner
  WHERE token_hash = $1 AND purpose = 'sign-in' AND used_at IS NULL AND expires_at > $2 AND owner.id = owner_id
  RETURNING owner.email`
const GIVEN = `
  SELECT owner.email FROM sign_in_link JOIN owner ON owner.id = owner_id
  WHERE token_hash = $1 AND purpose = 'sign-in' AND used_at IS NULL AND expires_at > $2`
// Beside a code. Wrong codes do not end it: nobody guesses 256 bits.
const MAILED = `
  SELECT id, address_hash, email_sealed, registers, password_hash, time_zone, browser_hash FROM sign_in_code
  WHERE link_hash = $1 AND expires_at > $2`

type Mailed = {
  id: string
  address_hash: string
  email_sealed: string
  registers: boolean
  password_hash: string | null
  time_zone: string
  browser_hash: string
}

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'>

const registrationOf = (row: Mailed, browser: BrowserInput): Registration | null => {
  if (!row.registers) return null
  const isSameBrowser = row.browser_hash === codeHolderOf(browser).browserHash
  return { passwordHash: isSameBrowser ? row.password_hash : null, timeZone: row.time_zone }
}

const claimMailed = async (sql: Sql, link: readonly [string, Date]): Promise<Mailed | null> => {
  const [found] = await sql<Mailed>(MAILED, [...link])
  if (!found) return null
  await lockCodes(sql, found.address_hash)
  // If somebody else was first, they have used up all codes of the address.
  const [still] = await sql<Mailed>(MAILED, [...link])
  if (still) await useUpCodes(sql, still.address_hash)
  return still ?? null
}

const claim = async (
  sql: Sql,
  services: Needs,
  { link, browser }: { link: readonly [string, Date]; browser: BrowserInput },
): Promise<{ email: string; registration: Registration | null } | null> => {
  const [given] = await sql<{ email: string }>(USE_UP, [...link])
  if (given) return { email: given.email, registration: null }
  const mailed = await claimMailed(sql, link)
  if (!mailed) return null
  return { email: openLinkAddress(services, mailed.id, mailed.email_sealed), registration: registrationOf(mailed, browser) }
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
  const link = [hashToken(token), new Date(now)] as const
  const opened = await inTransaction(services.db, async ({ sql }): Promise<Opened | null> => {
    const claimed = await claim(sql, services, { link, browser })
    return claimed && openAccount(sql, services, { ...claimed, now, browser })
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
  const link = [hashToken(token), new Date(services.clock.now())]
  const { rows: given } = await services.db.pool.query<{ email: string }>(GIVEN, link)
  if (given[0]) return { email: given[0].email, leavesPassword: false }
  const { rows: mailed } = await services.db.pool.query<Mailed>(MAILED, link)
  const [row] = mailed
  if (!row) return null
  const leavesPassword = row.password_hash !== null && registrationOf(row, browser)?.passwordHash === null
  return { email: openLinkAddress(services, row.id, row.email_sealed), leavesPassword }
}
