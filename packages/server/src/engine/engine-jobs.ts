import type { Sql } from '@hourcast/db/open-database'

// The engine takes its jobs from the same PostgreSQL. They are written in the transaction that changes the rows, so that
// a rolled-back change leaves no job, and a committed one cannot be forgotten. When Temporal is the engine, the same jobs are
// due at once, and each of them signals Temporal: something was set, moved or taken back.
// Jobs run by the database's clock, broadcasts air by the worker's: a job waits as long as its caller's clock needs to its instant, however far the two
// are apart.
// The queue stores their names: `tick` looks after a schedule, `wake` after broadcasts, `ident` renders one, `redeliver` delivers once more.

/** Where several are due at one instant, what is closest to the listener goes first. */
const PRIORITY = { wake: 0, tick: 1, ident: 2, redeliver: 2 } as const

/**
 * A worker may die in the middle of a job as often as it likes: no number of tries is the last one (32,767 is the type's largest). An ident
 * that cannot be spoken is given up: when it is needed, it is tried once more. What is delivered again says itself when it is given up.
 */
const MAX_TRIES = { wake: 32_767, tick: 32_767, ident: 25, redeliver: 32_767 } as const

/**
 * One job for each schedule and ident: a later one replaces the earlier. `wake` has no key: one that is being fetched while another
 * transaction sets the same would swallow it, and run before what it should find is committed. For the same reason no job that is due at once
 * has one.
 */
const IS_KEYED = { wake: false, tick: true, ident: true, redeliver: true } as const

export type JobKind = keyof typeof PRIORITY

const IS_SIGNAL = "kind = 'temporal' AND $1 NOT IN ('ident', 'redeliver')"
const ADD = `
  SELECT count(*)::int AS added FROM graphile_worker.add_jobs(ARRAY(
    SELECT ROW($1, json_build_object('id', id), NULL, CASE WHEN ${IS_SIGNAL} THEN now() ELSE clock_timestamp() + (run_at - $8::timestamptz) END, $5,
      CASE WHEN ${IS_SIGNAL} THEN $7 ELSE $6 END || ':' || id, $4, NULL)::graphile_worker.job_spec
    FROM engine, unnest($2::text[], $3::timestamptz[]) AS job (id, run_at) WHERE run_at IS NOT NULL OR ${IS_SIGNAL}))`
const REMOVE = `
  SELECT count(graphile_worker.remove_job($1 || ':' || id))::int AS removed FROM engine, unnest($2::text[]) AS job (id) WHERE NOT (${IS_SIGNAL})`
const SET_WAKE = `
  UPDATE broadcast SET wake_at = sleeper.at FROM unnest($1::text[], $2::timestamptz[]) AS sleeper (id, at) WHERE broadcast.id = sleeper.id
  RETURNING broadcast.id`

type Job = { id: string; at: number | null }

/** A repeated signal has a key: repeats do not pile up while Temporal is away, and one that is swallowed is repeated again. */
type Repeat = { isAgain: boolean }
const FIRST_TIME: Repeat = { isAgain: false }

type Adding = {
  /** What the caller's clock says, by which its instants are meant. */
  now: number
} & Repeat

/** Adds jobs of one kind; keyed ones are moved, or (at null) removed. `at` in epoch milliseconds. */
const addJobs = async (sql: Sql, kind: JobKind, jobs: readonly Job[], { now, isAgain }: Adding): Promise<void> => {
  if (jobs.length === 0) return
  const instants = jobs.map(({ at }) => (at === null ? null : new Date(at)))
  const keys = [IS_KEYED[kind] ? kind : null, isAgain ? `again:${kind}` : null]
  await sql(ADD, [kind, jobs.map(({ id }) => id), instants, PRIORITY[kind], MAX_TRIES[kind], ...keys, new Date(now)])
  const removed = jobs.filter(({ at }) => at === null)
  if (removed.length > 0) await sql(REMOVE, [kind, removed.map(({ id }) => id)])
}

/** When the engine looks after a schedule next; null when nothing is ahead. */
export const enqueueSchedules = (
  sql: Sql,
  wakes: readonly { scheduleId: string; wakeAt: number | null }[],
  now: number,
  repeat: Repeat = FIRST_TIME,
): Promise<void> =>
  addJobs(
    sql,
    'tick',
    wakes.map(({ scheduleId, wakeAt }) => ({ id: scheduleId, at: wakeAt })),
    { now, ...repeat },
  )

/**
 * Begins broadcasts, or goes on with them, at an instant. Their rows say when; one job for each second is enough for the thousands of a
 * transaction that share it.
 */
export const enqueueBroadcasts = async (
  sql: Sql,
  wakes: readonly { broadcastId: string; at: number }[],
  now: number,
  repeat: Repeat = FIRST_TIME,
): Promise<void> => {
  if (wakes.length === 0) return
  await sql(SET_WAKE, [wakes.map(({ broadcastId }) => broadcastId), wakes.map(({ at }) => new Date(at))])
  const seconds = [...new Set(wakes.map(({ at }) => Math.floor(at / 1000)))]
  await addJobs(
    sql,
    'wake',
    seconds.map((second) => ({ id: repeat.isAgain ? 'overdue' : String(second), at: second * 1000 })),
    { now, ...repeat },
  )
}

/** Has the scheduler's ident rendered: the last rung of the ladder must be there before it is needed. */
export const orderIdent = (sql: Sql, schedulerId: string, now: number): Promise<void> =>
  addJobs(sql, 'ident', [{ id: schedulerId, at: now }], { now, ...FIRST_TIME })

/** Has one delivery made once more, at once. */
export const orderRedelivery = (sql: Sql, redeliveryId: string, now: number): Promise<void> =>
  addJobs(sql, 'redeliver', [{ id: redeliveryId, at: now }], { now, ...FIRST_TIME })
