import { once } from 'node:events'
import { faultOf } from '@hourcast/server/broadcasts/step-fault'
import type { Clock } from '@hourcast/server/clock'
import { ApplicationFailure, Context } from '@temporalio/activity'
import type { ActivityBodies } from '../activities.ts'
import type { StepName } from '../broadcast/activities-types.ts'
import { RETRY_POLICY } from '../broadcast/retry-policy.ts'
import { createSleeper, type Sleeper } from '../sleeper.ts'

/** Often enough for the 12 s after which a silent worker counts as dead; the SDK holds back what would be too often. */
const BEAT_MS = 3_000

type Body = (input: unknown, signal: AbortSignal) => Promise<unknown>
type Served = (input: { at?: number }) => Promise<unknown>

/** An armed release waits here, with thousands of others and one timer, for its instant. */
const holdUntil = async (sleeper: Sleeper, at: number, gone: AbortSignal): Promise<void> => {
  gone.throwIfAborted()
  await Promise.race([sleeper.until(at), once(gone, 'abort').then(() => gone.throwIfAborted())])
}

const serve =
  (name: StepName, body: Body, sleeper: Sleeper): Served =>
  async (input) => {
    const context = Context.current()
    // Cancelled by the server, or this worker goes.
    const gone = context.cancellationSignal
    const beat = context.info.isLocal ? undefined : setInterval(() => context.heartbeat(), BEAT_MS)
    try {
      if (input.at !== undefined) await holdUntil(sleeper, input.at, gone)
      return await body(input, AbortSignal.any([gone, AbortSignal.timeout(RETRY_POLICY[name].timeoutMs)]))
    } catch (error) {
      // The SDK says in its own words that the step was put down.
      if (gone.aborted) throw gone.reason
      const { code, message, permanent } = faultOf(error)
      throw ApplicationFailure.create({ message, type: code, nonRetryable: permanent })
    } finally {
      clearInterval(beat)
    }
  }

/** The steps of a broadcast as Temporal's activities: faults keep their code, long ones beat, a release holds its instant. */
export const serveActivities = (bodies: ActivityBodies, clock: Clock): Record<StepName, Served> => {
  const sleeper = createSleeper(clock)
  const steps = Object.keys(bodies) as StepName[]
  return Object.fromEntries(steps.map((name) => [name, serve(name, bodies[name] as unknown as Body, sleeper)])) as Record<
    StepName,
    Served
  >
}
