import { findSession, type Session } from '@hourcast/server/accounts/session'
import type { Services } from '@hourcast/server/services'
import { readSessionCookie, type WithHeaders } from './session-cookie.ts'

export type Owner = { ownerId: string; stationId: string; email: string }

/** An owner who is signed in. With `eraseAt` their account is leaving: they may keep it, and do nothing else. */
export type SignedInOwner = Owner & { eraseAt: number | null }

type Needs = Pick<Services, 'db' | 'clock' | 'config'>

/** An owner and their station are made in one transaction: a session without a station is nobody's. */
const signedInOwnerOf = (session: Session | null): SignedInOwner | null => {
  if (!session || session.stationId === null) return null
  const { ownerId, stationId, email, eraseAt } = session
  return { ownerId, stationId, email, eraseAt }
}

/** Null also for an owner whose account is leaving: nothing of theirs is changed or shown until they keep it. */
export const ownerOf = (session: Session | null): Owner | null => {
  const signedIn = signedInOwnerOf(session)
  if (!signedIn || signedIn.eraseAt !== null) return null
  const { ownerId, stationId, email } = signedIn
  return { ownerId, stationId, email }
}

export const findSignedIn = async (request: WithHeaders, services: Needs): Promise<SignedInOwner | null> =>
  signedInOwnerOf(await findSession(services, readSessionCookie(request, services.config)))

/** Who asks, by their session, checked against its row; null for a visitor. */
export const findOwner = async (request: WithHeaders, services: Needs): Promise<Owner | null> =>
  ownerOf(await findSession(services, readSessionCookie(request, services.config)))
