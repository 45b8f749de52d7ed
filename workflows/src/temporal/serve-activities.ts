import { setTimeout as wait } from 'node:timers/promises'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { unlessAborted } from '@hourcast/domain/hear-abort'
import { faultOf } from '@hourcast/server/broadcasts/step-fault'
import type { Clock } from '@hourcast/server/clock'
import { withinDeadline } from '@hourcast/server/within-deadline'
import { ApplicationFailure, Context } from '@temporalio/activity'
import type { ActivityHandlers } from '../activities.ts'
import type { StepName } from '../broadcast/activities-types.ts'
import { RETRY_POLICY } from '../broadcast/retry-policy.ts'
import { createStepQueues, queueNameOf, type StepQueues, waitsOutside } from '../step-queues.ts'
import { createTimerQueue, type TimerQueue } from '../timer-queue.ts'
import { tryTogether } from './try-together.ts'

/** Often enough for the 12 s after which a silent worker counts as dead; the SDK holds back what would be too often. */
const BEAT_MS = 3_000

type ServeNeeds = {
  clock: Clock
  /** Whether the database does. */
  answers: () => Promise<boolean>
}
type Handler = (input: unknown, signal: AbortSignal) => Promise<unknown>
type Input = { broadcastId?: string; stationId?: string; kind?: DeliveryKind; at?: number; until?: number }
type Served = (input: Input | { each: readonly Input[] }) => Promise<unknown>

/** An armed release waits here, with thousands of others and one timer, for its instant. */
const holdUntil = async (timers: TimerQueue, at: number, gone: AbortSignal): Promise<void> => {
  gone.throwIfAborted()
  await unlessAborted(timers.until(at), gone)
}

const PROBE_MS = 500

/** A PostgreSQL that is away for a moment uses up no try: the step begins again when it answers, within its time. */
const whileAnswering = async <T>(answers: () => Promise<boolean>, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || (await answers())) throw error
      do await wait(PROBE_MS, undefined, { signal })
      while (!(await answers()))
    }
  }
}

/** One try at the longest, and not beyond the deadline: the server, which has given it up by then, is not heard at once. */
const msFor = (name: StepName, until: number | undefined, clock: Clock): number =>
  Math.max(1, Math.min(RETRY_POLICY[name].timeoutMs, (until ?? Number.POSITIVE_INFINITY) - clock.now()))

/** As many as local activities. One station holds at most its share of these, even if the server has dealt out more. */
const OUTSIDE_AT_ONCE = 500

/**
 * Steps that wait for somebody outside take turns between stations. Steps on our own rows have no line here. Nor have the voices, which
 * the server deals out.
 */
const inTurn = (stepQueues: StepQueues, name: StepName, one: Input, signal: AbortSignal, work: () => Promise<unknown>) => {
  const queue = queueNameOf(name, one.kind)
  const station = one.stationId ?? one.broadcastId
  if (station === undefined || !waitsOutside(queue)) return work()
  return stepQueues(queue, work, { station, until: one.until ?? 0, signal })
}

const tookTooLong = () => Object.assign(new Error('it took too long'), { code: 'timeout' })

const serve =
  (
    name: StepName,
    handler: Handler,
    { clock, answers, timers, stepQueues }: ServeNeeds & { timers: TimerQueue; stepQueues: StepQueues },
  ): Served =>
  async (input) => {
    const context = Context.current()
    // Cancelled by the server, or this worker goes.
    const gone = context.cancellationSignal
    const beat = context.info.isLocal ? undefined : setInterval(() => context.heartbeat(), BEAT_MS)
    const tryOnce = async (one: Input, unheld: AbortSignal): Promise<unknown> => {
      if (one.at !== undefined) await holdUntil(timers, one.at, unheld)
      const ms = msFor(name, one.until, clock)
      let working: Promise<unknown> | undefined
      const work = (signal: AbortSignal) =>
        (working = inTurn(stepQueues, name, one, signal, () => whileAnswering(answers, signal, () => handler(one, signal))))
      try {
        return await withinDeadline(ms, gone, tookTooLong, work)
      } finally {
        // A worker that goes lets what has begun end: a receipt may be on its way into its row.
        if (gone.aborted) await working?.catch(() => {})
      }
    }
    try {
      if (!('each' in input)) return await tryOnce(input, gone)
      const outcomes = await tryTogether(input.each, (one, letGo) => tryOnce(one, AbortSignal.any([gone, letGo])))
      if (outcomes.some(({ went }) => went !== 'well')) gone.throwIfAborted()
      return outcomes
    } catch (error) {
      // The SDK says in its own words that the step was suspended.
      if (gone.aborted) throw gone.reason
      const { code, message, permanent } = faultOf(error)
      throw ApplicationFailure.create({ message, type: code, nonRetryable: permanent })
    } finally {
      clearInterval(beat)
    }
  }

/** The steps of a broadcast as Temporal's activities: faults keep their code, long ones beat, a release holds its instant. */
export const serveActivities = (activityHandlers: ActivityHandlers, needs: ServeNeeds): Record<StepName, Served> => {
  const timers = createTimerQueue(needs.clock)
  const stepQueues = createStepQueues(OUTSIDE_AT_ONCE, needs.clock)
  const steps = Object.keys(activityHandlers) as StepName[]
  return Object.fromEntries(
    steps.map((name) => [name, serve(name, activityHandlers[name] as unknown as Handler, { ...needs, timers, stepQueues })]),
  ) as Record<StepName, Served>
}
