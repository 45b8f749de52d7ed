import type { SchedulerWire } from '@hourcast/domain/calls/wire'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import type { SchedulerRef } from './change-scheduler.ts'
import { SCHEDULER_ROWS, type SchedulerRow, type ShownTarget, wireOfRow } from './scheduler-row.ts'

export type FoundScheduler = {
  scheduler: SchedulerWire
  targets: ShownTarget[]
  /** Saving with it tells when somebody else was quicker. */
  revision: number
  timeZone: string
}

/** One scheduler to edit; one of another station, or a deleted one, is not found. */
export const findScheduler = async (
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  { stationId, schedulerId }: SchedulerRef,
): Promise<Result<FoundScheduler>> => {
  // From the address of a page: PostgreSQL takes no NUL, and no id holds one.
  if (schedulerId.includes('\0')) return fail('not-found', 'This scheduler does not exist.')
  const { rows } = await db.pool.query<SchedulerRow>(SCHEDULER_ROWS, [stationId, new Date(clock.now()), schedulerId])
  const [row] = rows
  if (!row) return fail('not-found', 'This scheduler does not exist.')
  const { targets, revision, time_zone: timeZone } = row
  return ok({ scheduler: wireOfRow(row, config.PUBLIC_URL), targets, revision, timeZone })
}
