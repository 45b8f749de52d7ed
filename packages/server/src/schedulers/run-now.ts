import { createHash } from 'node:crypto'
import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Rows } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import { tooManyInPreparation } from '@hourcast/domain/stations/station-limits'
import { enqueueBroadcasts } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'
import { stationLimitsOf } from '../station-limits-of.ts'
import type { SchedulerRef } from './change-scheduler.ts'

// Locks: it is neither deleted nor planned again meanwhile.
const LOCK = `
  SELECT station.time_zone FROM scheduler JOIN station ON station.id = scheduler.station_id
  WHERE scheduler.id = $1 AND scheduler.station_id = $2 AND scheduler.deleted_at IS NULL FOR UPDATE OF scheduler`
// Claims the first millisecond that no other broadcast of the scheduler has.
const INSERT = `
  INSERT INTO broadcast (id, scheduler_id, run_ref, kind, air_at, wall, time_zone, created_at)
  SELECT $1, $2, $2, 'now', free.at, $4, $5, $3 FROM (
    SELECT $3::timestamptz + n * interval '1 millisecond' AS at FROM generate_series(0, 1000) AS n
    WHERE NOT EXISTS (SELECT FROM broadcast WHERE scheduler_id = $2 AND air_at = $3::timestamptz + n * interval '1 millisecond') ORDER BY n LIMIT 1) AS free
  ON CONFLICT (id) DO NOTHING RETURNING id`

/**
 * One broadcast at once, beside the plan; also of a paused scheduler. With a `requestId` asking again gives the same broadcast:
 * who did not hear the answer may repeat the question.
 */
export const runNow = async (
  services: Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'config'>>,
  { stationId, schedulerId, requestId }: SchedulerRef & { requestId?: string },
): Promise<Result<{ broadcastId: string }>> => {
  const { db, clock } = services
  const now = clock.now()
  const id =
    requestId === undefined
      ? randomId()
      : randomId(createHash('sha256').update(`${schedulerId}|${requestId}`).digest().subarray(0, 16))
  return inTransaction(db, async ({ tx, sql }) => {
    // Of two that are asked for at once the second counts the first.
    await lockName(sql, `broadcasts now of ${stationId}`)
    const [known] = await sql<{ time_zone: string }>(LOCK, [schedulerId, stationId])
    if (!known) return fail('not-found', 'This scheduler does not exist.')
    if ((await tx.broadcast.count({ where: { id } })) > 0) return ok({ broadcastId: id })
    const most = stationLimitsOf(services).inPreparation
    if ((await inPreparation(tx, stationId)) >= most) return fail('too-many', tooManyInPreparation(most))
    const wall = wallTimeAt(known.time_zone, now)
    const inserted = await sql<{ id: string }>(INSERT, [id, schedulerId, new Date(now), wall, known.time_zone])
    if (inserted.length > 0) await enqueueBroadcasts(sql, [{ broadcastId: id, at: now }], now)
    return ok({ broadcastId: id })
  })
}

const inPreparation = (tx: Rows, stationId: string): Promise<number> =>
  tx.broadcast.count({ where: { scheduler: { stationId }, state: { in: ['planned', 'preparing'] } } })
