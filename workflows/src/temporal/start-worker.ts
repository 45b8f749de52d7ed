import { availableParallelism } from 'node:os'
import type { Database } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import type { DataConverter } from '@temporalio/common'
import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker'
import type { Logger } from 'pino'
import type { ActivityBodies } from '../activities.ts'
import { createFire } from './fire-card.ts'
import { TASK_QUEUE, voiceQueueOf } from './names.ts'
import type { SearchAttributes } from './search-attributes.ts'
import { serveActivities } from './serve-activities.ts'

export type WorkerNeeds = {
  db: Database
  clock: Clock
  log: Logger
  bodies: ActivityBodies
  connection: NativeConnection
  namespace: string
  dataConverter: DataConverter
  workflowBundle: NonNullable<WorkerOptions['workflowBundle']>
  searchAttributes: Pick<SearchAttributes, 'areKnown'>
  taskQueue?: string
}

export type RunningWorker = {
  /** Settles when it has ended by itself, with the reason. */
  ended: Promise<Error>
  /** Steps in hand are given back to the server, and go on in another worker or with the next start. */
  stop(): Promise<void>
}

/** Armed releases each hold a place while they wait for their instant: a thousand stations want the top of the hour. */
const ACTIVITIES_AT_ONCE = 2_000
const LOCAL_AT_ONCE = 64
/** Steps hear at once that the worker goes; what has not ended by then is left behind. */
const LONGEST_END_MS = 10_000

/**
 * A worker for every run and step, and one for what is spoken: as many at once as there are cores. Any number of processes may have
 * one; none of them holds the lease for it.
 */
export const startWorker = async (needs: WorkerNeeds): Promise<RunningWorker> => {
  const { connection, namespace, dataConverter, taskQueue = TASK_QUEUE } = needs
  const { render, fallBack, ...others } = serveActivities(needs.bodies, needs.clock)
  const common = { connection, namespace, dataConverter, shutdownGraceTime: 0, shutdownForceTime: LONGEST_END_MS }
  const runs = await Worker.create({
    ...common,
    taskQueue,
    workflowBundle: needs.workflowBundle,
    activities: { ...others, fire: createFire(needs) },
    maxConcurrentActivityTaskExecutions: ACTIVITIES_AT_ONCE,
    maxConcurrentLocalActivityExecutions: LOCAL_AT_ONCE,
  })
  const voice = await Worker.create({
    ...common,
    taskQueue: voiceQueueOf(taskQueue),
    activities: { render, fallBack },
    maxConcurrentActivityTaskExecutions: availableParallelism(),
  })
  const running = [runs.run(), voice.run()]
  const ended = Promise.race(running).then(
    () => new Error('the Temporal worker has stopped'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
  return {
    ended,
    stop: async () => {
      for (const worker of [runs, voice]) if (worker.getState() === 'RUNNING') worker.shutdown()
      await Promise.allSettled(running)
    },
  }
}
