import type { Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'

export type NewOwner = {
  email: string
  now: number
  passwordHash?: string | null
  timeZone?: string
  stationName?: string
  isExample?: boolean
}

// Claims: of two at once one makes the owner, the other finds them. An owner who is there keeps their password: a registration that ran beside does not set another.
const OWNER = `
  INSERT INTO owner (id, email, password_hash, confirmed_at, created_at) VALUES ($1, $2, $3, $4, $4)
  ON CONFLICT (email) DO UPDATE SET confirmed_at = coalesce(owner.confirmed_at, excluded.confirmed_at)
  RETURNING id`
const STATION = `
  INSERT INTO station (id, owner_id, name, time_zone, is_example) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (owner_id) DO UPDATE SET owner_id = excluded.owner_id
  RETURNING id`

/** The owner of an address that is known to be theirs, with a station: made, or found as they are, also when somebody else does so at once. */
export const makeOwner = async (sql: Sql, owner: NewOwner): Promise<{ ownerId: string; stationId: string; created: boolean }> => {
  const { email, now, passwordHash = null, timeZone = 'UTC', isExample = false } = owner
  const ownerId = randomId()
  const [known] = await sql<{ id: string }>(OWNER, [ownerId, email, passwordHash, new Date(now)])
  const foundId = known?.id ?? ownerId
  const name = owner.stationName ?? email.slice(0, email.lastIndexOf('@'))
  const [station] = await sql<{ id: string }>(STATION, [randomId(), foundId, name, timeZone, isExample])
  return { ownerId: foundId, stationId: station?.id ?? '', created: foundId === ownerId }
}
