import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'
import { hmacOf } from './derive-key.ts'

type Secret = Pick<Services, 'sessionSecret'>

const FORMAT = /^([\w-]{22})\.([\w-]{43})$/

const markOf = (services: Secret, holder: string, nonce: string): string =>
  hmacOf(services, 'anti-forgery', `${nonce}|${holder}`).toString('base64url')

/**
 * The value of the cookie XSRF-TOKEN and the header X-XSRF-TOKEN. `holder` is the session token, or a visitor's random cookie. Each call
 * makes another one, and all of them are good as long as the holder is the same.
 */
export const makeAntiForgeryToken = (services: Secret, holder: string): string => {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${markOf(services, holder, nonce)}`
}

/** Whether a token was made for this holder. One of another session, a missing one and a changed one are refused. */
export const isAntiForgeryToken = (
  services: Secret,
  holder: string | null | undefined,
  token: string | null | undefined,
): boolean => {
  const [, nonce, mark] = FORMAT.exec(token ?? '') ?? []
  if (!holder || nonce === undefined || mark === undefined) return false
  return timingSafeEqual(Buffer.from(markOf(services, holder, nonce)), Buffer.from(mark))
}
