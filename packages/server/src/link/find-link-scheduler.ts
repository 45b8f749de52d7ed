import type { Schedule } from '@hourcast/domain/slots/schedule'
import type { Services } from '../services.ts'

/** What feed and calendar tell of a scheduler. */
export type LinkScheduler = {
  schedulerId: string
  stationName: string
  hostName: string
  location: string
  language: number
  length: 'short' | 'long'
  timeZone: string
  isActive: boolean
  /** In the order of the wizard. */
  schedules: Schedule[]
}

const SCHEDULER = `
  SELECT scheduler.id AS "schedulerId", scheduler.station_name AS "stationName", scheduler.host_name AS "hostName", scheduler.location,
    scheduler.language, scheduler.length, station.time_zone AS "timeZone", scheduler.is_active AS "isActive",
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', card_id, 'days', days, 'hours', hours) ORDER BY position)
      FROM schedule WHERE schedule.scheduler_id = scheduler.id
    ), '[]') AS schedules
  FROM scheduler JOIN station ON station.id = scheduler.station_id
  WHERE scheduler.id = $1 AND scheduler.deleted_at IS NULL`

/** Null for an unknown or deleted scheduler. */
export const findLinkScheduler = async ({ db }: Pick<Services, 'db'>, schedulerId: string): Promise<LinkScheduler | null> => {
  const { rows } = await db.pool.query<LinkScheduler>(SCHEDULER, [schedulerId])
  return rows[0] ?? null
}
