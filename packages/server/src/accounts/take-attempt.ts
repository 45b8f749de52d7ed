import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { ATTEMPTS_WITHIN_MS, type AttemptKind, waitInWords, waitMsBefore } from '@hourcast/domain/attempt-limits'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'

const EARLIER = 'SELECT at FROM account_attempt WHERE address_hash = $1 AND kind = $2 AND at > $3'
const TAKE = 'INSERT INTO account_attempt (address_hash, kind, at) VALUES ($1, $2, $3)'
const FORGET = "DELETE FROM account_attempt WHERE address_hash = $1 AND kind = 'sign-in'"

const WHAT: Record<AttemptKind, string> = {
  'sign-in': 'Too many wrong tries for this address.',
  code: 'Too many codes were asked for.',
  reset: 'Too many reset links were asked for.',
}

/**
 * Counts an attempt for an address before it is made, or refuses it as 'too-many', saying how long to wait. A try to sign in counts as
 * failed until `forgetFailures`. The address need not be anybody's.
 */
export const takeAttempt = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { addressHash, kind }: { addressHash: string; kind: AttemptKind },
): Promise<Result<null>> =>
  inTransaction(db, async ({ sql }) => {
    const now = clock.now()
    // One after the other for one address: ten at once are counted as ten.
    await lockName(sql, `${kind} ${addressHash}`)
    const earlier = await sql<{ at: Date }>(EARLIER, [addressHash, kind, new Date(now - ATTEMPTS_WITHIN_MS[kind])])
    const times = earlier.map(({ at }) => at.getTime())
    const waitMs = waitMsBefore(kind, times, now)
    if (waitMs > 0) return fail('too-many', `${WHAT[kind]} Try again ${waitInWords(waitMs)}.`)
    await sql(TAKE, [addressHash, kind, new Date(now)])
    return ok(null)
  })

/** Whoever got in starts again from none. */
export const forgetFailures = (sql: Sql, addressHash: string): Promise<unknown> => sql(FORGET, [addressHash])
