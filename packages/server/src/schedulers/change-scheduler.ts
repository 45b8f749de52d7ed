import { inTransaction, type Transaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { comesBackAt, replan, settlePast } from './replan.ts'

export type SchedulerRef = { stationId: string; schedulerId: string }

const EVENTS = { pause: 'scheduler.paused', resume: 'scheduler.resumed', delete: 'scheduler.deleted' } as const

// Locks: of two changes at once the second sees the first.
const LOCK = 'SELECT is_active, revision FROM scheduler WHERE id = $1 AND station_id = $2 AND deleted_at IS NULL FOR UPDATE'

/** A change of state in somebody's transaction: the row, the plan, the job and the event. Already so: nothing is written twice. */
export const changeScheduler = async (
  transaction: Transaction,
  change: keyof typeof EVENTS,
  { stationId, schedulerId, now }: SchedulerRef & { now: number },
): Promise<Result<{ revision: number }>> => {
  const { tx, sql } = transaction
  const [known] = await sql<{ is_active: boolean; revision: number }>(LOCK, [schedulerId, stationId])
  if (!known) return fail('not-found', 'This scheduler does not exist.')
  if (known.is_active === (change === 'resume') && change !== 'delete') return ok({ revision: known.revision })
  await settlePast(sql, schedulerId, now)
  // Whether a deleted one was active stays known: it may be restored.
  const state = change === 'delete' ? { deletedAt: new Date(now) } : { isActive: change === 'resume' }
  const { revision } = await tx.scheduler.update({
    where: { id: schedulerId },
    data: { ...state, revision: { increment: 1 } },
    select: { revision: true },
  })
  await replan(transaction, schedulerId, now, change === 'resume' ? await comesBackAt(tx, schedulerId, now) : now)
  await appendEvents(sql, [{ type: EVENTS[change], key: schedulerId, payload: { schedulerId, revision } }], now)
  return ok({ revision })
}

const alone =
  (change: keyof typeof EVENTS) =>
  ({ db, clock }: Pick<Services, 'db' | 'clock'>, ref: SchedulerRef): Promise<Result<{ revision: number }>> =>
    inTransaction(db, (transaction) => changeScheduler(transaction, change, { ...ref, now: clock.now() }))

/** No slot that has not begun airs until it is resumed. */
export const pauseScheduler = alone('pause')

/** The next slot still ahead airs, also when less than the lead is left; one that a pause of a moment ago has taken airs late. */
export const resumeScheduler = alone('resume')

/** Gone for its owner at once, and for a moment to be restored; broadcasts stay readable until housekeeping removes the row. */
export const deleteScheduler = alone('delete')
