import { setMaxListeners } from 'node:events'
import { type Database, inTransaction } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { startBroadcasts } from '@hourcast/server/engine/alarm'
import { fireDue } from '@hourcast/server/engine/fire-due'
import { reconcile } from '@hourcast/server/engine/reconcile'
import { type Runner, Logger as RunnerLogger, run, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { ActivityBodies } from '../activities.ts'
import { runBroadcast } from '../broadcast/run-broadcast.ts'
import { coalesce } from '../coalesce.ts'
import { hostRun } from './host-run.ts'
import { createMemoStore } from './memo.ts'
import { PutDown, Superseded } from './put-down.ts'

export type EngineNeeds = {
  db: Database
  bodies: ActivityBodies
  clock: Clock
  log: Logger
  /** Has a scheduler's ident rendered. */
  renderIdent: (schedulerId: string, signal: AbortSignal) => Promise<void>
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

/** The alarm clock's settings, as measured: millisecond wake-ups, a handful of queries a second when idle. */
const preset = (concurrency: number) => ({
  worker: {
    concurrentJobs: concurrency,
    pollInterval: 200,
    localQueue: { size: Math.max(64, 2 * concurrency), ttl: 60_000 },
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  },
})

/**
 * The single-machine engine, on graphile-worker. To be started only by who holds the worker's lease: what a dead worker had locked
 * is freed here.
 */
export const startEngine = async (needs: EngineNeeds): Promise<RunningEngine> => {
  const { db, clock, log } = needs
  const putDown = new AbortController()
  // Every step in hand listens, and there may be hundreds.
  setMaxListeners(0, putDown.signal)
  await db.pool.query(UNLOCK_DEAD)
  const added = await reconcile(db, clock.now())
  if (added > 0) log.info({ added }, 'alarms restored from the rows')
  const runner = await run({
    pgPool: db.pool,
    taskList: createTasks(needs, putDown.signal),
    noHandleSignals: true,
    logger: quietLogger(log),
    preset: preset(needs.concurrency ?? 32),
  })
  const timer = setInterval(() => {
    reconcile(db, clock.now()).catch((error: Error) => log.warn({ error: error.message }, 'reconcile failed'))
  }, RECONCILE_MS)
  const ended = endOf(runner)
  void ended.then(() => clearInterval(timer))
  return {
    ended,
    stop: async () => {
      clearInterval(timer)
      putDown.abort()
      await runner.stop().catch(() => {})
      await runner.promise.catch(() => {})
    },
  }
}

const endOf = (runner: Runner): Promise<Error> =>
  runner.promise.then(
    () => new Error('the engine has stopped'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )

const createTasks = ({ db, bodies, clock, renderIdent }: EngineNeeds, signal: AbortSignal): TaskList => {
  const memo = createMemoStore(db)
  const fire = coalesce(async (refs: readonly string[]) => {
    await fireDue(db, refs, clock.now())
    return refs
  })
  const resume = coalesce(async (puts: readonly { broadcastId: string; at: number }[]) => {
    await inTransaction(db, async ({ sql }) => {
      for (const { broadcastId, at } of puts) await startBroadcasts(sql, [broadcastId], at)
    })
    return puts
  })
  return {
    tick: async (payload) => {
      await fire(idOf(payload))
    },
    broadcast: async (payload) => {
      const life = await memo.open(idOf(payload))
      if (!life) return
      const host = hostRun(life, { bodies, memo, clock, signal })
      try {
        await runBroadcast(host, life)
      } catch (error) {
        if (error instanceof PutDown)
          await resume({ broadcastId: life.broadcastId, at: Math.min(host.resumeAt(), error.resumeAt) })
        else if (!(error instanceof Superseded)) throw error
      }
    },
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
