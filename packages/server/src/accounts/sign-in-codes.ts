import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { CODE_LENGTH, CODE_MS, CODE_TRIES, codeFromBytes } from '@hourcast/domain/sign-in-code'
import type { Services } from '../services.ts'
import { hmacOf } from './derive-key.ts'

type Secret = Pick<Services, 'sessionSecret'>

/** What an owner-to-be has chosen. It counts when a code of their registration is entered. */
export type Registration = { passwordHash: string; timeZone: string }

/** What comes of it: the password is null when it is not sure whose it is. */
export type Confirmed = { passwordHash: string | null; timeZone: string }

/** Somebody who registered and was slow may ask for another code, or register anew, for a day. */
export const REGISTRATION_MS = 24 * 3_600_000

const KEEP = `
  INSERT INTO sign_in_code (id, address_hash, code_hash, password_hash, time_zone, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`
const OPEN_REGISTRATION = `
  SELECT password_hash AS "passwordHash", time_zone AS "timeZone" FROM sign_in_code
  WHERE address_hash = $1 AND password_hash IS NOT NULL AND created_at > $2 ORDER BY created_at DESC, id LIMIT 1`
// In one order, so that two tries at once wait for each other; whoever comes second sees what the first has left.
const LIVE = `
  SELECT id, code_hash, password_hash, time_zone FROM sign_in_code
  WHERE address_hash = $1 AND expires_at > $2 AND tries < $3 ORDER BY id FOR UPDATE`
const MISS = 'UPDATE sign_in_code SET tries = tries + 1 WHERE id = ANY($1)'
const REGISTRATIONS = `
  SELECT count(DISTINCT password_hash)::int AS waiting FROM sign_in_code WHERE address_hash = $1 AND created_at > $2`
const USE_UP = 'DELETE FROM sign_in_code WHERE address_hash = $1'

/** Bound to its address: the same code of another address has another hash. */
const codeHash = (secret: Secret, addressHash: string, code: string): Buffer =>
  hmacOf(secret, 'sign-in-code', `${addressHash}|${code}`)

/** How many registrations of an address wait for their code. Each has a hash of its own, also of the same password. */
export const countRegistrations = async (sql: Sql, addressHash: string, now: number): Promise<number> => {
  const [row] = await sql<{ waiting: number }>(REGISTRATIONS, [addressHash, new Date(now - REGISTRATION_MS)])
  return row?.waiting ?? 0
}

/** A fresh code for an address; it is returned to be mailed and stored as an HMAC. */
export const newSignInCode = async (
  sql: Sql,
  secret: Secret,
  { addressHash, registration, now }: { addressHash: string; registration?: Registration; now: number },
): Promise<string> => {
  const code = codeFromBytes(randomBytes(CODE_LENGTH))
  const hash = codeHash(secret, addressHash, code).toString('hex')
  const { passwordHash = null, timeZone = 'UTC' } = registration ?? {}
  await sql(KEEP, [randomId(), addressHash, hash, passwordHash, timeZone, new Date(now), new Date(now + CODE_MS)])
  return code
}

/** The last registration of an address that waits for its code. */
export const findRegistration = async (sql: Sql, addressHash: string, now: number): Promise<Registration | null> => {
  const [row] = await sql<Registration>(OPEN_REGISTRATION, [addressHash, new Date(now - REGISTRATION_MS)])
  return row ?? null
}

/**
 * Tries a code against all that are live for an address: of any number at once, one wins, and with it all codes of the address are
 * used up. A miss counts for each of them. Null is a miss.
 */
export const claimCode = async (
  sql: Sql,
  secret: Secret,
  { addressHash, code, now }: { addressHash: string; code: string; now: number },
): Promise<{ registration: Confirmed | null } | null> => {
  type Live = { id: string; code_hash: string; password_hash: string | null; time_zone: string }
  const live = await sql<Live>(LIVE, [addressHash, new Date(now), CODE_TRIES])
  const tried = codeHash(secret, addressHash, code)
  const found = live.filter((row) => timingSafeEqual(Buffer.from(row.code_hash, 'hex'), tried))[0]
  if (!found) {
    await sql(MISS, [live.map(({ id }) => id)])
    return null
  }
  const waiting = await countRegistrations(sql, addressHash, now)
  await sql(USE_UP, [addressHash])
  const { password_hash: passwordHash, time_zone: timeZone } = found
  if (passwordHash === null) return { registration: null }
  // Somebody else may have registered this address meanwhile: whoever reads its mail cannot tell one code from the other.
  return { registration: { passwordHash: waiting > 1 ? null : passwordHash, timeZone } }
}
