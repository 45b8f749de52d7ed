import { findOwnerByApiKey } from '@hourcast/server/accounts/find-owner-by-api-key'
import { findSession, type Session } from '@hourcast/server/accounts/session'
import type { Services } from '@hourcast/server/services'
import type { Request } from 'express'
import { headersOf } from '../headers-of.ts'
import { readSessionCookie } from '../session-cookie.ts'
import type { Asker } from './call.ts'

const LONGEST = 1_000

/** `email:key` of HTTP Basic; null for any other header. */
export const readBasic = (header: string): { email: string; key: string } | null => {
  const [, encoded] = /^basic\s+([\w+/=-]+)$/i.exec(header.slice(0, LONGEST)) ?? []
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? null : { email: text.slice(0, colon), key: text.slice(colon + 1) }
}

const findByBasic = async (services: Services, header: string): Promise<Session | null> => {
  const basic = readBasic(header)
  return basic ? findOwnerByApiKey(services, basic) : null
}

/** A key that is sent is what counts: a wrong one is not made good by a cookie. */
export const findAsker = async (services: Services, request: Request): Promise<Asker | null> => {
  const header = request.get('authorization')
  const found =
    header === undefined
      ? await findSession(services, readSessionCookie(headersOf(request)))
      : await findByBasic(services, header)
  if (!found || found.stationId === null) return null
  return { ownerId: found.ownerId, email: found.email, stationId: found.stationId }
}
