import { randomBytes } from 'node:crypto'
import { isAntiForgeryToken, makeAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import type { Services } from '@hourcast/server/services'
import { readCookie, readSessionCookie } from '../../server/session-cookie.ts'

/** Who has no session is known by this one, and by nothing else about them. */
const VISITOR = 'hourcast_visitor'
const FIELD = 'antiForgery'

type Needs = Pick<Services, 'sessionSecret' | 'config'>

export type FormToken = { antiForgery: string; headers: Record<string, string> }

/** What the forms for visitors carry, and the headers that must go out with them: a first form brings a cookie along. */
export const makeVisitorToken = (request: Request, services: Needs): FormToken => {
  // An emptied cookie is none: nothing is bound to it.
  const known = readCookie(request, VISITOR) || undefined
  const holder = known ?? randomBytes(16).toString('base64url')
  const isSecure = services.config.PUBLIC_URL.startsWith('https:')
  const cookie = `${VISITOR}=${holder}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return { antiForgery: makeAntiForgeryToken(services, holder), headers: known ? {} : { 'Set-Cookie': cookie } }
}

/** What the forms of a page carry: bound to the session of whoever asks, or else to them as a visitor. */
export const makeFormToken = (request: Request, services: Needs): FormToken => {
  const session = readSessionCookie(request)
  if (session === undefined) return makeVisitorToken(request, services)
  return { antiForgery: makeAntiForgeryToken(services, session), headers: {} }
}

/** Whether a form that came in is one that we gave to this browser. */
export const isOwnForm = (request: Request, services: Pick<Services, 'sessionSecret'>, fields: Record<string, string>): boolean =>
  [readSessionCookie(request), readCookie(request, VISITOR)].some((holder) => isAntiForgeryToken(services, holder, fields[FIELD]))
