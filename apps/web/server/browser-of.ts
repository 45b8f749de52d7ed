import type { BrowserInput } from '@hourcast/server/accounts/browser'
import { type CookieNeeds, readKnownCookie, readVisitorCookie, type WithHeaders } from './session-cookie.ts'

/** What a request shows of the browser that sends it; `ip` as visitors are counted by. */
export const browserOf = (request: WithHeaders, config: CookieNeeds, ip: string): BrowserInput => ({
  userAgent: request.headers.get('user-agent') ?? '',
  ip,
  handle: readVisitorCookie(request, config),
  knownBrowser: readKnownCookie(request, config),
})
