import { createHash } from 'node:crypto'
import { prismaSql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { wallTimeAt } from '@hourcast/domain/time-zone'
import { wakeBroadcasts } from '../engine/alarm.ts'
import type { Services } from '../services.ts'
import type { SchedulerRef } from './change-scheduler.ts'

/**
 * One broadcast at once, beside the plan; also of a paused scheduler. With a `requestId` asking again gives the same broadcast:
 * who did not hear the answer may repeat the question.
 */
export const runNow = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { stationId, schedulerId, requestId }: SchedulerRef & { requestId?: string },
): Promise<Result<{ broadcastId: string }>> => {
  const now = clock.now()
  const id =
    requestId === undefined
      ? randomId()
      : randomId(createHash('sha256').update(`${schedulerId}|${requestId}`).digest().subarray(0, 16))
  return db.prisma.$transaction(async (tx) => {
    const sql = prismaSql(tx)
    const [known] = await sql<{ time_zone: string }>(
      `SELECT station.time_zone FROM scheduler JOIN station ON station.id = scheduler.station_id
       WHERE scheduler.id = $1 AND scheduler.station_id = $2 AND scheduler.deleted_at IS NULL FOR UPDATE OF scheduler`,
      [schedulerId, stationId],
    )
    if (!known) return fail('not-found', 'This scheduler does not exist.')
    const inserted = await sql<{ id: string }>(
      `INSERT INTO broadcast (id, scheduler_id, run_ref, kind, air_at, wall, time_zone, created_at)
       SELECT $1, $2, $2, 'now', free.at, $4, $5, $3 FROM (
         SELECT $3::timestamptz + n * interval '1 millisecond' AS at FROM generate_series(0, 1000) AS n
         WHERE NOT EXISTS (SELECT FROM broadcast WHERE scheduler_id = $2 AND air_at = $3::timestamptz + n * interval '1 millisecond') ORDER BY n LIMIT 1) AS free
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, schedulerId, new Date(now), wallTimeAt(known.time_zone, now), known.time_zone],
    )
    if (inserted.length > 0) await wakeBroadcasts(sql, [{ broadcastId: id, at: now }])
    return ok({ broadcastId: id })
  })
}
