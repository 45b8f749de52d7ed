import { findSession, type Session } from '@hourcast/server/accounts/session'
import type { Services } from '@hourcast/server/services'
import { readSessionCookie, type WithHeaders } from './session-cookie.ts'

export type Owner = { ownerId: string; stationId: string; email: string }

/** An owner and their station are made in one transaction: a session without a station is nobody's. */
export const ownerOf = (session: Session | null): Owner | null => {
  if (!session || session.stationId === null) return null
  const { ownerId, stationId, email } = session
  return { ownerId, stationId, email }
}

/** Who asks, by their session, checked against its row; null for a visitor. */
export const findOwner = async (request: WithHeaders, services: Pick<Services, 'db' | 'clock'>): Promise<Owner | null> =>
  ownerOf(await findSession(services, readSessionCookie(request)))
