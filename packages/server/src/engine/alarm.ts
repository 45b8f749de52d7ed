import type { Sql } from '@hourcast/db/open-database'

// The engine is an alarm clock on the same PostgreSQL. It is told inside the transaction that changes the rows, so that
// what is rolled back was never told, and what is committed cannot be forgotten. When Temporal is the engine, the same jobs are
// due at once, and what they do is to tell it: what is set, moved or taken back.

/** Where several are due at one instant, what is closest to the listener goes first. */
const PRIORITY = { wake: 0, tick: 1, ident: 2 } as const

/**
 * A worker may die in the middle of a job as often as it likes: no number of tries is the last one (32,767 is the type's largest). An ident
 * that cannot be spoken is given up: when it is needed, it is tried once more.
 */
const MOST_TRIES = { wake: 32_767, tick: 32_767, ident: 25 } as const

/**
 * One alarm for each card and ident: a later one takes the place of the earlier. Wakes have no key: one that is being fetched while another
 * transaction sets the same would swallow it, and look before what it was to find is committed. For the same reason nothing that is told at once
 * has one.
 */
const IS_KEYED = { wake: false, tick: true, ident: true } as const

export type AlarmKind = keyof typeof PRIORITY

const IS_TOLD = "kind = 'temporal' AND $1 <> 'ident'"
const ADD = `
  SELECT count(*)::int AS added FROM graphile_worker.add_jobs(ARRAY(
    SELECT ROW($1, json_build_object('id', id), NULL, CASE WHEN ${IS_TOLD} THEN now() ELSE run_at END, $5,
      CASE WHEN ${IS_TOLD} THEN $7 ELSE $6 END || ':' || id, $4, NULL)::graphile_worker.job_spec
    FROM engine, unnest($2::text[], $3::timestamptz[]) AS alarm (id, run_at) WHERE run_at IS NOT NULL OR ${IS_TOLD}))`
const REMOVE = `
  SELECT count(graphile_worker.remove_job($1 || ':' || id))::int AS removed FROM engine, unnest($2::text[]) AS alarm (id) WHERE NOT (${IS_TOLD})`
const SLEEP = `
  UPDATE broadcast SET wake_at = sleeper.at FROM unnest($1::text[], $2::timestamptz[]) AS sleeper (id, at) WHERE broadcast.id = sleeper.id
  RETURNING broadcast.id`

type Alarm = { id: string; at: number | null }

/** What is told once more has a key: it does not pile up while it cannot be told, and if it is swallowed it is told once more still. */
type Telling = { isAgain: boolean }
const NEWS: Telling = { isAgain: false }

/** Sets alarms of one kind; keyed ones are moved, or (at null) taken back. `at` in epoch milliseconds. */
const setAlarms = async (sql: Sql, kind: AlarmKind, alarms: readonly Alarm[], { isAgain }: Telling = NEWS): Promise<void> => {
  if (alarms.length === 0) return
  const instants = alarms.map(({ at }) => (at === null ? null : new Date(at)))
  const keys = [IS_KEYED[kind] ? kind : null, isAgain ? `again:${kind}` : null]
  await sql(ADD, [kind, alarms.map(({ id }) => id), instants, PRIORITY[kind], MOST_TRIES[kind], ...keys])
  const removed = alarms.filter(({ at }) => at === null)
  if (removed.length > 0) await sql(REMOVE, [kind, removed.map(({ id }) => id)])
}

/** When a schedule is to be looked at next; null when it has nothing ahead. */
export const wakeSchedules = (
  sql: Sql,
  wakes: readonly { ref: string; wakeAt: number | null }[],
  telling: Telling = NEWS,
): Promise<void> =>
  setAlarms(
    sql,
    'tick',
    wakes.map(({ ref, wakeAt }) => ({ id: ref, at: wakeAt })),
    telling,
  )

/**
 * Has broadcasts begun, or gone on with, at an instant. Their rows say when; one alarm for each second is enough for the thousands of a
 * transaction that share it.
 */
export const wakeBroadcasts = async (
  sql: Sql,
  wakes: readonly { broadcastId: string; at: number }[],
  telling: Telling = NEWS,
): Promise<void> => {
  if (wakes.length === 0) return
  await sql(SLEEP, [wakes.map(({ broadcastId }) => broadcastId), wakes.map(({ at }) => new Date(at))])
  const seconds = [...new Set(wakes.map(({ at }) => Math.floor(at / 1000)))]
  await setAlarms(
    sql,
    'wake',
    seconds.map((second) => ({ id: telling.isAgain ? 'overdue' : String(second), at: second * 1000 })),
    telling,
  )
}

/** Has the scheduler's ident rendered: the last rung of the ladder must be there before it is needed. */
export const renderIdent = (sql: Sql, schedulerId: string, at: number): Promise<void> =>
  setAlarms(sql, 'ident', [{ id: schedulerId, at }])
