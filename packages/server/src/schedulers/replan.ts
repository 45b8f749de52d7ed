import type { Sql } from '@hourcast/db/open-database'
import { planSchedules } from '@hourcast/domain/slots/schedule-state'
import { fireSchedulers, moveOn } from '../engine/fire-due.ts'
import { lockClocks } from './clocks.ts'

// An edit takes effect on every slot whose preparation has not begun. What has passed already airs late, under the old plan: whoever has
// paused or deleted it in the meantime is heard when it begins.
const CANCEL_UNBEGUN = `
  UPDATE broadcast SET state = 'cancelled', ended_at = $2
  WHERE scheduler_id = $1 AND kind = 'slot' AND state = 'planned' AND begun_at IS NULL AND air_at > $2 RETURNING id`

/** Before a change: what has passed already is aired late or recorded as missed under the old plan. */
export const settlePast = async (sql: Sql, schedulerId: string, now: number): Promise<void> => {
  while ((await fireSchedulers(sql, [schedulerId], now, { pastOnly: true })).isMoreDue);
}

/** After a change: slots not begun are taken back, and every card gets its next slot anew. */
export const replan = async (sql: Sql, schedulerId: string, now: number): Promise<void> => {
  await sql(CANCEL_UNBEGUN, [schedulerId, new Date(now)])
  for (const clocks of await lockClocks(sql, [schedulerId]))
    await moveOn(
      sql,
      [...planSchedules(clocks, now)].map(([ref, next]) => ({ ref, next })),
    )
}
