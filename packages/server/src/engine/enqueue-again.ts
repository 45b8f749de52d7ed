import { type Database, inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import { enqueueBroadcasts, enqueueSchedules } from './engine-jobs.ts'

const AT_ONCE = 1000

const EVERY_SCHEDULE = `
  SELECT ref AS id FROM schedule JOIN scheduler ON scheduler.id = schedule.scheduler_id
  WHERE scheduler.deleted_at IS NULL ORDER BY next_wake_at, ref`
const EVERY_OPEN = "SELECT id FROM broadcast WHERE state IN ('planned', 'preparing', 'staged')"
const OVERDUE_SCHEDULES = `
  SELECT ref AS id FROM schedule JOIN scheduler ON scheduler.id = schedule.scheduler_id
  WHERE scheduler.deleted_at IS NULL AND next_wake_at < $1::timestamptz - interval '15 seconds' LIMIT ${AT_ONCE}`
const OVERDUE_BROADCASTS = `
  SELECT id FROM broadcast WHERE (state = 'planned' AND begun_at IS NULL AND created_at < $1::timestamptz - interval '30 seconds')
    OR (state IN ('planned', 'preparing', 'staged') AND air_at < $1::timestamptz - interval '1 minute') LIMIT ${AT_ONCE}`
// Jobs that failed while Temporal was away wait longer after each try: now they can run.
const PUT_OFF = `
  SELECT count(*)::int AS hurried FROM graphile_worker.reschedule_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs WHERE attempts > 0 AND run_at > now() AND locked_at IS NULL AND task_identifier IN ('tick', 'wake')),
    run_at => now())`

const idsOf = (rows: readonly { id: string }[], at: number) => rows.map(({ id }) => ({ broadcastId: id, at }))

const wakesOf = (rows: readonly { id: string }[], wakeAt: number) => rows.map(({ id }) => ({ scheduleId: id, wakeAt }))

/** Jobs for an engine that knows nothing yet: every open broadcast and every schedule, also paused ones; the next first. */
export const enqueueEverything = async (sql: Sql, now: number): Promise<number> => {
  await enqueueBroadcasts(sql, idsOf(await sql<{ id: string }>(EVERY_OPEN), now), now)
  const wakes = wakesOf(await sql<{ id: string }>(EVERY_SCHEDULE), now)
  for (let reported = 0; reported < wakes.length; reported += AT_ONCE)
    await enqueueSchedules(sql, wakes.slice(reported, reported + AT_ONCE), now)
  return wakes.length
}

/** The rows are the truth: what should have happened by now and has not gets another job. Called while the engine answers. */
export const enqueueOverdue = (db: Pick<Database, 'pool'>, now: number): Promise<number> =>
  inSqlTransaction(db, async ({ sql }) => {
    await sql(PUT_OFF)
    const schedules = await sql<{ id: string }>(OVERDUE_SCHEDULES, [new Date(now)])
    await enqueueSchedules(sql, wakesOf(schedules, now), now, { isAgain: true })
    const broadcasts = await sql<{ id: string }>(OVERDUE_BROADCASTS, [new Date(now)])
    await enqueueBroadcasts(sql, idsOf(broadcasts, now), now, { isAgain: true })
    return schedules.length + broadcasts.length
  })
