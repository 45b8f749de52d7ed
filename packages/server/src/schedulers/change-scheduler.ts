import { prismaSql, type Sql } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { replan, settlePast } from './replan.ts'

export type SchedulerRef = { stationId: string; schedulerId: string }

type Change = { type: 'scheduler.paused' | 'scheduler.resumed' | 'scheduler.deleted'; set: string }

/** A change of state in one transaction: the row, the plan, the alarm and the event. Already so: nothing is told twice. */
const changeScheduler =
  ({ type, set }: Change) =>
  async (
    { db, clock }: Pick<Services, 'db' | 'clock'>,
    { stationId, schedulerId }: SchedulerRef,
  ): Promise<Result<{ revision: number }>> => {
    const now = clock.now()
    return db.prisma.$transaction(async (tx) => {
      const sql: Sql = prismaSql(tx)
      const [known] = await sql<{ is_active: boolean; revision: number }>(
        'SELECT is_active, revision FROM scheduler WHERE id = $1 AND station_id = $2 AND deleted_at IS NULL FOR UPDATE',
        [schedulerId, stationId],
      )
      if (!known) return fail('not-found', 'This scheduler does not exist.')
      if (known.is_active === (type === 'scheduler.resumed') && type !== 'scheduler.deleted')
        return ok({ revision: known.revision })
      await settlePast(sql, schedulerId, now)
      const [row] = await sql<{ revision: number }>(
        `UPDATE scheduler SET ${set}, revision = revision + 1 WHERE id = $1 AND ($2::timestamptz IS NOT NULL) RETURNING revision`,
        [schedulerId, new Date(now)],
      )
      const revision = row?.revision ?? known.revision
      await replan(sql, schedulerId, now)
      await appendEvents(sql, [{ type, key: schedulerId, payload: { schedulerId, revision } }], now)
      return ok({ revision })
    })
  }

/** No slot that has not begun airs until it is resumed. */
export const pauseScheduler = changeScheduler({ type: 'scheduler.paused', set: 'is_active = false' })

/** The next slot still ahead airs, also when less than the lead is left. */
export const resumeScheduler = changeScheduler({ type: 'scheduler.resumed', set: 'is_active = true' })

/** Gone for its owner at once; broadcasts stay readable until housekeeping removes the row. */
export const deleteScheduler = changeScheduler({ type: 'scheduler.deleted', set: 'is_active = false, deleted_at = $2' })
