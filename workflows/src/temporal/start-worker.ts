import { availableParallelism } from 'node:os'
import type { Database } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { requireEngine } from '@hourcast/server/engine/require-engine'
import type { DataConverter } from '@temporalio/common'
import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker'
import type { Logger } from 'pino'
import type { ActivityHandlers } from '../activities.ts'
import { createFire, type TraitsNeeds } from './fire-schedule.ts'
import { ladderQueueOf, TASK_QUEUE, voiceQueueOf } from './names.ts'
import type { ScheduleActivities } from './run-types.ts'
import { serveActivities } from './serve-activities.ts'

export type WorkerNeeds = TraitsNeeds & {
  db: Database
  clock: Clock
  log: Logger
  activityHandlers: ActivityHandlers
  connection: NativeConnection
  namespace: string
  dataConverter: DataConverter
  workflowBundle: NonNullable<WorkerOptions['workflowBundle']>
  taskQueue?: string
}

export type RunningWorker = {
  /** Settles when it has ended by itself, with the reason. */
  ended: Promise<Error>
  /** Running steps are given back to the server, and go on in another worker or with the next start. */
  stop(): Promise<void>
}

/** Armed releases each hold a place while they wait for their instant: a thousand stations want the top of the hour. */
const ACTIVITIES_AT_ONCE = 2_000
/** A feed that hangs holds the workflow task that reads it for 15 s: it must not keep the others from theirs. */
const TASKS_AT_ONCE = 500
/** Steps hear at once that the worker goes; what has not ended by then is left behind. */
const MAX_END_MS = 10_000

/**
 * Workers for every run and its steps, for what is spoken and for the ladder: these as many at once as there are cores. Any number of
 * processes may have them; none holds the lease for it.
 */
export const startWorker = async (needs: WorkerNeeds): Promise<RunningWorker> => {
  const { connection, namespace, dataConverter, taskQueue = TASK_QUEUE } = needs
  const answers = () =>
    needs.db.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
  const common = { connection, namespace, dataConverter, shutdownGraceTime: 0, shutdownForceTime: MAX_END_MS }
  const activities = { ...serveActivities(guarded(needs), { clock: needs.clock, answers }), fire: createFire(needs) }
  const workers: Worker[] = []
  const running: Promise<void>[] = []
  const stop = async () => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown()
    await Promise.allSettled(running)
  }
  try {
    for (const share of sharesOf(taskQueue, needs.workflowBundle, activities)) {
      const worker = await Worker.create({ ...common, ...share })
      workers.push(worker)
      running.push(worker.run())
    }
  } catch (error) {
    await stop()
    throw error
  }
  const ended = Promise.race(running).then(
    () => new Error('the Temporal worker has stopped'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  return { ended, stop }
}

type Activities = ReturnType<typeof serveActivities> & ScheduleActivities

/** Who takes what from which queue: the runs with their steps, what is spoken, the ladder. */
export const sharesOf = (
  taskQueue: string,
  workflowBundle: NonNullable<WorkerOptions['workflowBundle']>,
  { render, fallBack, ...others }: Activities,
) => {
  const speaking = { maxConcurrentActivityTaskExecutions: availableParallelism() }
  return [
    { ...speaking, taskQueue: voiceQueueOf(taskQueue), activities: { render } },
    { ...speaking, taskQueue: ladderQueueOf(taskQueue), activities: { fallBack } },
    {
      taskQueue,
      workflowBundle,
      activities: others,
      maxConcurrentActivityTaskExecutions: ACTIVITIES_AT_ONCE,
      maxConcurrentLocalActivityExecutions: TASKS_AT_ONCE,
      maxConcurrentWorkflowTaskExecutions: TASKS_AT_ONCE,
    },
  ]
}

/** Nothing is begun while another engine hosts the broadcasts. */
const guarded = ({ db, activityHandlers }: WorkerNeeds): ActivityHandlers => ({
  ...activityHandlers,
  begin: async (input, signal) => {
    await requireEngine(db, 'temporal')
    return activityHandlers.begin(input, signal)
  },
})
