import { inTransaction, type Rows } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { keyEndOf } from '@hourcast/domain/accounts/key-end'
import { lineOf } from '@hourcast/domain/hosts/scheduler-settings'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { z } from 'zod'
import { logSecurity } from '../telemetry/security-log.ts'
import { newKeyMail } from './account-mails.ts'
import type { PasswordServices } from './password-hash.ts'
import { postMail } from './post-mail.ts'
import { type InSession, proveOwner } from './prove-owner.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { newToken } from './token.ts'

export const MAX_API_KEYS = 20
const HINT_LENGTH = 4

const keySchema = z.object({
  name: lineOf('The name').default(''),
  endsOn: z.string().max(100, 'This is no date.').default(''),
  proof: z.string().max(1_000, 'This is too long.').default(''),
})

// Locks: the owner's row is held before the keys are counted: anybody who comes second sees the key of the first.
const HOLD = 'SELECT id FROM owner WHERE id = $1 FOR UPDATE'

export type NewApiKey = { id: string; key: string }

/** A fresh key in somebody's transaction; it is in no row, so this is the only time that it can be shown. `endsAt` in epoch ms. */
export const newApiKey = async (
  tx: Rows,
  { ownerId, name, now, endsAt = null }: { ownerId: string; name: string; now: number; endsAt?: number | null },
): Promise<NewApiKey> => {
  const { token: key, hash } = newToken('hc_')
  const id = randomId()
  const expiresAt = endsAt === null ? null : new Date(endsAt)
  await tx.apiKey.create({
    data: { id, ownerId, keyHash: hash, name, hint: key.slice(-HINT_LENGTH), createdAt: new Date(now), expiresAt },
  })
  return { id, key }
}

/** The keys of an owner that work at an instant. */
export const worksAt = (ownerId: string, now: number) => ({
  ownerId,
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: new Date(now) } }],
})

type Wanted = { name: string; endsAt: number | null; now: number }

const makeKey = (services: MailServices, { ownerId, email }: InSession, wanted: Wanted): Promise<Result<NewApiKey>> =>
  inTransaction(services.db, async ({ tx, sql }) => {
    const { name, endsAt, now } = wanted
    const [owner] = await sql(HOLD, [ownerId])
    if (!owner) return fail('not-found', 'This account does not exist.')
    if ((await tx.apiKey.count({ where: worksAt(ownerId, now) })) >= MAX_API_KEYS)
      return fail('conflict', `There are ${MAX_API_KEYS} API keys already. Revoke one first.`)
    const key = await newApiKey(tx, { ownerId, ...wanted })
    await postMail(sql, services, { mail: newKeyMail(services, { to: email, name, endsAt }), now })
    return ok(key)
  })

/**
 * `{ proof, name?, endsOn? }`: a key for programs, shown once. `proof` is the password or a mailed code, asked again; the owner gets a
 * mail. The key works through the day `endsOn` (YYYY-MM-DD, UTC), or until it is revoked. An owner has at most 20 that work.
 */
export const createApiKey = async (
  services: MailServices & PasswordServices,
  { input, ...owner }: InSession & { input: unknown },
): Promise<Result<NewApiKey>> => {
  const parsed = parseInput(keySchema, input)
  if (!parsed.ok) return parsed
  const { name, endsOn, proof } = parsed.value
  const now = services.clock.now()
  const ends = keyEndOf(endsOn, now)
  if (!ends.ok) return ends
  const proven = await proveOwner(services, owner, proof)
  if (!proven.ok) return proven
  const made = await makeKey(services, owner, { name, endsAt: ends.value, now })
  if (!made.ok) return made
  const { ownerId, email, browser: { ip } = {} } = owner
  logSecurity(services, 'security.key-created', { ownerId, email, ip, keyId: made.value.id })
  sendSoon(services)
  return made
}
