import type { Sql } from '@hourcast/db/open-database'
import { deviceName } from '@hourcast/domain/device-name'
import { newToken } from './token.ts'

/** From sign-in, whatever happens in between. */
export const SESSION_MS = 8 * 3_600_000

/** `userAgent` is the browser's header; the owner sees the device's name among their sessions. */
export type BrowserInput = { userAgent?: string }

/** `expiresIn` in seconds, `expiresAt` in epoch milliseconds. */
export type SignedIn = { sessionToken: string; expiresAt: number; expiresIn: number; ownerId: string; email: string }

const BEGIN = `
  INSERT INTO session (token_hash, owner_id, created_at, expires_at, last_seen_at, device) VALUES ($1, $2, $3, $4, $3, $5)`

/** A new session in the transaction that let its owner in. The token is in no row: only the browser has it. */
export const beginSession = async (
  sql: Sql,
  { ownerId, email, now, userAgent = '' }: { ownerId: string; email: string; now: number } & BrowserInput,
): Promise<SignedIn> => {
  const { token, hash } = newToken()
  const expiresAt = now + SESSION_MS
  await sql(BEGIN, [hash, ownerId, new Date(now), new Date(expiresAt), deviceName(userAgent)])
  return { sessionToken: token, expiresAt, expiresIn: SESSION_MS / 1000, ownerId, email }
}
