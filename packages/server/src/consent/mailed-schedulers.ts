import type { Sql } from '@hourcast/db/open-database'
import type { Consent } from '@hourcast/domain/delivery/consent'
import { type Schedule, weeklyCount } from '@hourcast/domain/slots/schedule'

export type MailedScheduler = { schedulerId: string; hostName: string; stationName: string; consent: Consent; weekly: number }

// An address is compared without its case.
const MAILED = `
  SELECT scheduler.id, scheduler.host_name, scheduler.station_name, target.consent, coalesce((
    SELECT jsonb_agg(jsonb_build_object('days', days, 'hours', hours)) FROM schedule WHERE schedule.scheduler_id = scheduler.id), '[]') AS schedules
  FROM target JOIN scheduler ON scheduler.id = target.scheduler_id
  WHERE scheduler.station_id = $1 AND scheduler.deleted_at IS NULL AND target.removed_at IS NULL AND target.kind = 'email'
    AND lower(target.address) = $2
  ORDER BY scheduler.created_at, scheduler.id`

type Row = {
  id: string
  host_name: string
  station_name: string
  consent: Consent
  schedules: Pick<Schedule, 'days' | 'hours'>[]
}

/** What a station mails to an address, or would: which schedulers, and how often. */
export const mailedSchedulers = async (sql: Sql, stationId: string, address: string): Promise<MailedScheduler[]> =>
  (await sql<Row>(MAILED, [stationId, address])).map((row) => ({
    schedulerId: row.id,
    hostName: row.host_name,
    stationName: row.station_name,
    consent: row.consent,
    weekly: weeklyCount(row.schedules),
  }))
