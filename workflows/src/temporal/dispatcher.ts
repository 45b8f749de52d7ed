import type { Database } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { enterEngine } from '@hourcast/server/engine/enter-engine'
import { planUnplanned } from '@hourcast/server/engine/plan-unplanned'
import { dueBroadcasts, type RunnableBroadcast, readCards } from '@hourcast/server/engine/read-cards'
import { tellOverdue } from '@hourcast/server/engine/tell-anew'
import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client'
import type { TaskList } from 'graphile-worker'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { type AlarmClock, idOf, startAlarmClock } from '../alarm-clock.ts'
import { coalesce } from '../coalesce.ts'
import type { OpenTemporal } from './connect.ts'
import { type TraitsNeeds, traitsOf } from './fire-card.ts'
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
  searchAttributes: SearchAttributes
  taskQueue?: string
}

const CATCH_UP_MS = 15_000
const AT_ONCE = 32
const MAX_STARTED = 500
const STARTED = 'UPDATE broadcast SET wake_at = NULL WHERE id = ANY ($1)'

/**
 * Tells Temporal what has changed in the rows: a run for each schedule that is told to look, a run for each broadcast that was asked for.
 * The messages are jobs on our PostgreSQL, written with the change: while Temporal is away they wait. For who holds the worker's lease.
 */
export const startDispatcher = async (needs: DispatcherNeeds): Promise<AlarmClock> => {
  const { db, log } = needs
  const ending = new AbortController()
  const catchUpOnce = createCatchUp(needs, ending.signal)
  let catchingUp = Promise.resolve()
  const catchUp = () => {
    catchingUp = catchUpOnce().catch((error: Error) => log.warn({ reason: error.message }, 'looking after the runs failed'))
    return catchingUp
  }
  const alarms = await startAlarmClock(db, log, { beforehand: catchUp, tasks: createTasks(needs, ending.signal) })
  const timer = setInterval(catchUp, CATCH_UP_MS)
  void alarms.ended.then(() => clearInterval(timer))
  return {
    ended: alarms.ended,
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await Promise.all([alarms.stop(), catchingUp])
    },
  }
}

/** While Temporal answers: a namespace that is new to us is told everything, the others what is overdue. */
const createCatchUp = ({ db, temporal, searchAttributes, clock, log }: DispatcherNeeds, signal: AbortSignal) => {
  let isAway = false
  const namespaceId = async (): Promise<string | undefined> => {
    try {
      const { namespaceInfo } = await temporal.connection.workflowService.describeNamespace({ namespace: temporal.namespace })
      if (isAway) log.info('Temporal answers again')
      isAway = false
      return namespaceInfo?.id ?? ''
    } catch (error) {
      if (!isAway) log.warn({ reason: (error as Error).message }, 'Temporal does not answer; what it is to be told waits')
      isAway = true
      return undefined
    }
  }
  return async (): Promise<void> => {
    const id = await namespaceId()
    // Whoever takes over may bring another engine.
    if (id === undefined || signal.aborted) return
    await searchAttributes.ensure(id)
    const schedules = await enterEngine(db, { kind: 'temporal', namespaceId: id }, clock.now())
    if (schedules !== null) log.info({ schedules }, 'this Temporal namespace is new here: it is told of every schedule')
    await planUnplanned(db, clock.now())
    await tellOverdue(db, clock.now())
  }
}

const createTasks = (needs: DispatcherNeeds, signal: AbortSignal): TaskList => {
  const { db, temporal, renderIdent, taskQueue = TASK_QUEUE } = needs
  const { workflow } = temporal.client
  const sync: typeof syncSignal.name = 'sync'

  const signalSchedule = async (ref: string): Promise<void> => {
    const card = (await readCards(db, [ref])).get(ref)
    if (card)
      await workflow.signalWithStart<typeof schedule>('schedule', {
        ...scheduleRun(card, traitsOf(needs)),
        taskQueue,
        signal: sync,
      })
    // Taken away: its run looks, finds nothing and ends.
    else await unless(WorkflowNotFoundError, () => workflow.getHandle(scheduleRunId(ref)).signal(sync))
  }

  const startBroadcast = (due: RunnableBroadcast) =>
    unless(WorkflowExecutionAlreadyStartedError, () =>
      workflow.start<typeof broadcast>('broadcast', { ...broadcastRun(due, traitsOf(needs)), taskQueue }),
    )
  const limit = pLimit(AT_ONCE)
  const startDue = coalesce(async (wakes: readonly unknown[]) => {
    for (;;) {
      const due = await dueBroadcasts(db, MAX_STARTED)
      const started = await Promise.allSettled(due.map((each) => limit(() => startBroadcast(each))))
      const ids = due.flatMap(({ broadcastId }, index) => (started[index]?.status === 'fulfilled' ? [broadcastId] : []))
      await db.pool.query(STARTED, [ids])
      // One that is refused keeps no other from its start; it is tried again with the next look.
      for (const each of started) if (each.status === 'rejected') throw each.reason
      if (due.length < MAX_STARTED) return wakes
    }
  })
  return {
    tick: (payload) => signalSchedule(idOf(payload)),
    wake: async (payload) => {
      await startDue(payload)
    },
    ident: (payload) => renderIdent(idOf(payload), signal),
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
