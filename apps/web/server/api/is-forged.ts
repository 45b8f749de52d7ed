import { parseUrl } from '@hourcast/domain/parse-url'
import { isAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import type { Services } from '@hourcast/server/services'
import type { Request } from 'express'
import { headersOf } from '../headers-of.ts'
import { readSessionCookie } from '../session-cookie.ts'
import { XSRF_HEADER } from '../xsrf-cookie.ts'

const hostOf = (address: string): string | null => parseUrl(address)?.host ?? null

/** A page of another site asks. Programs send neither header. */
export const isFromElsewhere = ({ config }: Pick<Services, 'config'>, request: Request): boolean => {
  const site = request.get('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.get('origin')
  if (origin === undefined) return false
  const host = hostOf(origin)
  return host === null || (host !== request.get('host') && host !== hostOf(config.PUBLIC_URL))
}

/**
 * Whether something that changes was asked for by another site in the caller's name. A browser sends its session along, no matter who asks: then
 * the header must hold the token of that session. A program that sends an API key, or nothing, lends its name to nobody.
 */
export const isForged = (services: Pick<Services, 'config' | 'sessionSecret'>, request: Request): boolean => {
  if (isFromElsewhere(services, request)) return true
  const session = readSessionCookie(headersOf(request), services.config)
  if (session === undefined || request.get('authorization') !== undefined) return false
  return !isAntiForgeryToken(services, session, request.get(XSRF_HEADER))
}
