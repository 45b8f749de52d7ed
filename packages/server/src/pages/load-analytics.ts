import type { Services } from '../services.ts'

/** Whole weeks that are shown, the current one the last. */
export const WEEKS_SHOWN = 8

// A week begins on Monday, by the station's clock. What was merged into another slot or paused is as its owner wanted it. What fell back
// and was late besides has fallen back, so that each broadcast counts once.
const WEEKS = `
  SELECT scheduler.id AS "schedulerId", to_char(week.begins, 'YYYY-MM-DD') AS week,
    count(*) FILTER (WHERE state = 'delivered' AND rung = 'fresh' AND NOT late)::integer AS "onTime",
    count(*) FILTER (WHERE state = 'delivered' AND rung = 'fresh' AND late)::integer AS late,
    count(*) FILTER (WHERE state = 'delivered' AND rung <> 'fresh')::integer AS "fellBack",
    count(*) FILTER (WHERE state = 'failed')::integer AS failed, count(*) FILTER (WHERE state = 'missed')::integer AS missed,
    coalesce(sum(duration_ms) FILTER (WHERE state = 'delivered'), 0)::float8 AS "airedMs"
  FROM scheduler JOIN history ON history.scheduler_id = scheduler.id
    CROSS JOIN LATERAL (SELECT date_trunc('week', air_at AT TIME ZONE $2) AS begins) AS week
  WHERE station_id = $1 AND deleted_at IS NULL AND ($5::text IS NULL OR scheduler.id = $5) AND air_at >= $3 AND air_at <= $4
    AND (state IN ('delivered', 'failed') OR (state = 'missed' AND failed_code IS DISTINCT FROM 'merged' AND failed_code IS DISTINCT FROM 'paused'))
  GROUP BY scheduler.id, week.begins ORDER BY week.begins, scheduler.created_at, scheduler.id`

// An hour of UTC is shown at the hour of the station's clock at which it began. The clock is asked once for each hour and not for each row, and
// both figures come from one reading of the rows: measured.
const PICK_UPS = `
  WITH clock AS MATERIALIZED (
    SELECT hour, extract(hour FROM wall)::integer AS of_day, to_char(date_trunc('week', wall), 'YYYY-MM-DD') AS week
    FROM generate_series(date_trunc('hour', $3::timestamptz, 'UTC'), $4::timestamptz, interval '1 hour') AS hour, LATERAL (SELECT hour AT TIME ZONE $2 AS wall) AS shown)
  SELECT of_day AS hour, scheduler.id AS "schedulerId", week, family, sum(pick_ups)::integer AS "pickUps", sum(clients)::integer AS clients
  FROM scheduler JOIN analytics_hour ON scheduler_id = scheduler.id JOIN clock USING (hour)
  WHERE station_id = $1 AND deleted_at IS NULL AND ($5::text IS NULL OR scheduler.id = $5) AND analytics_hour.hour >= $3 AND analytics_hour.hour <= $4
  GROUP BY GROUPING SETS ((of_day, family), (week, scheduler.created_at, scheduler.id, family))
  ORDER BY of_day, week, scheduler.created_at, scheduler.id, family`
const BEGINS = `
  SELECT (date_trunc('week', $1::timestamptz AT TIME ZONE $2) - $3::integer * interval '7 days') AT TIME ZONE $2 AS at`
const STATION = 'SELECT name, time_zone AS "timeZone" FROM station WHERE id = $1'
const HOSTS =
  'SELECT id AS "schedulerId", host_name AS "hostName" FROM scheduler WHERE station_id = $1 AND deleted_at IS NULL ORDER BY created_at, id'

/** Broadcasts of one host in one week by what became of them, each in one column, and how long those that aired were. */
export type WeekRow = {
  schedulerId: string
  /** Its Monday, 2026-11-23. */
  week: string
  onTime: number
  late: number
  fellBack: number
  failed: number
  missed: number
  airedMs: number
}
/** Over all links, by the hour of the station's day (0 to 23). */
export type PickUpHourRow = { hour: number; family: string; pickUps: number }
/** `clients` are those of each day, added up: nobody is followed from one day to the next. */
export type LinkWeekRow = { schedulerId: string; week: string; family: string; pickUps: number; clients: number }

export type Analytics = {
  timeZone: string
  hosts: { schedulerId: string; hostName: string }[]
  weeks: WeekRow[]
  hours: PickUpHourRow[]
  links: LinkWeekRow[]
}

/** Of an hour of the day over all links, or of one link in one week. */
type PickUpRow = { family: string; pickUps: number; clients: number } & (
  | { hour: number; schedulerId: null; week: null }
  | { hour: null; schedulerId: string; week: string }
)

const pickUpsOf = (rows: readonly PickUpRow[]): Pick<Analytics, 'hours' | 'links'> => ({
  hours: rows.flatMap(({ hour, family, pickUps }) => (hour === null ? [] : [{ hour, family, pickUps }])),
  links: rows.flatMap(({ hour, schedulerId, week, family, pickUps, clients }) =>
    hour === null ? [{ schedulerId, week, family, pickUps, clients }] : [],
  ),
})

/** How the last weeks went, and who took the audio from the links: of one host, or of all. Every figure is counted from history and pick-ups. */
export const loadAnalytics = async (
  { db: { pool } }: Pick<Services, 'db'>,
  { stationId, schedulerId = null, now }: { stationId: string; schedulerId?: string | null; now: number },
): Promise<Analytics> => {
  const [station] = (await pool.query<{ timeZone: string }>(STATION, [stationId])).rows
  if (!station) throw new Error(`no station ${stationId}`)
  const { timeZone } = station
  const [begins] = (await pool.query<{ at: Date }>(BEGINS, [new Date(now), timeZone, WEEKS_SHOWN - 1])).rows
  const values = [stationId, timeZone, begins?.at, new Date(now), schedulerId]
  const [hosts, weeks, pickUps] = await Promise.all([
    pool.query<Analytics['hosts'][number]>(HOSTS, [stationId]),
    pool.query<WeekRow>(WEEKS, values),
    pool.query<PickUpRow>(PICK_UPS, values),
  ])
  return { timeZone, hosts: hosts.rows, weeks: weeks.rows, ...pickUpsOf(pickUps.rows) }
}
