import { inTransaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { orderIdent } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'
import type { SchedulerRef } from './change-scheduler.ts'
import { refusalOfAnother } from './may-be-saved.ts'
import { comesBackAt, replan, UNDO_MS } from './replan.ts'

type Known = { revision: number; deleted_at: Date | null }

// Locks: of a restore and another change the second sees the first.
const LOCK = 'SELECT revision, deleted_at FROM scheduler WHERE id = $1 AND station_id = $2 FOR UPDATE'

/**
 * Takes a deletion back, within a minute of it: the scheduler goes on as if it had not been deleted, under its link and as active as it was. A
 * slot of these seconds airs late. Asked twice, the second does nothing.
 */
export const restoreScheduler = (
  services: Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'config'>>,
  { stationId, schedulerId }: SchedulerRef,
): Promise<Result<{ revision: number }>> => {
  const now = services.clock.now()
  return inTransaction(services.db, async (transaction): Promise<Result<{ revision: number }>> => {
    const { tx, sql } = transaction
    const [known] = await sql<Known>(LOCK, [schedulerId, stationId])
    if (!known) return fail('not-found', 'This scheduler does not exist.')
    if (known.deleted_at === null) return ok({ revision: known.revision })
    if (now - known.deleted_at.getTime() > UNDO_MS) return fail('not-found', 'It was deleted too long ago to be brought back.')
    const refused = await refusalOfAnother(transaction, services, { stationId, now })
    if (refused) return refused
    const { revision } = await tx.scheduler.update({
      where: { id: schedulerId },
      data: { deletedAt: null, revision: { increment: 1 } },
      select: { revision: true },
    })
    await replan(transaction, schedulerId, now, await comesBackAt(tx, schedulerId, now))
    // One that was ordered while it was deleted was not made.
    await orderIdent(sql, schedulerId, now)
    await appendEvents(sql, [{ type: 'scheduler.saved', key: schedulerId, payload: { schedulerId, revision } }], now)
    return ok({ revision })
  })
}
