import type { Database } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { enterEngine } from '@hourcast/server/engine/enter-engine'
import { fireDue } from '@hourcast/server/engine/fire-due'
import { reconcile } from '@hourcast/server/engine/reconcile'
import type { TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { ActivityHandlers } from '../activities.ts'
import { type AlarmClock, idOf, startAlarmClock } from '../alarm-clock.ts'
import { coalesce } from '../coalesce.ts'
import { createRunExecutor, type RunExecutor } from './run-executor.ts'

export type EngineNeeds = {
  db: Database
  activityHandlers: ActivityHandlers
  clock: Clock
  log: Logger
  /** Has a scheduler's ident rendered. */
  renderIdent: (schedulerId: string, signal: AbortSignal) => Promise<void>
  /** So many of a kind of step at once. */
  concurrency?: number
}

const RECONCILE_MS = 60_000
/** So many of a kind of step at once. */
const STEPS_AT_ONCE = 32

/**
 * The single-machine engine, on graphile-worker. To be started only by who holds the worker's lease. Stopped, it suspends the runs
 * where they are; they go on with the next start.
 */
export const startEngine = async (needs: EngineNeeds): Promise<AlarmClock> => {
  const { db, clock, log } = needs
  const ending = new AbortController()
  const executor = createRunExecutor({ ...needs, concurrency: needs.concurrency ?? STEPS_AT_ONCE })
  const alarms = await startAlarmClock(db, log, {
    beforehand: async () => {
      await enterEngine(db, { kind: 'embedded' }, clock.now())
      const added = await reconcile(db, clock.now())
      if (added > 0) log.info({ added }, 'alarms restored from the rows')
      // What is due is started while the alarm clock still starts: a worker that dies often has no second to lose.
      executor.startDue().catch((error: Error) => log.warn({ error: error.message }, 'what is due waits for its alarm'))
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
  void alarms.ended.then(() => clearInterval(timer))
  return {
    ended: alarms.ended,
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      // Side by side: runs are suspended also when the alarm clock does not come to its end.
      await Promise.all([alarms.stop(), executor.suspendAll()])
    },
  }
}

const createTasks = ({ db, clock, log, renderIdent }: EngineNeeds, executor: RunExecutor, signal: AbortSignal): TaskList => {
  const fire = coalesce(
    async (refs: readonly string[]) => {
      await fireDue(db, refs, clock.now(), { log })
      return refs
    },
    { isDivisible: true },
  )
  return {
    tick: async (payload) => {
      await fire(idOf(payload))
    },
    // Many wakes of one second are one look.
    wake: () => executor.startDue(),
    ident: async (payload) => renderIdent(idOf(payload), signal),
  }
}
