import { makeAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import type { Services } from '@hourcast/server/services'
import { readSessionCookie } from '../../server/session-cookie.ts'

/** The token that the calls of a page send back in `X-XSRF-TOKEN`; bound to the session, so that it is worth nothing elsewhere. */
export const callToken = (
  request: Request,
  services: Pick<Services, 'sessionSecret' | 'config'>,
): { 'Set-Cookie': string } | Record<string, never> => {
  const session = readSessionCookie(request)
  if (session === undefined) return {}
  const token = encodeURIComponent(makeAntiForgeryToken(services, session))
  const secure = services.config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  return { 'Set-Cookie': `XSRF-TOKEN=${token}; Path=/; SameSite=Lax${secure}` }
}
