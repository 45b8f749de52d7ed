import type { Database } from '@hourcast/db/open-database'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Clock } from '@hourcast/server/clock'
import { enterEngine } from '@hourcast/server/engine/enter-engine'
import { fireDue } from '@hourcast/server/engine/fire-due'
import { reconcile } from '@hourcast/server/engine/reconcile'
import type { TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { ActivityHandlers } from '../activities.ts'
import { coalesce } from '../coalesce.ts'
import { idIn, type JobRunner, startJobRunner } from '../job-runner.ts'
import { createRunExecutor, type RunExecutor } from './run-executor.ts'

export type EngineNeeds = {
  db: Database
  activityHandlers: ActivityHandlers
  clock: Clock
  log: Logger
  /** Has a scheduler's ident rendered. */
  renderIdent: (schedulerId: string, signal: AbortSignal) => Promise<void>
  /** Makes one delivery once more, by the id of what was asked for. */
  redeliver: (redeliveryId: string, signal: AbortSignal) => Promise<void>
  /** How many of a kind of step run at once. */
  concurrency?: number
}

const RECONCILE_MS = MINUTE_MS
/** How many of a kind of step run at once. */
const STEPS_AT_ONCE = 32

/**
 * The single-machine engine, on graphile-worker. To be started only by who holds the worker's lease. Stopped, it suspends the runs
 * where they are; they go on with the next start.
 */
export const startEngine = async (needs: EngineNeeds): Promise<JobRunner> => {
  const { db, clock, log } = needs
  const ending = new AbortController()
  const executor = createRunExecutor({ ...needs, concurrency: needs.concurrency ?? STEPS_AT_ONCE })
  const jobRunner = await startJobRunner(db, log, {
    beforehand: async () => {
      await enterEngine(db, { kind: 'embedded' }, clock.now())
      const added = await reconcile(db, clock.now())
      if (added > 0) log.info({ added }, 'jobs restored from the rows')
      // What is due is started while the job runner still starts: a worker that dies often has no second to lose.
      executor.startDue().catch((error: Error) => log.warn({ error: error.message }, 'what is due waits for its job'))
    },
    tasks: createTasks(needs, executor, ending.signal),
  }).catch(async (error: unknown) => {
    await executor.suspendAll()
    throw error
  })
  const timer = setInterval(() => {
    reconcile(db, clock.now(), executor.runningIds()).catch((error: Error) =>
      log.warn({ error: error.message }, 'reconcile failed'),
    )
  }, RECONCILE_MS)
  void jobRunner.ended.then(() => clearInterval(timer))
  return {
    ended: jobRunner.ended,
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      // Side by side: runs are suspended also when the job runner does not come to its end.
      await Promise.all([jobRunner.stop(), executor.suspendAll()])
    },
  }
}

const createTasks = (
  { db, clock, log, renderIdent, redeliver }: EngineNeeds,
  executor: RunExecutor,
  signal: AbortSignal,
): TaskList => {
  const fire = coalesce(
    async (refs: readonly string[]) => {
      await fireDue(db, refs, clock.now(), { log })
      return refs
    },
    { isDivisible: true },
  )
  return {
    tick: async (payload) => {
      await fire(idIn(payload))
    },
    // Many jobs of one second are one query.
    wake: () => executor.startDue(),
    ident: async (payload) => renderIdent(idIn(payload), signal),
    redeliver: async (payload) => redeliver(idIn(payload), signal),
  }
}
