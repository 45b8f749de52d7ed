import type { Rows, Sql, Transaction } from '@hourcast/db/open-database'
import { planSchedules } from '@hourcast/domain/slots/schedule-state'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { fireSchedulers, moveOn } from '../engine/fire-due.ts'
import { lockClocks } from './clocks.ts'

/** Before a change: what has passed already is aired late or recorded as missed under the old plan. */
export const settlePast = async (sql: Sql, schedulerId: string, now: number): Promise<void> => {
  while ((await fireSchedulers(sql, [schedulerId], now, { pastOnly: true })).isMoreDue);
}

/** For so long a change can be taken back as if it had not been. Pages offer that for less: a slow network is not the owner's fault. */
export const UNDO_MS = MINUTE_MS

/**
 * Behind which instant a scheduler that comes back is planned: just before the first slot that its pause or deletion of a moment ago has taken
 * from it, although that has passed, so that it airs late; else now.
 */
export const comesBackAt = async (tx: Rows, schedulerId: string, now: number): Promise<number> => {
  const lost = await tx.broadcast.findFirst({
    where: {
      ...{ schedulerId, kind: 'slot', state: 'cancelled', begunAt: null },
      ...{ airAt: { lte: new Date(now) }, endedAt: { gte: new Date(now - UNDO_MS) } },
    },
    orderBy: { airAt: 'asc' },
    select: { airAt: true },
  })
  return lost ? lost.airAt.getTime() - 1 : now
}

/**
 * After a change: slots not begun are taken back, and every schedule gets its next slot again. What has passed already airs late, under
 * the old plan; whether its scheduler was paused or deleted in the meantime is asked when it begins.
 */
export const replan = async ({ tx, sql }: Transaction, schedulerId: string, now: number, from = now): Promise<void> => {
  const at = new Date(now)
  await tx.broadcast.updateMany({
    where: { schedulerId, kind: 'slot', state: 'planned', begunAt: null, airAt: { gt: at } },
    data: { state: 'cancelled', endedAt: at },
  })
  for (const clocks of await lockClocks(sql, [schedulerId]))
    await moveOn(
      sql,
      [...planSchedules(clocks, from)].map(([scheduleId, next]) => ({ scheduleId, next })),
      now,
    )
}
