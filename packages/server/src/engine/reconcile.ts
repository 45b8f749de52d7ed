import { type Database, inSqlTransaction } from '@hourcast/db/open-database'
import { enqueueBroadcasts, enqueueSchedules } from './engine-jobs.ts'
import { planUnplanned } from './plan-unplanned.ts'

const AT_ONCE = 1000

// Set against set: one pass over each, also with 100,000 of them. A job that was put off (a worker's deaths count as tries, and the
// pause after a try grows to hours) is as good as lost. So is one that was put into a dead worker's hand just after its locks were freed.
// When a job runs, by the worker's clock; the database's may differ.
const RUNS_AT = '(jobs.run_at + ($1::timestamptz - clock_timestamp()))'
const IS_ALIVE = `attempts < max_attempts AND ${RUNS_AT} <= greatest(%, $1::timestamptz) + interval '30 seconds'
      AND (jobs.locked_at IS NULL OR jobs.locked_at > now() - interval '1 minute')`
const LOST_TICKS = `
  SELECT ref AS id, next_wake_at FROM schedule WHERE next_wake_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM graphile_worker.jobs WHERE key = 'tick:' || ref AND ${IS_ALIVE.replace('%', 'next_wake_at')}) LIMIT ${AT_ONCE}`
// The next job starts all that are due, also one whose second the comparison of two clocks has moved by a little.
const LOST_BROADCASTS = `
  SELECT id FROM broadcast WHERE state IN ('planned', 'preparing', 'staged') AND id <> ALL ($2) AND NOT EXISTS (
    SELECT FROM graphile_worker.jobs WHERE task_identifier = 'wake' AND ${RUNS_AT} >= date_trunc('second', wake_at) - interval '500 milliseconds'
      AND ${IS_ALIVE.replace('%', 'wake_at')}) LIMIT ${AT_ONCE}`
// A job that was replaced while it ran stays behind without a key when its worker dies.
const BURY_DEAD = `
  SELECT count(*)::int AS buried FROM graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs WHERE key IS NULL AND attempts >= max_attempts AND locked_at IS NULL))`

/**
 * The rows are the truth, jobs can be lost: adds what is missing, in portions. Run at start and each minute; broadcasts in
 * `runningIds` need no job, they run. Returns how many jobs were added.
 */
export const reconcile = async (db: Pick<Database, 'pool'>, now: number, runningIds: readonly string[] = []): Promise<number> => {
  let added = 0
  for (;;) {
    const portion = await inSqlTransaction(db, async ({ sql }) => {
      const ticks = await sql<{ id: string; next_wake_at: Date }>(LOST_TICKS, [new Date(now)])
      await enqueueSchedules(
        sql,
        ticks.map(({ id, next_wake_at }) => ({ scheduleId: id, wakeAt: next_wake_at.getTime() })),
        now,
      )
      const broadcasts = await sql<{ id: string }>(LOST_BROADCASTS, [new Date(now), runningIds])
      await enqueueBroadcasts(
        sql,
        broadcasts.map(({ id }) => ({ broadcastId: id, at: now })),
        now,
      )
      return Math.max(ticks.length, broadcasts.length)
    })
    added += portion
    if (portion < AT_ONCE) break
  }
  await planUnplanned(db, now)
  await db.pool.query(BURY_DEAD)
  return added
}
