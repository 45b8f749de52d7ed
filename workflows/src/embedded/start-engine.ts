import type { Database } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { fireDue } from '@hourcast/server/engine/fire-due'
import { reconcile } from '@hourcast/server/engine/reconcile'
import { type Runner, Logger as RunnerLogger, run, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { ActivityBodies } from '../activities.ts'
import { coalesce } from '../coalesce.ts'
import { createHands, type Hands } from './hands.ts'

export type EngineNeeds = {
  db: Database
  bodies: ActivityBodies
  clock: Clock
  log: Logger
  /** Has a scheduler's ident rendered. */
  renderIdent: (schedulerId: string, signal: AbortSignal) => Promise<void>
  /** So many of a kind of step at once. */
  concurrency?: number
}

export type RunningEngine = {
  /** Settles when the engine has ended by itself, with the reason: whoever runs it starts it again. */
  ended: Promise<Error>
  /** Runs in hand are put down where they are and go on with the next start. */
  stop(): Promise<void>
}

const RECONCILE_MS = 60_000
const UNLOCK_DEAD = `
  SELECT graphile_worker.force_unlock_workers(workers.ids) FROM (
    SELECT array_agg(DISTINCT locked_by) AS ids FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) AS workers
  WHERE workers.ids IS NOT NULL`

/** So many of a kind of step at once. */
const STEPS_AT_ONCE = 32

/** The alarm clock's settings, as measured: millisecond wake-ups, a handful of queries a second when idle. */
const PRESET = {
  worker: {
    concurrentJobs: 32,
    pollInterval: 200,
    localQueue: { size: 64, ttl: 60_000 },
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  },
}

/**
 * The single-machine engine, on graphile-worker. To be started only by who holds the worker's lease: what a dead worker had locked
 * is freed here.
 */
export const startEngine = async (needs: EngineNeeds): Promise<RunningEngine> => {
  const { db, clock, log } = needs
  const ending = new AbortController()
  const hands = createHands({ ...needs, concurrency: needs.concurrency ?? STEPS_AT_ONCE })
  await db.pool.query(UNLOCK_DEAD)
  const added = await reconcile(db, clock.now())
  if (added > 0) log.info({ added }, 'alarms restored from the rows')
  const runner = await run({
    pgPool: db.pool,
    taskList: createTasks(needs, hands, ending.signal),
    noHandleSignals: true,
    logger: quietLogger(log),
    preset: PRESET,
  })
  const timer = setInterval(() => {
    reconcile(db, clock.now(), hands.inHand()).catch((error: Error) => log.warn({ error: error.message }, 'reconcile failed'))
  }, RECONCILE_MS)
  const ended = endOf(runner)
  void ended.then(() => clearInterval(timer))
  return {
    ended,
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await runner.stop().catch(() => {})
      await runner.promise.catch(() => {})
      await hands.putDown()
    },
  }
}

const endOf = (runner: Runner): Promise<Error> =>
  runner.promise.then(
    () => new Error('the engine has stopped'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )

const createTasks = ({ db, clock, renderIdent }: EngineNeeds, hands: Hands, signal: AbortSignal): TaskList => {
  const fire = coalesce(async (refs: readonly string[]) => {
    await fireDue(db, refs, clock.now())
    return refs
  })
  return {
    tick: async (payload) => {
      await fire(idOf(payload))
    },
    // Many wakes of one second are one look.
    wake: () => hands.takeUpDue(),
    ident: async (payload) => renderIdent(idOf(payload), signal),
  }
}

const idOf = (payload: unknown): string => {
  const { id } = payload as { id?: unknown }
  if (typeof id !== 'string') throw new Error('an alarm without an id')
  return id
}

/** The runner tells of every job; only what went wrong is worth a line. */
const quietLogger = (log: Logger): RunnerLogger =>
  new RunnerLogger(() => (level, message) => {
    if (level === 'error') log.warn({ engine: message }, 'engine')
    else log.trace({ engine: message }, 'engine')
  })
