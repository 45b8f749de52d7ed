import { type Database, inSqlTransaction } from '@hourcast/db/open-database'
import { planSchedules } from '@hourcast/domain/slots/schedule-state'
import { isTimeZone } from '@hourcast/domain/slots/time-zone'
import { lockClocks } from '../schedulers/clocks.ts'
import { moveOn } from './fire-due.ts'

const UNPLANNED = `
  SELECT DISTINCT scheduler.id FROM scheduler JOIN schedule ON schedule.scheduler_id = scheduler.id
  WHERE scheduler.is_active AND scheduler.deleted_at IS NULL AND schedule.next_wake_at IS NULL LIMIT 1000`

/** Active schedules that have nothing planned get their next slot. */
export const planUnplanned = (db: Pick<Database, 'pool'>, now: number): Promise<void> =>
  inSqlTransaction(db, async ({ sql }) => {
    const ids = (await sql<{ id: string }>(UNPLANNED)).map(({ id }) => id)
    if (ids.length === 0) return
    for (const clocks of await lockClocks(sql, ids)) {
      // Zones come with Node: one that this version does not know keeps no other station from the air.
      if (!isTimeZone(clocks.timeZone)) continue
      const missing = [...planSchedules(clocks, now)].filter(
        ([scheduleId, next]) => next.nextAirAt !== null && clocks.stored.get(scheduleId)?.nextAirAt === null,
      )
      await moveOn(
        sql,
        missing.map(([scheduleId, next]) => ({ scheduleId, next })),
        now,
      )
    }
  })
