import type { Sql } from '@hourcast/db/open-database'
import { inTransaction } from '@hourcast/db/open-database'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import type { BrowserInput } from './browser.ts'
import { sessionIdOf } from './session-id.ts'
import { hashToken } from './token.ts'

type Needs = Pick<Services, 'db' | 'log' | 'sessionSecret'>

const END = 'DELETE FROM session WHERE token_hash = $1 RETURNING owner_id'
const OF_OWNER = 'SELECT token_hash FROM session WHERE owner_id = $1'

const end = async (sql: Sql, tokenHash: string): Promise<string | null> => {
  const [ended] = await sql<{ owner_id: string }>(END, [tokenHash])
  return ended?.owner_id ?? null
}

/** Signing out: the session of this cookie ends on the server. */
export const endSession = async (services: Needs, sessionToken: string | undefined, { ip }: BrowserInput = {}): Promise<void> => {
  if (!sessionToken) return
  const ownerId = await inTransaction(services.db, ({ sql }) => end(sql, hashToken(sessionToken)))
  if (ownerId) logSecurity(services, 'security.sessions-ended', { ownerId, ip, how: 'sign-out', count: 1 })
}

/** 'End' beside one session in the settings, by the id that the list gives it. Somebody else's is not found. */
export const endOneSession = async (
  services: Needs,
  { ownerId, sessionId }: { ownerId: string; sessionId: string },
  { ip }: BrowserInput = {},
): Promise<Result<null>> => {
  const ended = await inTransaction(services.db, async ({ sql }) => {
    const rows = await sql<{ token_hash: string }>(OF_OWNER, [ownerId])
    const found = rows.find(({ token_hash: hash }) => sessionIdOf(hash) === sessionId)
    return found ? end(sql, found.token_hash) : null
  })
  if (!ended) return fail('not-found', 'This session has ended already.')
  logSecurity(services, 'security.sessions-ended', { ownerId, ip, how: 'settings', count: 1 })
  return ok(null)
}
