import type { Sql } from '@hourcast/db/open-database'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { leadMsFor } from '@hourcast/domain/limits'
import type { SchedulerClocks } from '@hourcast/domain/slots/schedule-state'
import { SPREAD_WINDOW_MS } from '@hourcast/domain/slots/spread'

/** A scheduler's schedules as its clocks see them, by their ids: the column of these is `ref`. */
export type StoredClocks = SchedulerClocks & {
  schedulerId: string
  stored: Map<string, { nextAirAt: number | null; nextWakeAt: number | null }>
}

type Row = {
  scheduler_id: string
  is_active: boolean
  time_zone: string
  lead_minutes: number
  kinds: DeliveryKind[]
  schedule_id: string
  days: number[]
  hours: string[]
  next_air_at: Date | null
  next_wake_at: Date | null
}

// Locks, in one order, so that ticks and owners' changes wait for each other and never both for the other.
const LOCKED = `
  SELECT scheduler.id AS scheduler_id, scheduler.is_active AND scheduler.deleted_at IS NULL AS is_active, station.time_zone,
    station.lead_minutes, schedule.ref AS schedule_id, schedule.days, schedule.hours, schedule.next_air_at, schedule.next_wake_at,
    ARRAY(SELECT kind FROM target WHERE target.scheduler_id = scheduler.id AND removed_at IS NULL) AS kinds
  FROM scheduler JOIN station ON station.id = scheduler.station_id JOIN schedule ON schedule.scheduler_id = scheduler.id
  WHERE scheduler.id = ANY ($1)
  ORDER BY scheduler.id, schedule.position
  FOR UPDATE OF scheduler, schedule`

// Before they are read: anybody who had to wait sees what the other has written, targets and station included.
const LOCK = 'SELECT FROM scheduler WHERE id = ANY ($1) ORDER BY id FOR UPDATE'

/** The clocks of these schedulers, locked until the transaction ends. Schedulers without schedules are left out. */
export const lockClocks = async (sql: Sql, schedulerIds: readonly string[]): Promise<StoredClocks[]> => {
  await sql(LOCK, [schedulerIds])
  const rows = await sql<Row>(LOCKED, [schedulerIds])
  const clocks = new Map<string, StoredClocks>()
  for (const row of rows) {
    const known = clocks.get(row.scheduler_id) ?? {
      schedulerId: row.scheduler_id,
      schedules: [],
      timeZone: row.time_zone,
      isActive: row.is_active,
      leadMs: leadMsFor(row.lead_minutes, row.kinds),
      spreadWindowMs: SPREAD_WINDOW_MS,
      stored: new Map(),
    }
    const { schedule_id: id, days, hours } = row
    known.stored.set(id, { nextAirAt: row.next_air_at?.getTime() ?? null, nextWakeAt: row.next_wake_at?.getTime() ?? null })
    clocks.set(row.scheduler_id, { ...known, schedules: [...known.schedules, { id, days, hours }] })
  }
  return [...clocks.values()]
}
