import type { Rows } from '@hourcast/db/open-database'
import { deviceName } from '@hourcast/domain/accounts/device-name'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import type { BrowserInput } from './browser.ts'
import { addressHash } from './derive-key.ts'
import { rememberBrowser } from './known-browser.ts'
import { newToken } from './token.ts'

/** From sign-in, no matter what happens in between. */
export const SESSION_MS = 8 * HOUR_MS

/** `expiresIn` in seconds, `expiresAt` in epoch milliseconds. `knownBrowser` is for a cookie that outlives the session. */
export type SignedIn = {
  sessionToken: string
  expiresAt: number
  expiresIn: number
  ownerId: string
  email: string
  knownBrowser: string
}

type Begun = { ownerId: string; email: string; now: number; browser: BrowserInput }

/** A new session in the transaction that let its owner in. The token is in no row: only the browser has it. */
export const beginSession = async (
  tx: Rows,
  services: Pick<Services, 'sessionSecret'>,
  { ownerId, email, now, browser }: Begun,
): Promise<SignedIn> => {
  const { token, hash } = newToken()
  const expiresAt = now + SESSION_MS
  const begun = { createdAt: new Date(now), lastSeenAt: new Date(now), expiresAt: new Date(expiresAt) }
  await tx.session.create({ data: { tokenHash: hash, ownerId, ...begun, device: deviceName(browser.userAgent ?? '') } })
  const knownBrowser = rememberBrowser(services, { browser, addressHash: addressHash(services, email), now })
  return { sessionToken: token, expiresAt, expiresIn: SESSION_MS / 1000, ownerId, email, knownBrowser }
}
