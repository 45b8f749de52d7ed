import type { Services } from '../services.ts'
import { type SchedulerCard, schedulerCard } from './scheduler-card.ts'
import { SCHEDULER_ROWS, type SchedulerRow } from './scheduler-row.ts'

/** All schedulers of a station, oldest first, each with its air times and its last broadcast. One query, however many there are. */
export const listSchedulers = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  { stationId, now }: { stationId: string; now: number },
): Promise<SchedulerCard[]> => {
  const { rows } = await db.pool.query<SchedulerRow>(SCHEDULER_ROWS, [stationId, new Date(now), null])
  return rows.map((row) => schedulerCard(row, { now, publicUrl: config.PUBLIC_URL }))
}
