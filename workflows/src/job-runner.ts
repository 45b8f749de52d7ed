import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@hourcast/db/open-database'
import { Logger as RunnerLogger, run, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'

export type JobRunner = {
  /** Settles when it has ended by itself, with the reason: its caller starts it again. */
  ended: Promise<Error>
  stop(): Promise<void>
}

const UNLOCK_DEAD = `
  SELECT graphile_worker.force_unlock_workers(workers.ids) FROM (
    SELECT array_agg(DISTINCT locked_by) AS ids FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) AS workers
  WHERE workers.ids IS NOT NULL`

/**
 * The job runner's settings, as measured. A job that is due at once runs within milliseconds, by a notification; one that was added before
 * runs up to half a second late: where the instant itself matters, it is due earlier.
 */
export const RUNNER_PRESET = {
  worker: {
    concurrentJobs: 32,
    pollInterval: 500,
    localQueue: { size: 64, ttl: 60_000 },
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  },
}

/**
 * Idents have a runner of their own: a silent voice may hold all of these places, and no other job waits behind it. As many as a station may save at
 * once, so that all stand in the voice's line, which is taken in turns. What is delivered again is in no hurry either, and goes with them.
 */
const PATIENT_PRESET = { worker: { ...RUNNER_PRESET.worker, concurrentJobs: 64, pollInterval: 2_000 } }

/** As long as the running jobs may take. Of batches that have failed the runner loses count (0.17.3), and may wait for one more for ever. */
const GIVE_UP_MS = 5_000

/** Only the holder of the worker's lease starts it: it frees what a dead worker had locked, then runs jobs. */
export const startJobRunner = async (
  db: Pick<Database, 'pool'>,
  log: Logger,
  { beforehand, tasks, giveUpMs = GIVE_UP_MS }: { beforehand: () => Promise<void>; tasks: TaskList; giveUpMs?: number },
): Promise<JobRunner> => {
  await db.pool.query(UNLOCK_DEAD)
  await beforehand()
  const { ident, redeliver, ...urgent } = tasks
  const runners = [await runJobs(db, log, urgent, RUNNER_PRESET)]
  const stop = async () => {
    await Promise.race([Promise.all(runners.map((each) => each.stop())), wait(giveUpMs, undefined, { ref: false })])
  }
  try {
    const patient: TaskList = { ...(ident ? { ident } : {}), ...(redeliver ? { redeliver } : {}) }
    if (Object.keys(patient).length > 0) runners.push(await runJobs(db, log, patient, PATIENT_PRESET))
  } catch (error) {
    await stop()
    throw error
  }
  return { ended: Promise.race(runners.map(({ ended }) => ended)), stop }
}

type Runner = { ended: Promise<Error>; stop(): Promise<unknown> }

const runJobs = async (
  { pool }: Pick<Database, 'pool'>,
  log: Logger,
  taskList: TaskList,
  preset: typeof RUNNER_PRESET,
): Promise<Runner> => {
  const runner = await run({ pgPool: pool, taskList, noHandleSignals: true, logger: quietLogger(log), preset })
  // From here on no job starts, whether or not the runner comes to its end.
  const shutting = new Promise<Error>((resolve) => {
    runner.events.once('pool:gracefulShutdown', ({ message }) => resolve(new Error(message)))
  })
  const stopped = runner.promise.then(
    () => new Error('the engine has stopped'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  return {
    ended: Promise.race([shutting, stopped]),
    stop: () => {
      runner.stop().catch(() => {})
      return stopped
    },
  }
}

/** The id that a job was added for. */
export const idIn = (payload: unknown): string => {
  const { id } = payload as { id?: unknown }
  if (typeof id !== 'string') throw new Error('a job without an id')
  return id
}

/** The runner logs every job; only what went wrong is worth a line. */
const quietLogger = (log: Logger): RunnerLogger =>
  new RunnerLogger(() => (level, message) => {
    if (level === 'error') log.warn({ engine: message }, 'engine')
    else log.trace({ engine: message }, 'engine')
  })
