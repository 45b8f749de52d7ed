import { isAntiForgeryToken, makeAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import type { Config } from '@hourcast/server/config'
import type { Services } from '@hourcast/server/services'
import type { RequestHandler } from 'express'
import { headersOf } from './headers-of.ts'
import { readCookie, readSessionCookie } from './session-cookie.ts'

const NAME = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** Readable by our scripts, and by nobody else's: they send it back in the header. */
export const xsrfCookie = (services: Pick<Services, 'sessionSecret' | 'config'>, sessionToken: string): string =>
  `${NAME}=${makeAntiForgeryToken(services, sessionToken)}; ${attributes(services.config)}`

const attributes = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) =>
  `Path=/; SameSite=Lax${PUBLIC_URL.startsWith('https:') ? '; Secure' : ''}`

/** Every page of somebody who is signed in brings the token of their session, unless the browser has it. */
export const bringXsrfCookie =
  (services: Pick<Services, 'sessionSecret' | 'config'>): RequestHandler =>
  (request, response, next) => {
    const asked = headersOf(request)
    const session = readSessionCookie(asked, services.config)
    if (session && !isAntiForgeryToken(services, session, readCookie(asked, NAME)))
      response.append('Set-Cookie', xsrfCookie(services, session))
    next()
  }
