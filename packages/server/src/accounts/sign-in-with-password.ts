import { inTransaction } from '@hourcast/db/open-database'
import { passwordSignInSchema } from '@hourcast/domain/accounts/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import { type BrowserInput, codeHolderOf } from './browser.ts'
import { addressHash } from './derive-key.ts'
import { knownBrowserOf } from './known-browser.ts'
import { isPassword, type PasswordServices } from './password-hash.ts'
import { findRegistration } from './sign-in-codes.ts'
import { forgetFailures, takeAttempt } from './take-attempt.ts'

const WRONG = 'Email or password is wrong.'
const UNCONFIRMED = 'Your address is not confirmed yet. Enter the code that we mailed to you, or ask for a new one.'

// Locks: the password may have been changed while this one was checked.
const STILL = 'SELECT id FROM owner WHERE id = $1 AND password_hash = $2 FOR SHARE'

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'> & PasswordServices
type Asked = { email: string; password: string; hash: string; counted: string; browser: BrowserInput }

/** What the password is checked against: an owner's, or that of a registration in this browser whose code is awaited. */
const findStored = ({ db, clock }: Needs, { email, hash, browser }: Asked) =>
  inTransaction(db, async ({ tx }) => {
    const owner = await tx.owner.findUnique({ where: { email } })
    const { browserHash } = codeHolderOf(browser)
    const registration = await findRegistration(tx, { addressHash: hash, browserHash, now: clock.now() })
    return { owner, stored: owner ? owner.passwordHash : (registration?.passwordHash ?? null) }
  })

const trySignIn = async (services: Needs, asked: Asked): Promise<Result<SignedIn>> => {
  const { email, password, hash, counted, browser } = asked
  const { owner, stored } = await findStored(services, asked)
  if (!(await isPassword(password, stored, services))) return fail('unauthenticated', WRONG, 'password')
  return inTransaction(services.db, async ({ tx, sql }) => {
    await forgetFailures(tx, hash, counted)
    if (!owner?.confirmedAt) return fail('forbidden', UNCONFIRMED, 'email')
    const [still] = await sql<{ id: string }>(STILL, [owner.id, stored])
    if (!still) return fail('unauthenticated', WRONG, 'password')
    return ok(await beginSession(tx, services, { ownerId: owner.id, email, now: services.clock.now(), browser }))
  })
}

/**
 * 'Use my password': `{ email, password }`; ten failures in an hour make the address wait, those of strangers never a browser that its
 * owner has signed in with. A password that was chosen but whose address no code has confirmed signs nobody in; that is said only to
 * who knows it, in the browser where it was typed.
 */
export const signInWithPassword = async (
  services: Needs,
  input: unknown,
  browser: BrowserInput = {},
): Promise<Result<SignedIn>> => {
  const parsed = parseInput(passwordSignInSchema, input)
  if (!parsed.ok) return parsed
  const { email, password } = parsed.value
  const { ip } = browser
  const hash = addressHash(services, email)
  const counted = knownBrowserOf(services, browser, hash)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'sign-in', browser: counted }, { email, ip })
  if (!taken.ok) return taken
  const result = await trySignIn(services, { email, password, hash, counted, browser })
  if (result.ok) logSecurity(services, 'security.sign-in', { ownerId: result.value.ownerId, email, ip, how: 'password' })
  else logSecurity(services, 'security.sign-in-failed', { email, ip, how: 'password', isKnownBrowser: counted !== '' })
  return result
}
