import { setTimeout as wait } from 'node:timers/promises'
import { lockName } from '@hourcast/db/lock-name'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { AHEAD_MINUTES, DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { RELEASE_TRY_MS } from '@hourcast/domain/delivery/send-times'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { DeliveryError, type DeliveryJob } from '../delivery/delivery-types.ts'
import type { Services } from '../services.ts'
import { isOver, THIS_PROCESS } from './claim-holder.ts'

/** As rows spell it. */
export const OVERTAKEN = 'overtaken'

const RECHECK_MS = 500
// No delivery is tried for so long: what aired earlier is in nobody's hand.
const RIVALS = `
  SELECT delivery.state = 'released' AS "isPlaced", delivery.claimed_by AS "claimedBy"
  FROM broadcast JOIN delivery ON delivery.broadcast_id = broadcast.id
  WHERE broadcast.scheduler_id = $1 AND broadcast.air_at > $2::timestamptz - interval '1 hour' AND delivery.target_id = $3 AND delivery.id <> $4
    AND delivery.staged ->> 'path' = $5
    AND CASE delivery.state WHEN 'released' THEN broadcast.air_at > $2 AND coalesce(delivery.released_at > $7, true) WHEN 'staged' THEN delivery.claimed_until > $6 ELSE false END`
// Redeliveries under way to this name, however old their broadcasts are.
const AGAIN = `
  SELECT false AS "isPlaced", delivery.claimed_by AS "claimedBy" FROM redelivery JOIN delivery ON delivery.id = redelivery.delivery_id
  WHERE redelivery.state = 'open' AND delivery.target_id = $1 AND delivery.id <> $2 AND redelivery.staged ->> 'path' = $3 AND delivery.claimed_until > $4`
// Slots of this name that are due before a redelivery that begins now has surely ended. None is tried for longer after its air time than for ten minutes.
const DUE = `
  SELECT delivery.id FROM broadcast JOIN delivery ON delivery.broadcast_id = broadcast.id
  WHERE broadcast.scheduler_id = $1 AND broadcast.air_at BETWEEN $2::timestamptz - interval '10 minutes' AND $3 AND delivery.target_id = $4
    AND delivery.id <> $5 AND broadcast.ended_at IS NULL AND delivery.state = 'staged' AND delivery.staged ->> 'path' = $6 LIMIT 1`
const CLAIM = 'UPDATE delivery SET claimed_until = $2, claimed_by = $3 WHERE id = $1'
const GIVE_BACK = 'UPDATE delivery SET claimed_until = NULL, claimed_by = NULL WHERE id = $1'

type Rival = { isPlaced: boolean; claimedBy: string | null }

const overtaken = ({ kind }: DeliveryJob) =>
  new DeliveryError(
    OVERTAKEN,
    `${DELIVERY[kind].name}: a newer bulletin lies there under the same name by now. This one is not placed over it.`,
    true,
  )

/** Of those that go to one name the claim of each is seen by all that come after it. */
const mayPlace = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  job: DeliveryJob,
  { path, agreedAt }: { path: string; agreedAt: Date | undefined },
): Promise<boolean> =>
  inSqlTransaction(db, async ({ sql }) => {
    await lockName(sql, `files of ${job.targetId}`)
    const now = clock.now()
    const which = [
      job.schedulerId,
      new Date(job.airAt),
      job.targetId,
      job.deliveryId,
      path,
      new Date(now),
      agreedAt ?? new Date(0),
    ]
    const planned = await sql<Rival>(RIVALS, which)
    const rivals = [...planned, ...(await sql<Rival>(AGAIN, [job.targetId, job.deliveryId, path, new Date(now)]))]
    if (rivals.some(({ isPlaced }) => isPlaced)) throw overtaken(job)
    if (rivals.some(({ claimedBy }) => !isOver(claimedBy))) return false
    const ends = new Date(now + RELEASE_TRY_MS + AHEAD_MINUTES[job.kind] * MINUTE_MS)
    const due = [job.schedulerId, new Date(now), ends, job.targetId, job.deliveryId, path]
    if (agreedAt && (await sql(DUE, due)).length > 0) return false
    await sql(CLAIM, [job.deliveryId, new Date(now + RELEASE_TRY_MS), THIS_PROCESS])
    return true
  })

/**
 * The newest slot, as on the link: one that is late never takes the place of a newer one that lies there under its name. Two of one name that
 * are late together go one after the other, so that none comes between the other's look and its rename. What a name of its own has lies beside
 * the newer one. `agreedAt`, of a redelivery: the owner agreed to replace what was there at that time. It lets slots that are due go first.
 */
export const placeInOrder = async <T>(
  services: Pick<Services, 'db' | 'clock'>,
  job: DeliveryJob,
  path: string | undefined,
  place: () => Promise<T>,
  agreedAt?: Date,
): Promise<T> => {
  if (path === undefined) return place()
  while (!(await mayPlace(services, job, { path, agreedAt }))) await wait(RECHECK_MS, undefined, { signal: job.signal })
  try {
    return await place()
  } catch (error) {
    await services.db.pool.query(GIVE_BACK, [job.deliveryId]).catch(() => {})
    throw error
  }
}
