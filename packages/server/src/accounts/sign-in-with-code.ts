import { inTransaction } from '@hourcast/db/open-database'
import { parseCredentials } from '@hourcast/domain/accounts/account-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import type { SignedIn } from './begin-session.ts'
import { type BrowserInput, codeHolderOf } from './browser.ts'
import { addressHash } from './derive-key.ts'
import { knownBrowserOf } from './known-browser.ts'
import { logOpened, openAccount } from './open-account.ts'
import { claimCode, holdsCode } from './sign-in-codes.ts'
import { forgetFailures, takeAttempt } from './take-attempt.ts'

export const WRONG_CODE =
  'This code is wrong, was used already, or is older than 10 minutes. Enter it in the browser that asked for it, or open the link beside it.'

/**
 * Signs in with `{ email, code }` and confirms the address. A code works once, 10 minutes long, for 5 tries, in the browser that asked for
 * it; ten failures in an hour make the address wait, but no browser that is the owner's or has asked for a code. What is wrong about a
 * code is not told.
 */
export const signInWithCode = async (
  services: Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'sessionSecret'>,
  input: unknown,
  browser: BrowserInput = {},
): Promise<Result<SignedIn>> => {
  const parsed = parseCredentials(input)
  if (!parsed.ok) return parsed
  const { email, code } = parsed.value
  const { ip } = browser
  const hash = addressHash(services, email)
  const { browserHash } = codeHolderOf(browser)
  const known = knownBrowserOf(services, browser, hash)
  const holds = await holdsCode(services, { addressHash: hash, browserHash })
  const counted = known === '' && holds ? `code:${browserHash}` : known
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'sign-in', browser: counted }, { email, ip })
  if (!taken.ok) return taken
  const now = services.clock.now()

  const opened = await inTransaction(services.db, async (transaction) => {
    const claimed = await claimCode(transaction, services, { addressHash: hash, code, browserHash, now })
    const account =
      claimed && (await openAccount(transaction, services, { email, registration: claimed.registration, now, browser }))
    if (account) await forgetFailures(transaction.tx, hash, counted)
    return account
  })
  if (!opened) {
    logSecurity(services, 'security.sign-in-failed', { email, ip, how: 'code', isKnownBrowser: known !== '' })
    return fail('unauthenticated', WRONG_CODE, 'code')
  }
  logOpened(services, opened, 'code', browser)
  return ok(opened)
}
