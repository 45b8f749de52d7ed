import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import type { BrowserInput } from './browser.ts'
import { sessionIdOf } from './session-id.ts'
import { hashToken } from './token.ts'

type Needs = Pick<Services, 'db' | 'log' | 'sessionSecret'>

/** Whether it was this call that ended it. */
const end = async ({ db }: Needs, tokenHash: string): Promise<boolean> =>
  (await db.prisma.session.deleteMany({ where: { tokenHash } })).count > 0

/** Signing out: the session of this cookie ends on the server. */
export const endSession = async (services: Needs, sessionToken: string | undefined, { ip }: BrowserInput = {}): Promise<void> => {
  if (!sessionToken) return
  const tokenHash = hashToken(sessionToken)
  const session = await services.db.prisma.session.findUnique({ where: { tokenHash }, select: { ownerId: true } })
  if (!session || !(await end(services, tokenHash))) return
  const { ownerId } = session
  logSecurity(services, 'security.sessions-ended', { ownerId, ip, how: 'sign-out', count: 1 })
}

/** 'End' beside one session in the settings, by the id that the list gives it. Somebody else's is not found. */
export const endOneSession = async (
  services: Needs,
  { ownerId, sessionId }: { ownerId: string; sessionId: string },
  { ip }: BrowserInput = {},
): Promise<Result<null>> => {
  const sessions = await services.db.prisma.session.findMany({ where: { ownerId }, select: { tokenHash: true } })
  const found = sessions.find(({ tokenHash }) => sessionIdOf(tokenHash) === sessionId)
  if (!found || !(await end(services, found.tokenHash))) return fail('not-found', 'This session has ended already.')
  logSecurity(services, 'security.sessions-ended', { ownerId, ip, how: 'settings', count: 1 })
  return ok(null)
}
