import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { lineOf } from '@hourcast/domain/scheduler-settings'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { newToken } from './token.ts'

export const MOST_API_KEYS = 20
const HINT_LENGTH = 4

const nameSchema = z.object({ name: lineOf('The name').default('') })

const KEEP = 'INSERT INTO api_key (id, owner_id, key_hash, name, hint, created_at) VALUES ($1, $2, $3, $4, $5, $6)'
// The owner's row is held before the keys are counted: whoever comes second sees the key of the first.
const HOLD = 'SELECT id FROM owner WHERE id = $1 FOR UPDATE'
const COUNT = 'SELECT count(*)::int AS n FROM api_key WHERE owner_id = $1 AND revoked_at IS NULL'

export type NewApiKey = { id: string; key: string }

/** A fresh key in somebody's transaction; it is in no row, so this is the only time that it can be shown. */
export const newApiKey = async (
  sql: Sql,
  { ownerId, name, now }: { ownerId: string; name: string; now: number },
): Promise<NewApiKey> => {
  const { token: key, hash } = newToken('hc_')
  const id = randomId()
  await sql(KEEP, [id, ownerId, hash, name, key.slice(-HINT_LENGTH), new Date(now)])
  return { id, key }
}

/** `{ name? }`: a key for programs, shown once. An owner has at most 20 that are not revoked. */
export const createApiKey = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { ownerId, input }: { ownerId: string; input: unknown },
): Promise<Result<NewApiKey>> => {
  const parsed = parseInput(nameSchema, input)
  if (!parsed.ok) return parsed
  return inTransaction(db, async ({ sql }) => {
    const [owner] = await sql(HOLD, [ownerId])
    if (!owner) return fail('not-found', 'This account does not exist.')
    const [row] = await sql<{ n: number }>(COUNT, [ownerId])
    if ((row?.n ?? 0) >= MOST_API_KEYS) return fail('conflict', `There are ${MOST_API_KEYS} API keys already. Revoke one first.`)
    return ok(await newApiKey(sql, { ownerId, name: parsed.value.name, now: clock.now() }))
  })
}
