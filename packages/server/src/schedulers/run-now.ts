import { createHash } from 'node:crypto'
import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import { tooManyInPreparation } from '@hourcast/domain/stations/station-limits'
import { enqueueBroadcasts } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'
import { stationLimitsOf } from '../station-limits-of.ts'
import type { SchedulerRef } from './change-scheduler.ts'

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
  return inTransaction(db, async ({ sql }) => {
    // Of two that are asked for at once the second counts the first.
    await lockName(sql, `broadcasts now of ${stationId}`)
    const [known] = await sql<{ time_zone: string }>(
      `SELECT station.time_zone FROM scheduler JOIN station ON station.id = scheduler.station_id
       WHERE scheduler.id = $1 AND scheduler.station_id = $2 AND scheduler.deleted_at IS NULL FOR UPDATE OF scheduler`,
      [schedulerId, stationId],
    )
    if (!known) return fail('not-found', 'This scheduler does not exist.')
    const isKnown = await sql<{ id: string }>('SELECT id FROM broadcast WHERE id = $1', [id])
    if (isKnown.length > 0) return ok({ broadcastId: id })
    const most = stationLimitsOf(services).inPreparation
    if ((await inPreparation(sql, stationId)) >= most) return fail('too-many', tooManyInPreparation(most))
    const inserted = await sql<{ id: string }>(
      `INSERT INTO broadcast (id, scheduler_id, run_ref, kind, air_at, wall, time_zone, created_at)
       SELECT $1, $2, $2, 'now', free.at, $4, $5, $3 FROM (
         SELECT $3::timestamptz + n * interval '1 millisecond' AS at FROM generate_series(0, 1000) AS n
         WHERE NOT EXISTS (SELECT FROM broadcast WHERE scheduler_id = $2 AND air_at = $3::timestamptz + n * interval '1 millisecond') ORDER BY n LIMIT 1) AS free
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, schedulerId, new Date(now), wallTimeAt(known.time_zone, now), known.time_zone],
    )
    if (inserted.length > 0) await enqueueBroadcasts(sql, [{ broadcastId: id, at: now }])
    return ok({ broadcastId: id })
  })
}

const IN_PREPARATION = `
  SELECT count(*)::int AS count FROM broadcast JOIN scheduler ON scheduler.id = broadcast.scheduler_id
  WHERE scheduler.station_id = $1 AND broadcast.state IN ('planned', 'preparing')`

const inPreparation = async (sql: Sql, stationId: string): Promise<number> => {
  const [row] = await sql<{ count: number }>(IN_PREPARATION, [stationId])
  return row?.count ?? 0
}
