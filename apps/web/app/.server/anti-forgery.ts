import { randomBytes } from 'node:crypto'
import { isAntiForgeryToken, makeAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import type { Services } from '@hourcast/server/services'
import { readSessionCookie, readVisitorCookie, visitorCookie } from '../../server/session-cookie.ts'

const FIELD = 'antiForgery'

type Needs = Pick<Services, 'sessionSecret' | 'config'>

export type FormToken = { antiForgery: string; headers: Record<string, string> }

/** What the forms for visitors carry, and the cookie that must go out with them: it stays the same, and its life begins again. */
export const makeVisitorToken = (request: Request, services: Needs): FormToken => {
  const holder = readVisitorCookie(request, services.config) ?? randomBytes(16).toString('base64url')
  const headers = { 'Set-Cookie': visitorCookie(services.config, holder) }
  return { antiForgery: makeAntiForgeryToken(services, holder), headers }
}

/** What the forms of a page carry: bound to the session of the caller, or else to them as a visitor. */
export const makeFormToken = (request: Request, services: Needs): FormToken => {
  const session = readSessionCookie(request, services.config)
  if (session === undefined) return makeVisitorToken(request, services)
  return { antiForgery: makeAntiForgeryToken(services, session), headers: {} }
}

/** Whether a form that came in is one that we gave to this browser. */
export const isOwnForm = (request: Request, services: Needs, fields: Record<string, string>): boolean =>
  [readSessionCookie(request, services.config), readVisitorCookie(request, services.config)].some((holder) =>
    isAntiForgeryToken(services, holder, fields[FIELD]),
  )
