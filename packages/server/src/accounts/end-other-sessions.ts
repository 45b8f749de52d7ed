import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import type { BrowserInput } from './browser.ts'
import { hashToken } from './token.ts'

/** 'End all others': every session of the owner but the one that asks. How many there were. */
export const endOtherSessions = async (
  services: Pick<Services, 'db' | 'log' | 'sessionSecret'>,
  { ownerId, sessionToken = '' }: { ownerId: string; sessionToken: string | undefined },
  { ip }: BrowserInput = {},
): Promise<{ ended: number }> => {
  const { count } = await services.db.prisma.session.deleteMany({
    where: { ownerId, NOT: { tokenHash: hashToken(sessionToken) } },
  })
  if (count > 0) logSecurity(services, 'security.sessions-ended', { ownerId, ip, how: 'others', count })
  return { ended: count }
}
