import type { Sql, Transaction } from '@hourcast/db/open-database'
import { planSchedules } from '@hourcast/domain/slots/schedule-state'
import { fireSchedulers, moveOn } from '../engine/fire-due.ts'
import { lockClocks } from './clocks.ts'

/** Before a change: what has passed already is aired late or recorded as missed under the old plan. */
export const settlePast = async (sql: Sql, schedulerId: string, now: number): Promise<void> => {
  while ((await fireSchedulers(sql, [schedulerId], now, { pastOnly: true })).isMoreDue);
}

/**
 * After a change: slots not begun are taken back, and every schedule gets its next slot again. What has passed already airs late, under
 * the old plan; whether its scheduler was paused or deleted in the meantime is asked when it begins.
 */
export const replan = async ({ tx, sql }: Transaction, schedulerId: string, now: number): Promise<void> => {
  const at = new Date(now)
  await tx.broadcast.updateMany({
    where: { schedulerId, kind: 'slot', state: 'planned', begunAt: null, airAt: { gt: at } },
    data: { state: 'cancelled', endedAt: at },
  })
  for (const clocks of await lockClocks(sql, [schedulerId]))
    await moveOn(
      sql,
      [...planSchedules(clocks, now)].map(([scheduleId, next]) => ({ scheduleId, next })),
    )
}
