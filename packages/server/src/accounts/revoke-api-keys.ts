import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'

/** Revokes every API key of the owner with this address; says how many there were. */
export const revokeApiKeys = async (
  services: Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'>,
  input: { email: string },
): Promise<Result<{ revoked: number }>> => {
  const { db, clock } = services
  const owner = await db.prisma.owner.findUnique({ where: { email: input.email.trim().toLowerCase() } })
  if (!owner) return fail('not-found', 'No owner has this address.', 'email')
  const { count } = await db.prisma.apiKey.updateMany({
    where: { ownerId: owner.id, revokedAt: null },
    data: { revokedAt: new Date(clock.now()) },
  })
  if (count > 0) logSecurity(services, 'security.keys-revoked', { ownerId: owner.id, how: 'command line', count })
  return ok({ revoked: count })
}
