import type { Database } from '@hourcast/db/open-database'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'

/** A broadcast that an engine is to run. All ids are random: they may stand where nothing is encrypted. */
export type RunnableBroadcast = {
  broadcastId: string
  /** What its run is named after, for good: its schedule's id, or the scheduler's when it was asked for at once. Stored in runs, hence `ref`. */
  ref: string
  stationId: string
  airAt: number
  wall: string
  timeZone: string
  kinds: DeliveryKind[]
}

/** A schedule as its run sees it. Absent: it was removed, or its scheduler was. */
export type RunnableSchedule = {
  ref: string
  stationId: string
  timeZone: string
  isPaused: boolean
  next: { airAt: number; wakeAt: number; wall: string } | null
  /** Planned and not begun: the caller starts them, also when they were started before. */
  planned: RunnableBroadcast[]
}

type ScheduleRow = {
  ref: string
  station_id: string
  is_active: boolean
  time_zone: string
  next_air_at: Date | null
  next_wake_at: Date | null
}
type BroadcastRow = {
  schedule_ref: string | null
  id: string
  ref: string
  station_id: string
  air_at: Date
  wall: string
  time_zone: string
  kinds: DeliveryKind[]
}

const SCHEDULES = `
  SELECT schedule.ref, scheduler.station_id, scheduler.is_active, station.time_zone, schedule.next_air_at, schedule.next_wake_at
  FROM schedule JOIN scheduler ON scheduler.id = schedule.scheduler_id JOIN station ON station.id = scheduler.station_id
  WHERE schedule.ref = ANY ($1) AND scheduler.deleted_at IS NULL`

const BROADCASTS = `
  SELECT broadcast.id, coalesce(broadcast.run_ref, broadcast.schedule_ref, broadcast.scheduler_id) AS ref, broadcast.schedule_ref, scheduler.station_id, broadcast.air_at, broadcast.wall,
    broadcast.time_zone, ARRAY(SELECT kind FROM target WHERE target.scheduler_id = scheduler.id AND removed_at IS NULL ORDER BY kind) AS kinds
  FROM broadcast JOIN scheduler ON scheduler.id = broadcast.scheduler_id`
const PLANNED = `${BROADCASTS} WHERE broadcast.schedule_ref = ANY ($1) AND broadcast.state = 'planned' ORDER BY broadcast.air_at`
const DUE = `
  ${BROADCASTS} WHERE broadcast.state IN ('planned', 'preparing', 'staged') AND broadcast.wake_at IS NOT NULL ORDER BY broadcast.air_at LIMIT $1`

const runnableOf = (row: BroadcastRow): RunnableBroadcast => ({
  broadcastId: row.id,
  ref: row.ref,
  stationId: row.station_id,
  airAt: row.air_at.getTime(),
  wall: row.wall,
  timeZone: row.time_zone,
  kinds: row.kinds,
})

/** These schedules as they stand, by id. */
export const readSchedules = async (
  { pool }: Pick<Database, 'pool'>,
  scheduleIds: readonly string[],
): Promise<Map<string, RunnableSchedule>> => {
  const { rows } = await pool.query<ScheduleRow>(SCHEDULES, [scheduleIds])
  const planned = (await pool.query<BroadcastRow>(PLANNED, [scheduleIds])).rows
  return new Map(
    rows.map((row) => {
      const [airAt, wakeAt] = [row.next_air_at?.getTime(), row.next_wake_at?.getTime()]
      const schedule: RunnableSchedule = {
        ref: row.ref,
        stationId: row.station_id,
        timeZone: row.time_zone,
        isPaused: !row.is_active,
        next: airAt === undefined || wakeAt === undefined ? null : { airAt, wakeAt, wall: wallTimeAt(row.time_zone, airAt) },
        planned: planned.filter(({ schedule_ref }) => schedule_ref === row.ref).map(runnableOf),
      }
      return [row.ref, schedule]
    }),
  )
}

/** Open broadcasts that Temporal has to start, the next to air first, at most `limit`. */
export const dueBroadcasts = async ({ pool }: Pick<Database, 'pool'>, limit: number): Promise<RunnableBroadcast[]> =>
  (await pool.query<BroadcastRow>(DUE, [limit])).rows.map(runnableOf)
