import { inTransaction } from '@hourcast/db/open-database'
import { passwordSignInSchema } from '@hourcast/domain/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { type BrowserInput, beginSession, type SignedIn } from './begin-session.ts'
import { addressHash } from './derive-key.ts'
import { isPassword, type PasswordServices } from './password-hash.ts'
import { findRegistration } from './sign-in-codes.ts'
import { forgetFailures, takeAttempt } from './take-attempt.ts'

const WRONG = 'Email or password is wrong.'
const UNCONFIRMED = 'Your address is not confirmed yet. Enter the code that we mailed to you, or ask for a new one.'

const OWNER = 'SELECT id, password_hash, confirmed_at IS NOT NULL AS confirmed FROM owner WHERE email = $1'
// The password may have been changed while this one was checked.
const STILL = 'SELECT id FROM owner WHERE id = $1 AND password_hash = $2 FOR SHARE'

type Found = { id: string; password_hash: string | null; confirmed: boolean }

/**
 * 'Use my password': `{ email, password }`, with the limits of a code. A password that was chosen but whose address no code has confirmed
 * signs nobody in; that is said only to who knows it.
 */
export const signInWithPassword = async (
  services: Pick<Services, 'db' | 'clock' | 'sessionSecret'> & PasswordServices,
  input: unknown,
  { userAgent }: BrowserInput = {},
): Promise<Result<SignedIn>> => {
  const parsed = parseInput(passwordSignInSchema, input)
  if (!parsed.ok) return parsed
  const { email, password } = parsed.value
  const hash = addressHash(services, email)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'sign-in' })
  if (!taken.ok) return taken
  const now = services.clock.now()

  const { owner, registration } = await inTransaction(services.db, async ({ sql }) => ({
    owner: (await sql<Found>(OWNER, [email]))[0],
    registration: await findRegistration(sql, hash, now),
  }))
  const stored = owner ? owner.password_hash : (registration?.passwordHash ?? null)
  if (!(await isPassword(password, stored, services))) return fail('unauthenticated', WRONG, 'password')

  return inTransaction(services.db, async ({ sql }) => {
    await forgetFailures(sql, hash)
    if (!owner?.confirmed) return fail('forbidden', UNCONFIRMED, 'email')
    const [still] = await sql<{ id: string }>(STILL, [owner.id, stored])
    if (!still) return fail('unauthenticated', WRONG, 'password')
    return ok(await beginSession(sql, { ownerId: owner.id, email, now, userAgent }))
  })
}
