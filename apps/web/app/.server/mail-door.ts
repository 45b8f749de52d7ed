import { createHmac, timingSafeEqual } from 'node:crypto'
import { logSecurity, type SecurityLog } from '@hourcast/server/telemetry/security-log'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { readCookie } from '../../server/session-cookie.ts'
import { noStore } from './no-store.ts'

const COOKIE = 'hourcast_mail'
const WRONG_KEYS_A_MINUTE = 10
const LINES_A_MINUTE = 10

/** Compares keyed hashes: the time it takes says nothing of how much of a guess was right. A guess may have any length. */
const isSame = (given: string, wanted: string): boolean => {
  const hash = (text: string) => createHmac('sha256', wanted).update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}

/** The browser keeps what follows from the key, not the key. */
const passOf = (key: string): string => createHmac('sha256', key).update('the browser that has had the key').digest('base64url')

// Remix fetches /dev/mail.data: a path of /dev/mail would leave that out.
const cookieOf = (key: string, publicUrl: string): string =>
  `${COOKIE}=${passOf(key)}; Path=/dev; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`

const closed = (status: 403 | 404 | 429, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...noStore(), ...headers } })

type Needs = Pick<AppLoadContext, 'mailKey' | 'limit' | 'visitorKey'> & {
  services: SecurityLog & { config: Pick<AppLoadContext['services']['config'], 'PUBLIC_URL'> }
}

/**
 * Lets through any caller who has the key, from any address. The key in the address is taken once, for a cookie and a redirect that leaves it out:
 * it stays in no history. Throws what is answered instead. Wrong keys are counted by visitor; the right one opens all the same.
 */
export const requireMailKey = (request: Request, { mailKey, limit, visitorKey, services }: Needs): void => {
  if (mailKey === null) throw closed(404)
  const url = new URL(request.url)
  const given = url.searchParams.get('key')
  if (given !== null && isSame(given, mailKey)) {
    const headers = { ...noStore(), 'Set-Cookie': cookieOf(mailKey, services.config.PUBLIC_URL) }
    throw redirect(url.pathname, { headers })
  }
  const pass = readCookie(request, COOKIE)
  if (given === null && pass !== undefined && isSame(pass, passOf(mailKey))) return
  const seconds = given === null && pass === undefined ? 0 : limit(`mail-key ${visitorKey}`, WRONG_KEYS_A_MINUTE)
  // Who asks again and again is in the log already.
  if (limit(`mail-log ${visitorKey}`, LINES_A_MINUTE) === 0)
    logSecurity(services, 'security.kept-mail-refused', { ip: visitorKey })
  throw seconds === 0 ? closed(403) : closed(429, { 'Retry-After': String(seconds) })
}
