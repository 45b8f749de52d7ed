import { type Database, inSqlTransaction } from '@hourcast/db/open-database'
import { SECOND_MS } from '@hourcast/domain/time-units'
import type { Clock } from '@hourcast/server/clock'
import { enqueueBroadcasts } from '@hourcast/server/engine/engine-jobs'
import { meterStepQueues } from '@hourcast/server/telemetry/voice-queue'
import type { Logger } from 'pino'
import type { ActivityHandlers } from '../activities.ts'
import { runBroadcast } from '../broadcast/run-broadcast.ts'
import { coalesce } from '../coalesce.ts'
import { createStepQueues, isSpeaking } from '../step-queues.ts'
import { createTimerQueue } from '../timer-queue.ts'
import { createEmbeddedContext, type EmbeddedContextNeeds } from './embedded-context.ts'
import { createEnding } from './ending.ts'
import { createJournal } from './journal.ts'
import { Superseded, Suspended } from './suspended.ts'

export type RunExecutor = {
  /** Starts every broadcast that is due and not running yet. */
  startDue(): Promise<void>
  /** The broadcasts that run here, including those that wait for air. */
  runningIds(): string[]
  /** Suspends every run where it is, to go on with the next start; resolves when nothing works any more. */
  suspendAll(): Promise<void>
}

export type RunExecutorNeeds = {
  db: Database
  activityHandlers: ActivityHandlers
  clock: Clock
  log: Logger
  concurrency: number
}

const DUE = `
  SELECT id FROM broadcast WHERE state IN ('planned', 'preparing', 'staged') AND wake_at <= $1 ORDER BY air_at`
/** After what no step should throw. */
const AGAIN_MS = 5_000

/** The runs of this process. Once started they stay in memory until they end or are suspended. */
export const createRunExecutor = ({ db, activityHandlers, clock, log, concurrency }: RunExecutorNeeds): RunExecutor => {
  const running = new Map<string, Promise<void>>()
  const ending = createEnding()
  const timers = createTimerQueue(clock)
  const journal = createJournal(db)
  const needs: EmbeddedContextNeeds = {
    activityHandlers,
    journal,
    clock,
    ending,
    timers,
    stepQueues: meterStepQueues(createStepQueues(concurrency, clock), isSpeaking),
  }
  const sleep = coalesce(async (jobs: readonly { broadcastId: string; at: number }[]) => {
    await inSqlTransaction(db, ({ sql }) => enqueueBroadcasts(sql, jobs, clock.now()))
    return jobs
  })

  const run = async (broadcastId: string): Promise<void> => {
    const attempt = await journal.open(broadcastId)
    if (!attempt) return
    const context = createEmbeddedContext(attempt, needs)
    try {
      await runBroadcast(context, attempt)
    } catch (error) {
      if (error instanceof Superseded) return
      if (error instanceof Suspended) await sleep({ broadcastId, at: Math.min(context.resumeAt(), error.resumeAt) })
      else {
        log.error({ broadcastId, reason: (error as Error).message }, 'a run failed; it is taken up again')
        await sleep({ broadcastId, at: clock.now() + AGAIN_MS })
      }
    }
  }

  const start = (broadcastId: string): void => {
    if (running.has(broadcastId) || ending.isEnding()) return
    const ended = run(broadcastId)
      // The database is away: the next start, or the next look at the rows, finds it.
      .catch((error: Error) => log.warn({ broadcastId, reason: error.message }, 'a run was dropped'))
      .finally(() => running.delete(broadcastId))
    running.set(broadcastId, ended)
  }

  // Jobs that arrive during a query share one more query: each finds all that is due, thousands at the top of the hour.
  const startAllDue = coalesce(async (jobs: readonly undefined[]) => {
    // A job stands for a whole second: what is due in the rest of it is started with the others.
    const { rows } = await db.pool.query<{ id: string }>(DUE, [new Date(clock.now() + SECOND_MS)])
    for (const { id } of rows) start(id)
    return jobs
  })

  return {
    startDue: () => startAllDue(undefined),
    runningIds: () => [...running.keys()],
    suspendAll: async () => {
      ending.end()
      timers.rejectAll(new Suspended(clock.now()))
      await Promise.allSettled(running.values())
    },
  }
}
