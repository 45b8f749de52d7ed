import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { faultOf } from '@hourcast/server/broadcasts/step-fault'
import type { Clock } from '@hourcast/server/clock'
import type { ActivityHandlers } from '../activities.ts'
import { type Activities, type Begun, type Fault, StepFailed, type StepName } from '../broadcast/activities-types.ts'
import { pauseAfter, RETRY_POLICY } from '../broadcast/retry-policy.ts'
import type { WorkflowContext } from '../broadcast/workflow-context.ts'
import { queueNameOf, type StepQueues } from '../step-queues.ts'
import type { TimerQueue } from '../timer-queue.ts'
import { createCutOff } from './cut-off.ts'
import type { Ending } from './ending.ts'
import type { Journal, RunAttempt } from './journal.ts'
import { Superseded, Suspended } from './suspended.ts'

/** Shorter waits are held in memory, with nothing left to do at their end but the next step; for longer ones the run is suspended. */
const IN_MEMORY_MS = 15 * MINUTE_MS
/** A suspended run is started again so long before its instant: jobs run a little late, and the rest is waited for in memory. */
const AHEAD_MS = 5_000

/** A pause of this length may be cut short by a death: the tries before it are noted. */
const RECORDED_PAUSE_MS = 1_500

export type EmbeddedContextNeeds = {
  activityHandlers: ActivityHandlers
  journal: Journal
  clock: Clock
  ending: Ending
  timers: TimerQueue
  stepQueues: StepQueues
}

export type EmbeddedContext = WorkflowContext & {
  /** When the run wants to go on, after it was suspended: the earliest of what its parallel branches asked for. */
  resumeAt(): number
}

type StepInput = {
  broadcastId: string
  stationId?: string
  deliveryId?: string
  kind?: DeliveryKind
  until?: number
  again?: true
}

/**
 * What ends the row itself leaves nothing to remember, and done again it changes nothing. A slot that was taken back before it began may be
 * planned again by the next edit: then it is asked again whether it is to begin.
 */
const isRecorded = (name: StepName, result: unknown): boolean =>
  name !== 'finish' && !(name === 'begin' && (result as Begun).go === false)

/**
 * For the step that ends the row, to which thousands come at one instant: statements of ours, done for hundreds at once. They have time-outs of
 * their own, and need neither a line nor a timer nor somebody who cuts them off.
 */
const NEVER = new AbortController().signal

const outOfTime = () => Object.assign(new Error('there was no time left'), { code: 'deadline', permanent: true })
const tookTooLong = (ms: number) =>
  Object.assign(new Error(`it took longer than ${Math.round(ms / 1000)} s`), { code: 'timeout' })

/** One attempt at a run in this process: steps are done once and recorded, failed ones tried again by the one table of policies. */
export const createEmbeddedContext = (
  attempt: RunAttempt,
  { activityHandlers, journal, clock, ending, timers, stepQueues }: EmbeddedContextNeeds,
): EmbeddedContext => {
  let resumeAt = Number.POSITIVE_INFINITY

  const suspendAt = (at: number): Suspended => {
    resumeAt = Math.min(resumeAt, at)
    return new Suspended(at)
  }

  const pause = async (ms: number): Promise<void> => {
    if (ending.isEnding()) throw suspendAt(clock.now())
    let unlisten = () => {}
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      unlisten = ending.listen(() => {
        clearTimeout(timer)
        reject(suspendAt(clock.now()))
      })
    }).finally(() => unlisten())
  }

  /** A record that cannot be written because the database is away is written when it is back: the step is done, and must not be done again. */
  const recordStep = async (...[step, record]: [string, Parameters<Journal['recordStep']>[2]]): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await journal.recordStep(attempt, step, record)
      } catch (error) {
        if (error instanceof Superseded || ending.isEnding() || tries >= 60) throw error
        await pause(Math.min(1_000, 50 * 2 ** tries))
      }
    }
  }

  const tryOnce = async (name: StepName, input: StepInput): Promise<unknown> => {
    const handler = activityHandlers[name] as (input: unknown, signal: AbortSignal) => Promise<unknown>
    const left = () => (input.until === undefined ? Number.POSITIVE_INFINITY : input.until - clock.now())
    if (left() <= 0) throw outOfTime()
    if (ending.isEnding()) throw suspendAt(clock.now())
    if (name === 'finish') return handler(input, NEVER)
    const cutOff = createCutOff()
    const unlisten = ending.listen(() => cutOff.now(suspendAt(clock.now())))
    // Waiting in line counts against the deadline, not against the step's own time.
    cutOff.after(left(), outOfTime)
    const turn = () => {
      cutOff.signal.throwIfAborted()
      cutOff.after(Math.min(RETRY_POLICY[name].timeoutMs, left()), tookTooLong)
      return handler(input, cutOff.signal)
    }
    const work = stepQueues(queueNameOf(name, input.kind), turn, {
      // A run that began before its steps named their station stands in line for itself.
      station: input.stationId ?? input.broadcastId,
      until: input.until ?? 0,
      hasBegun: name === 'render' && attempt.wasSpeaking,
      signal: cutOff.signal,
    })
    try {
      return await Promise.race([work, cutOff.ended])
    } catch (error) {
      // A body that heard the signal first says so in its own words.
      throw cutOff.signal.aborted ? cutOff.signal.reason : error
    } finally {
      cutOff.close()
      unlisten()
    }
  }

  const runStep = async (name: StepName, input: StepInput): Promise<unknown> => {
    const step = [name, ...(input.deliveryId === undefined ? [] : [input.deliveryId]), ...(input.again ? ['again'] : [])].join(
      ':',
    )
    const recorded = attempt.memo[step]
    if (recorded && 'result' in recorded) return recorded.result
    if (recorded && 'fault' in recorded) throw new StepFailed(recorded.fault)
    const policy = RETRY_POLICY[name]
    for (let tries = (recorded?.tries ?? 0) + 1; ; tries += 1) {
      try {
        const result = await tryOnce(name, input)
        if (isRecorded(name, result)) await recordStep(step, { result })
        return result
      } catch (error) {
        if (error instanceof Suspended || error instanceof Superseded) throw error
        const { code, message, permanent } = faultOf(error)
        const next = pauseAfter(policy, tries)
        const isOver =
          permanent || tries >= policy.maxAttempts || (input.until !== undefined && clock.now() + next >= input.until)
        if (isOver) {
          const fault: Fault = { step: name, code, message }
          await recordStep(step, { fault })
          throw new StepFailed(fault)
        }
        if (next > RECORDED_PAUSE_MS) await recordStep(step, { tries })
        await pause(next)
      }
    }
  }

  const act = Object.fromEntries(
    (Object.keys(RETRY_POLICY) as StepName[]).map((name) => [name, (input: StepInput) => runStep(name, input)]),
  ) as unknown as Activities

  return {
    act,
    // Waiting costs nothing here: it ends in this process's memory anyway.
    armAt: (releaseAt) => releaseAt,
    now: () => clock.now(),
    sleepUntil: async (at) => {
      const ms = at - clock.now()
      if (ms <= 0) return
      if (ms > IN_MEMORY_MS) throw suspendAt(at - AHEAD_MS)
      if (ending.isEnding()) throw suspendAt(clock.now())
      await timers.until(at).catch(() => {
        throw suspendAt(clock.now())
      })
    },
    isCancelled: (error) => error instanceof Suspended || error instanceof Superseded,
    resumeAt: () => resumeAt,
  }
}
