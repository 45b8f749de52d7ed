import type { Sql } from '@hourcast/db/open-database'
import { deviceName } from '@hourcast/domain/accounts/device-name'
import type { Services } from '../services.ts'
import type { BrowserInput } from './browser.ts'
import { addressHash } from './derive-key.ts'
import { rememberBrowser } from './known-browser.ts'
import { newToken } from './token.ts'

/** From sign-in, whatever happens in between. */
export const SESSION_MS = 8 * 3_600_000

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

const BEGIN = `
  INSERT INTO session (token_hash, owner_id, created_at, expires_at, last_seen_at, device) VALUES ($1, $2, $3, $4, $3, $5)`

/** A new session in the transaction that let its owner in. The token is in no row: only the browser has it. */
export const beginSession = async (
  sql: Sql,
  services: Pick<Services, 'sessionSecret'>,
  { ownerId, email, now, browser }: Begun,
): Promise<SignedIn> => {
  const { token, hash } = newToken()
  const expiresAt = now + SESSION_MS
  await sql(BEGIN, [hash, ownerId, new Date(now), new Date(expiresAt), deviceName(browser.userAgent ?? '')])
  const knownBrowser = rememberBrowser(services, { browser, addressHash: addressHash(services, email), now })
  return { sessionToken: token, expiresAt, expiresIn: SESSION_MS / 1000, ownerId, email, knownBrowser }
}
