import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'

/** Revokes one key of this owner. Somebody else's is not found, and so is one that was revoked already. */
export const revokeApiKey = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { ownerId, keyId }: { ownerId: string; keyId: string },
): Promise<Result<null>> => {
  const { count } = await db.prisma.apiKey.updateMany({
    where: { id: keyId, ownerId, revokedAt: null },
    data: { revokedAt: new Date(clock.now()) },
  })
  return count === 0 ? fail('not-found', 'This API key does not exist.') : ok(null)
}
