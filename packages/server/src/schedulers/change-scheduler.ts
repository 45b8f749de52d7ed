import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { replan, settlePast } from './replan.ts'

export type SchedulerRef = { stationId: string; schedulerId: string }

const CHANGES = {
  pause: { type: 'scheduler.paused', set: 'is_active = false' },
  resume: { type: 'scheduler.resumed', set: 'is_active = true' },
  delete: { type: 'scheduler.deleted', set: 'is_active = false, deleted_at = $2' },
} as const

const LOCK = 'SELECT is_active, revision FROM scheduler WHERE id = $1 AND station_id = $2 AND deleted_at IS NULL FOR UPDATE'

/** A change of state in somebody's transaction: the row, the plan, the job and the event. Already so: nothing is written twice. */
export const changeScheduler = async (
  sql: Sql,
  change: keyof typeof CHANGES,
  { stationId, schedulerId, now }: SchedulerRef & { now: number },
): Promise<Result<{ revision: number }>> => {
  const { type, set } = CHANGES[change]
  const [known] = await sql<{ is_active: boolean; revision: number }>(LOCK, [schedulerId, stationId])
  if (!known) return fail('not-found', 'This scheduler does not exist.')
  if (known.is_active === (change === 'resume') && change !== 'delete') return ok({ revision: known.revision })
  await settlePast(sql, schedulerId, now)
  const [row] = await sql<{ revision: number }>(
    `UPDATE scheduler SET ${set}, revision = revision + 1 WHERE id = $1 AND ($2::timestamptz IS NOT NULL) RETURNING revision`,
    [schedulerId, new Date(now)],
  )
  const revision = row?.revision ?? known.revision
  await replan(sql, schedulerId, now)
  await appendEvents(sql, [{ type, key: schedulerId, payload: { schedulerId, revision } }], now)
  return ok({ revision })
}

const alone =
  (change: keyof typeof CHANGES) =>
  ({ db, clock }: Pick<Services, 'db' | 'clock'>, ref: SchedulerRef): Promise<Result<{ revision: number }>> =>
    inTransaction(db, ({ sql }) => changeScheduler(sql, change, { ...ref, now: clock.now() }))

/** No slot that has not begun airs until it is resumed. */
export const pauseScheduler = alone('pause')

/** The next slot still ahead airs, also when less than the lead is left. */
export const resumeScheduler = alone('resume')

/** Gone for its owner at once; broadcasts stay readable until housekeeping removes the row. */
export const deleteScheduler = alone('delete')
