import { SECOND_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'

/** Longer than a try may take. When its process dies, the next one takes the same message after this, with the same id. */
export const LEASE_MS = 60 * SECOND_MS
/** So many endpoints of one station are asked at once: others are never behind all of a neighbour's slow ones. */
export const PER_STATION = 2

export type Claim = { webhookId: string; claimedUntil: Date }

// Claims, with SKIP LOCKED. Stations take turns: the first webhook of each, then the second. What the subquery has seen may have
// changed before the lock was had, so the conditions of the claim stand beside the lock again.
const CLAIM = `
  WITH due AS (
    SELECT id, next_try_at, (row_number() OVER (PARTITION BY station_id ORDER BY next_try_at, id)) + (
      SELECT count(*) FROM webhook AS busy WHERE busy.station_id = webhook.station_id AND busy.claimed_until > $1) AS turn
    FROM webhook WHERE next_try_at <= $1 AND off_at IS NULL AND (claimed_until IS NULL OR claimed_until <= $1)
  ), mine AS (
    SELECT webhook.id FROM webhook JOIN due ON due.id = webhook.id
    WHERE due.turn <= ${PER_STATION} AND webhook.next_try_at <= $1 AND webhook.off_at IS NULL AND (webhook.claimed_until IS NULL OR webhook.claimed_until <= $1)
    ORDER BY due.turn, due.next_try_at LIMIT $3 FOR NO KEY UPDATE OF webhook SKIP LOCKED
  )
  UPDATE webhook SET claimed_until = $2 WHERE id IN (SELECT id FROM mine) RETURNING id AS "webhookId", claimed_until AS "claimedUntil"`
const CLAIM_ONE = `
  UPDATE webhook SET claimed_until = $2 WHERE id = $3 AND off_at IS NULL AND (claimed_until IS NULL OR claimed_until <= $1)
  RETURNING id AS "webhookId", claimed_until AS "claimedUntil"`
const RELEASE = 'UPDATE webhook SET claimed_until = NULL WHERE id = $1 AND claimed_until = $2'
// One that is being sent is looked at again when that has ended, or its lease.
const NEXT =
  'SELECT min(greatest(next_try_at, claimed_until)) AS at FROM webhook WHERE next_try_at IS NOT NULL AND off_at IS NULL'

type ClaimServices = Pick<Services, 'db' | 'clock'>

const times = ({ clock }: ClaimServices): [Date, Date] => [new Date(clock.now()), new Date(clock.now() + LEASE_MS)]

/** Takes webhooks that have something to send: nobody else sends for them until they are released, or the lease is over. */
export const claimWebhooks = async (services: ClaimServices, most: number): Promise<Claim[]> =>
  (await services.db.pool.query<Claim>(CLAIM, [...times(services), most])).rows

/** Undefined while somebody else sends for it. */
export const claimOne = async (services: ClaimServices, webhookId: string): Promise<Claim | undefined> =>
  (await services.db.pool.query<Claim>(CLAIM_ONE, [...times(services), webhookId])).rows[0]

/** As if it had not been taken: what was to be sent is due as before. */
export const releaseWebhook = async ({ db }: Pick<Services, 'db'>, { webhookId, claimedUntil }: Claim): Promise<void> => {
  await db.pool.query(RELEASE, [webhookId, claimedUntil])
}

/** When there is something to send next, in epoch milliseconds. */
export const nextDue = async ({ db }: Pick<Services, 'db'>): Promise<number | null> =>
  (await db.pool.query<{ at: Date | null }>(NEXT)).rows[0]?.at?.getTime() ?? null
