import type { Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import type { StationPlan } from '@hourcast/domain/plans/station-plan'
import { defaultStationName } from '@hourcast/domain/stations/default-station-name'

export type NewOwner = {
  email: string
  now: number
  passwordHash?: string | null
  timeZone?: string
  stationName?: string
  isExample?: boolean
  /** What a station that is made begins with. */
  plan: StationPlan | null
}

// Claims: of two at once one makes the owner, the other finds them. An owner who is there keeps their password: a registration that ran beside does not set another.
const OWNER = `
  INSERT INTO owner (id, email, password_hash, confirmed_at, created_at) VALUES ($1, $2, $3, $4, $4)
  ON CONFLICT (email) DO UPDATE SET confirmed_at = coalesce(owner.confirmed_at, excluded.confirmed_at)
  RETURNING id`
const STATION = `
  INSERT INTO station (id, owner_id, name, time_zone, is_example, plan_id, plan_ends_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (owner_id) DO UPDATE SET owner_id = excluded.owner_id
  RETURNING id`

/** The owner of an address that is known to be theirs, with a station: made, or found as they are, also when somebody else does so at once. */
export const makeOwner = async (sql: Sql, owner: NewOwner): Promise<{ ownerId: string; stationId: string; created: boolean }> => {
  const { email, now, passwordHash = null, timeZone = 'UTC', isExample = false, plan } = owner
  const ownerId = randomId()
  const [known] = await sql<{ id: string }>(OWNER, [ownerId, email, passwordHash, new Date(now)])
  const foundId = known?.id ?? ownerId
  const name = owner.stationName ?? defaultStationName(email)
  const endsAt = plan?.endsAt ? new Date(plan.endsAt) : null
  const row = [randomId(), foundId, name, timeZone, isExample, plan?.id ?? null, endsAt]
  const [station] = await sql<{ id: string }>(STATION, row)
  return { ownerId: foundId, stationId: station?.id ?? '', created: foundId === ownerId }
}
