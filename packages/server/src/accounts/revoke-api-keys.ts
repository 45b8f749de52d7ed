import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'

/** Revokes every API key of the owner with this address; says how many there were. */
export const revokeApiKeys = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { email: string },
): Promise<Result<{ revoked: number }>> => {
  const owner = await db.prisma.owner.findUnique({ where: { email: input.email.trim().toLowerCase() } })
  if (!owner) return fail('not-found', 'No owner has this address.', 'email')
  const { count } = await db.prisma.apiKey.updateMany({
    where: { ownerId: owner.id, revokedAt: null },
    data: { revokedAt: new Date(clock.now()) },
  })
  return ok({ revoked: count })
}
