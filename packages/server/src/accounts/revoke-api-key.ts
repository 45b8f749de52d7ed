import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logForeignRow } from '../telemetry/log-foreign-row.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import type { BrowserInput } from './browser.ts'

/** Revokes one key of this owner. Somebody else's is not found, and so is one that was revoked already. */
export const revokeApiKey = async (
  services: Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'>,
  { ownerId, keyId }: { ownerId: string; keyId: string },
  { ip }: BrowserInput = {},
): Promise<Result<null>> => {
  const { count } = await services.db.prisma.apiKey.updateMany({
    where: { id: keyId, ownerId, revokedAt: null },
    data: { revokedAt: new Date(services.clock.now()) },
  })
  if (count === 0) {
    await logForeignRow(services, { ownerId, kind: 'api-key', id: keyId, ip })
    return fail('not-found', 'This API key does not exist.')
  }
  logSecurity(services, 'security.keys-revoked', { ownerId, keyId, ip, how: 'settings', count })
  return ok(null)
}
