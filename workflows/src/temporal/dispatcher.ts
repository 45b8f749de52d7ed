import type { Database } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { enqueueOverdue } from '@hourcast/server/engine/enqueue-again'
import { enterEngine } from '@hourcast/server/engine/enter-engine'
import { planUnplanned } from '@hourcast/server/engine/plan-unplanned'
import { dueBroadcasts, type RunnableBroadcast, readSchedules } from '@hourcast/server/engine/read-schedules'
import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client'
import type { TaskList } from 'graphile-worker'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { coalesce } from '../coalesce.ts'
import { idIn, type JobRunner, startJobRunner } from '../job-runner.ts'
import type { OpenTemporal } from './connect.ts'
import { type TraitsNeeds, traitsOf } from './fire-schedule.ts'
import { scheduleRunId, TASK_QUEUE } from './names.ts'
import type { SearchAttributes } from './search-attributes.ts'
import { broadcastRun, scheduleRun } from './start-options.ts'
import type { broadcast, schedule, syncSignal } from './workflows.ts'

export type DispatcherNeeds = TraitsNeeds & {
  db: Database
  temporal: OpenTemporal
  clock: Clock
  log: Logger
  renderIdent: (schedulerId: string, signal: AbortSignal) => Promise<void>
  /** Makes one delivery once more, by the id of what was asked for. */
  redeliver: (redeliveryId: string, signal: AbortSignal) => Promise<void>
  searchAttributes: SearchAttributes
  taskQueue?: string
}

const CATCH_UP_MS = 15_000
const AT_ONCE = 32
const MAX_STARTED = 500
const STARTED = 'UPDATE broadcast SET wake_at = NULL WHERE id = ANY ($1)'

/**
 * Signals to Temporal what has changed in the rows: the run of each changed schedule, a new run for each broadcast that was asked for.
 * The signals are jobs on our PostgreSQL, written with the change: while Temporal is away they wait. Only the holder of the worker's lease runs it.
 */
export const startDispatcher = async (needs: DispatcherNeeds): Promise<JobRunner> => {
  const { db, log } = needs
  const ending = new AbortController()
  const catchUpOnce = createCatchUp(needs, ending.signal)
  let catchingUp = Promise.resolve()
  const catchUp = () => {
    catchingUp = catchUpOnce().catch((error: Error) => log.warn({ reason: error.message }, 'catching up with Temporal failed'))
    return catchingUp
  }
  const jobRunner = await startJobRunner(db, log, { beforehand: catchUp, tasks: createTasks(needs, ending.signal) })
  const timer = setInterval(catchUp, CATCH_UP_MS)
  void jobRunner.ended.then(() => clearInterval(timer))
  return {
    ended: jobRunner.ended,
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await Promise.all([jobRunner.stop(), catchingUp])
    },
  }
}

/** While Temporal answers: a new namespace gets jobs for everything, the others for what is overdue. */
const createCatchUp = ({ db, temporal, searchAttributes, clock, log }: DispatcherNeeds, signal: AbortSignal) => {
  let isAway = false
  const namespaceId = async (): Promise<string | undefined> => {
    try {
      const { namespaceInfo } = await temporal.connection.workflowService.describeNamespace({ namespace: temporal.namespace })
      if (isAway) log.info('Temporal answers again')
      isAway = false
      return namespaceInfo?.id ?? ''
    } catch (error) {
      if (!isAway) log.warn({ reason: (error as Error).message }, 'Temporal does not answer; signals wait')
      isAway = true
      return undefined
    }
  }
  return async (): Promise<void> => {
    const id = await namespaceId()
    // The next leader may bring another engine.
    if (id === undefined || signal.aborted) return
    await searchAttributes.ensure(id)
    const schedules = await enterEngine(db, { kind: 'temporal', namespaceId: id }, clock.now())
    if (schedules !== null) log.info({ schedules }, 'this Temporal namespace is new here: every schedule is signalled')
    await planUnplanned(db, clock.now())
    await enqueueOverdue(db, clock.now())
  }
}

const createTasks = (needs: DispatcherNeeds, signal: AbortSignal): TaskList => {
  const { db, temporal, renderIdent, redeliver, taskQueue = TASK_QUEUE } = needs
  const { workflow } = temporal.client
  const sync: typeof syncSignal.name = 'sync'

  const signalSchedule = async (scheduleId: string): Promise<void> => {
    const fired = (await readSchedules(db, [scheduleId])).get(scheduleId)
    if (fired)
      await workflow.signalWithStart<typeof schedule>('schedule', {
        ...scheduleRun(fired, traitsOf(needs)),
        taskQueue,
        signal: sync,
      })
    // Removed: its run reads the rows, finds nothing and ends.
    else await unless(WorkflowNotFoundError, () => workflow.getHandle(scheduleRunId(scheduleId)).signal(sync))
  }

  const startBroadcast = (due: RunnableBroadcast) =>
    unless(WorkflowExecutionAlreadyStartedError, () =>
      workflow.start<typeof broadcast>('broadcast', { ...broadcastRun(due, traitsOf(needs)), taskQueue }),
    )
  const limit = pLimit(AT_ONCE)
  const startDue = coalesce(async (jobs: readonly unknown[]) => {
    for (;;) {
      const due = await dueBroadcasts(db, MAX_STARTED)
      const started = await Promise.allSettled(due.map((each) => limit(() => startBroadcast(each))))
      const ids = due.flatMap(({ broadcastId }, index) => (started[index]?.status === 'fulfilled' ? [broadcastId] : []))
      await db.pool.query(STARTED, [ids])
      // One that is refused keeps no other from its start; the next round tries it again.
      for (const each of started) if (each.status === 'rejected') throw each.reason
      if (due.length < MAX_STARTED) return jobs
    }
  })
  return {
    tick: (payload) => signalSchedule(idIn(payload)),
    wake: async (payload) => {
      await startDue(payload)
    },
    ident: (payload) => renderIdent(idIn(payload), signal),
    redeliver: (payload) => redeliver(idIn(payload), signal),
  }
}

/** What is so already needs no doing. */
const unless = async (known: new (...args: never[]) => Error, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof known)) throw error
  }
}
