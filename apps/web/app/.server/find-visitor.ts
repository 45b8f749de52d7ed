import { findSession, type Session } from '@hourcast/server/accounts/session'
import type { Services } from '@hourcast/server/services'
import { readSessionCookie } from '../../server/session-cookie.ts'

/** The session of whoever asks, checked against its row; null for a visitor. */
export const findVisitor = (request: Request, services: Services): Promise<Session | null> =>
  findSession(services, readSessionCookie(request))
