import { randomBytes, timingSafeEqual } from 'node:crypto'
import { lockName } from '@hourcast/db/lock-name'
import type { Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { CODE_LENGTH, CODE_MS, CODE_TRIES, codeFromBytes } from '@hourcast/domain/accounts/sign-in-code'
import type { Services } from '../services.ts'
import type { CodeHolder } from './browser.ts'
import { hmacOf } from './derive-key.ts'
import { sealLinkAddress } from './link-address.ts'
import { newToken } from './token.ts'

type Secret = Pick<Services, 'sessionSecret'>

/** What an owner-to-be has chosen. The password is null where it cannot be theirs: a code confirms what its own browser has typed. */
export type Registration = { passwordHash: string | null; timeZone: string }

/** Somebody who registered and was slow may ask for another code for a day. */
export const REGISTRATION_MS = 24 * 3_600_000

const KEEP = `
  INSERT INTO sign_in_code (
    id, address_hash, code_hash, registers, password_hash, time_zone, browser_hash, is_open, link_hash, email_sealed, created_at, expires_at
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`
// That of this browser first: only its password counts.
const OPEN_REGISTRATION = `
  SELECT CASE WHEN browser_hash = $3 THEN password_hash END AS "passwordHash", time_zone AS "timeZone" FROM sign_in_code
  WHERE address_hash = $1 AND registers AND created_at > $2 ORDER BY browser_hash = $3 DESC, created_at DESC, id LIMIT 1`
const HOLDS = `
  SELECT EXISTS (
    SELECT FROM sign_in_code WHERE address_hash = $1 AND browser_hash = $2 AND expires_at > $3 AND tries < $4
  ) AS holds`
const LIVE = `
  SELECT id, code_hash, registers, password_hash, time_zone, browser_hash FROM sign_in_code
  WHERE address_hash = $1 AND (browser_hash = $2 OR is_open) AND expires_at > $3 AND tries < $4 ORDER BY id`
const MISS = 'UPDATE sign_in_code SET tries = tries + 1 WHERE id = ANY($1)'
const USE_UP = 'DELETE FROM sign_in_code WHERE address_hash = $1'

/** Bound to its address: the same code of another address has another hash. */
const codeHash = (secret: Secret, addressHash: string, code: string): Buffer =>
  hmacOf(secret, 'sign-in-code', `${addressHash}|${code}`)

type NewCode = {
  addressHash: string
  email: string
  holder: CodeHolder
  registration?: Registration | null
  now: number
}

/** A fresh code for an address and the link beside it: both are returned to be mailed, and stored as hashes. */
export const newSignInCode = async (
  sql: Sql,
  secret: Secret,
  { addressHash, email, holder, registration = null, now }: NewCode,
): Promise<{ code: string; linkToken: string }> => {
  const id = randomId()
  const code = codeFromBytes(randomBytes(CODE_LENGTH))
  const link = newToken()
  const { passwordHash = null, timeZone = 'UTC' } = registration ?? {}
  const row = [
    id,
    addressHash,
    codeHash(secret, addressHash, code).toString('hex'),
    registration !== null,
    passwordHash,
    timeZone,
  ]
  const sealed = sealLinkAddress(secret, id, email)
  const times = [new Date(now), new Date(now + CODE_MS)]
  await sql(KEEP, [...row, holder.browserHash, holder.isOpen, link.hash, sealed, ...times])
  return { code, linkToken: link.token }
}

/** The last registration of an address that waits for its code, with the password when it was typed in this browser. */
export const findRegistration = async (
  sql: Sql,
  { addressHash, browserHash, now }: { addressHash: string; browserHash: string; now: number },
): Promise<Registration | null> => {
  const [row] = await sql<Registration>(OPEN_REGISTRATION, [addressHash, new Date(now - REGISTRATION_MS), browserHash])
  return row ?? null
}

/** Whether a code that this browser has asked for still waits to be entered: also for an address that nobody has. */
export const holdsCode = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { addressHash, browserHash }: { addressHash: string; browserHash: string },
): Promise<boolean> => {
  const { rows } = await db.pool.query<{ holds: boolean }>(HOLDS, [addressHash, browserHash, new Date(clock.now()), CODE_TRIES])
  return rows[0]?.holds === true
}

/** Of two that use up codes of one address at once, the second sees what the first has left. */
export const lockCodes = (sql: Sql, addressHash: string): Promise<void> => lockName(sql, `use up ${addressHash}`)

/** One that works ends all others of its address, and their links. */
export const useUpCodes = (sql: Sql, addressHash: string): Promise<unknown> => sql(USE_UP, [addressHash])

type Tried = { addressHash: string; code: string; browserHash: string; now: number }

/**
 * Tries a code against all that this browser may enter for an address: of any number at once, one wins, and with it all codes of the
 * address are used up. A miss counts for each of those codes, never for one of another browser. Null is a miss.
 */
export const claimCode = async (
  sql: Sql,
  secret: Secret,
  { addressHash, code, browserHash, now }: Tried,
): Promise<{ registration: Registration | null } | null> => {
  type Live = {
    id: string
    code_hash: string
    registers: boolean
    password_hash: string | null
    time_zone: string
    browser_hash: string
  }
  await lockCodes(sql, addressHash)
  const live = await sql<Live>(LIVE, [addressHash, browserHash, new Date(now), CODE_TRIES])
  const tried = codeHash(secret, addressHash, code)
  const found = live.filter((row) => timingSafeEqual(Buffer.from(row.code_hash, 'hex'), tried))[0]
  if (!found) {
    await sql(MISS, [live.map(({ id }) => id)])
    return null
  }
  await useUpCodes(sql, addressHash)
  if (!found.registers) return { registration: null }
  const passwordHash = found.browser_hash === browserHash ? found.password_hash : null
  return { registration: { passwordHash, timeZone: found.time_zone } }
}
