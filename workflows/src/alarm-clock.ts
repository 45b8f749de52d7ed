import { setTimeout as wait } from 'node:timers/promises'
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

/**
 * The alarm clock's settings, as measured. What is set for now rings within milliseconds, by a notification; what was set before rings up
 * to half a second late, and who needs the instant itself has it ring early.
 */
export const ALARM_PRESET = {
  worker: {
    concurrentJobs: 32,
    pollInterval: 500,
    localQueue: { size: 64, ttl: 60_000 },
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  },
}

/**
 * Idents ring apart: a voice that says nothing may hold all of these places, and no alarm waits behind it. As many as a station may save at
 * once, so that all stand in the voice's line, which is taken in turns.
 */
const IDENT_PRESET = { worker: { ...ALARM_PRESET.worker, concurrentJobs: 64, pollInterval: 2_000 } }

/** As long as the running jobs may take. Of batches that have failed the runner loses count (0.17.3), and may wait for one more for ever. */
const GIVE_UP_MS = 5_000

/** To be started only by who holds the worker's lease: frees what a dead worker had locked. Then it rings. */
export const startAlarmClock = async (
  db: Pick<Database, 'pool'>,
  log: Logger,
  { beforehand, tasks, giveUpMs = GIVE_UP_MS }: { beforehand: () => Promise<void>; tasks: TaskList; giveUpMs?: number },
): Promise<AlarmClock> => {
  await db.pool.query(UNLOCK_DEAD)
  await beforehand()
  const { ident, ...alarms } = tasks
  const ringing = [await ring(db, log, alarms, ALARM_PRESET)]
  const stop = async () => {
    await Promise.race([Promise.all(ringing.map((each) => each.stop())), wait(giveUpMs, undefined, { ref: false })])
  }
  try {
    if (ident) ringing.push(await ring(db, log, { ident }, IDENT_PRESET))
  } catch (error) {
    await stop()
    throw error
  }
  return { ended: Promise.race(ringing.map(({ ended }) => ended)), stop }
}

type Ringing = { ended: Promise<Error>; stop(): Promise<unknown> }

const ring = async (
  { pool }: Pick<Database, 'pool'>,
  log: Logger,
  taskList: TaskList,
  preset: typeof ALARM_PRESET,
): Promise<Ringing> => {
  const runner = await run({ pgPool: pool, taskList, noHandleSignals: true, logger: quietLogger(log), preset })
  // From here on it rings no more, whether or not it comes to its end.
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
