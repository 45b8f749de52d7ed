import type { Services } from '../services.ts'
import { SCHEDULER_ROWS, type SchedulerRow } from './scheduler-row.ts'
import { type SchedulerSummary, schedulerSummary } from './scheduler-summary.ts'

/** All schedulers of a station, oldest first, each with its air times and its last broadcast. One query, however many there are. */
export const listSchedulers = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  { stationId, now }: { stationId: string; now: number },
): Promise<SchedulerSummary[]> => {
  const { rows } = await db.pool.query<SchedulerRow>(SCHEDULER_ROWS, [stationId, new Date(now), null])
  return rows.map((row) => schedulerSummary(row, { now, publicUrl: config.PUBLIC_URL }))
}
