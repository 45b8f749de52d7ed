import type { Database } from '@hourcast/db/open-database'
import { Logger as RunnerLogger, run, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'

export type AlarmClock = {
  /** Settles when it has ended by itself, with the reason: whoever runs it starts it again. */
  ended: Promise<Error>
  stop(): Promise<void>
}

const UNLOCK_DEAD = `
  SELECT graphile_worker.force_unlock_workers(workers.ids) FROM (
    SELECT array_agg(DISTINCT locked_by) AS ids FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) AS workers
  WHERE workers.ids IS NOT NULL`

/** The alarm clock's settings, as measured: millisecond wake-ups, a handful of queries a second when idle. */
export const ALARM_PRESET = {
  worker: {
    concurrentJobs: 32,
    pollInterval: 200,
    localQueue: { size: 64, ttl: 60_000 },
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  },
}

/** To be started only by who holds the worker's lease: frees what a dead worker had locked. Then it rings. */
export const startAlarmClock = async (
  db: Pick<Database, 'pool'>,
  log: Logger,
  { beforehand, tasks }: { beforehand: () => Promise<void>; tasks: TaskList },
): Promise<AlarmClock> => {
  await db.pool.query(UNLOCK_DEAD)
  await beforehand()
  const runner = await run({
    pgPool: db.pool,
    taskList: tasks,
    noHandleSignals: true,
    logger: quietLogger(log),
    preset: ALARM_PRESET,
  })
  return {
    ended: runner.promise.then(
      () => new Error('the engine has stopped'),
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    ),
    stop: async () => {
      await runner.stop().catch(() => {})
      await runner.promise.catch(() => {})
    },
  }
}

/** The id that an alarm was set for. */
export const idOf = (payload: unknown): string => {
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
