import { inTransaction } from '@hourcast/db/open-database'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { parseSignInCode } from '@hourcast/domain/sign-in-code'
import { addressHash } from '../accounts/derive-key.ts'
import { isPassword, type PasswordServices } from '../accounts/password-hash.ts'
import { claimCode } from '../accounts/sign-in-codes.ts'
import { forgetFailures, takeAttempt } from '../accounts/take-attempt.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'sessionSecret'> & PasswordServices

/**
 * Whether who sits there is the owner, and not somebody at an open screen: `proof` is their password, or a code that was mailed to them.
 * Counts among the tries to sign in.
 */
export const proveOwner = async (
  services: Needs,
  { ownerId, email, proof }: { ownerId: string; email: string; proof: string },
): Promise<Result<null>> => {
  const hash = addressHash(services, email)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'sign-in' })
  if (!taken.ok) return taken
  const now = services.clock.now()
  const code = parseSignInCode(proof)
  const isCode =
    code.ok &&
    (await inTransaction(services.db, ({ sql }) => claimCode(sql, services, { addressHash: hash, code: code.value, now })))
  if (!isCode) {
    const owner = await services.db.prisma.owner.findUnique({ where: { id: ownerId }, select: { passwordHash: true } })
    if (!(await isPassword(proof, owner?.passwordHash ?? null, services)))
      return fail('unauthenticated', 'This is neither your password nor a code that still works.', 'proof')
  }
  await inTransaction(services.db, ({ sql }) => forgetFailures(sql, hash))
  return ok(null)
}
