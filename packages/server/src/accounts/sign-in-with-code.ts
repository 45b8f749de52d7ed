import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { parseCredentials } from '@hourcast/domain/account-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { type BrowserInput, beginSession, type SignedIn } from './begin-session.ts'
import { addressHash } from './derive-key.ts'
import { makeOwner } from './make-owner.ts'
import { type Confirmed, claimCode } from './sign-in-codes.ts'
import { forgetFailures, takeAttempt } from './take-attempt.ts'

const WRONG = 'This code is wrong, was used already, or is older than 10 minutes.'

const CONFIRM = 'UPDATE owner SET confirmed_at = coalesce(confirmed_at, $2) WHERE email = $1 RETURNING id'

/** Whose code it was; a registration becomes an owner with a station. Null: the owner is gone by now. */
const findOrMakeOwner = async (
  sql: Sql,
  { email, registration, now }: { email: string; registration: Confirmed | null; now: number },
): Promise<string | null> => {
  if (registration) return (await makeOwner(sql, { email, now, ...registration })).ownerId
  const [owner] = await sql<{ id: string }>(CONFIRM, [email, new Date(now)])
  return owner?.id ?? null
}

/**
 * Signs in with `{ email, code }` and confirms the address. A code works once, 10 minutes long, for 5 tries; ten failures in an hour make
 * the address wait. What is wrong about a code is not told.
 */
export const signInWithCode = async (
  services: Pick<Services, 'db' | 'clock' | 'sessionSecret'>,
  input: unknown,
  { userAgent }: BrowserInput = {},
): Promise<Result<SignedIn>> => {
  const parsed = parseCredentials(input)
  if (!parsed.ok) return parsed
  const { email, code } = parsed.value
  const hash = addressHash(services, email)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'sign-in' })
  if (!taken.ok) return taken
  const now = services.clock.now()

  return inTransaction(services.db, async ({ sql }) => {
    const claimed = await claimCode(sql, services, { addressHash: hash, code, now })
    const ownerId = claimed && (await findOrMakeOwner(sql, { email, now, registration: claimed.registration }))
    if (!ownerId) return fail('unauthenticated', WRONG, 'code')
    await forgetFailures(sql, hash)
    return ok(await beginSession(sql, { ownerId, email, now, userAgent }))
  })
}
