import { faultOf } from '@hourcast/server/broadcasts/step-fault'
import { type Activities, type Begun, type Fault, StepFailed, type StepName } from '../broadcast/activities-types.ts'
import { pauseAfter, RETRY_POLICY } from '../broadcast/retry-policy.ts'
import type { WorkflowContext } from '../broadcast/workflow-context.ts'
import type { TimerQueue } from '../timer-queue.ts'
import type { Journal, RunAttempt } from './journal.ts'
import { Superseded, Suspended } from './suspended.ts'
import { createSuspension } from './suspension.ts'
import { createTryStep, type StepInput, type TryNeeds } from './try-step.ts'

/** A pause of this length may be cut short by a death: the tries before it are noted. */
const RECORDED_PAUSE_MS = 1_500

export type EmbeddedContextNeeds = TryNeeds & { journal: Journal; timers: TimerQueue }

export type EmbeddedContext = WorkflowContext & {
  /** When the run wants to go on, after it was suspended: the earliest of what its parallel branches asked for. */
  resumeAt(): number
}

/**
 * What ends the row itself leaves nothing to remember, and done again it changes nothing. A slot that was taken back before it began may be
 * planned again by the next edit: then it is asked again whether it is to begin.
 */
const isRecorded = (name: StepName, result: unknown): boolean =>
  name !== 'finish' && !(name === 'begin' && (result as Begun).go === false)

const nameInMemo = (name: StepName, { deliveryId, again }: StepInput): string =>
  [name, ...(deliveryId === undefined ? [] : [deliveryId]), ...(again ? ['again'] : [])].join(':')

/** One attempt at a run in this process: steps are done once and recorded, failed ones tried again by the one table of policies. */
export const createEmbeddedContext = (attempt: RunAttempt, needs: EmbeddedContextNeeds): EmbeddedContext => {
  const { journal, clock, ending } = needs
  const suspension = createSuspension(needs)
  const tryStep = createTryStep(attempt, needs, suspension)

  /** A record that cannot be written because the database is away is written when it is back: the step is done, and must not be done again. */
  const recordStep = async (...[step, record]: [string, Parameters<Journal['recordStep']>[2]]): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await journal.recordStep(attempt, step, record)
      } catch (error) {
        if (error instanceof Superseded || ending.isEnding() || tries >= 60) throw error
        await suspension.pause(Math.min(1_000, 50 * 2 ** tries))
      }
    }
  }

  const runStep = async (name: StepName, input: StepInput): Promise<unknown> => {
    const step = nameInMemo(name, input)
    const recorded = attempt.memo[step]
    if (recorded && 'result' in recorded) return recorded.result
    if (recorded && 'fault' in recorded) throw new StepFailed(recorded.fault)
    const policy = RETRY_POLICY[name]
    for (let tries = (recorded?.tries ?? 0) + 1; ; tries += 1) {
      try {
        const result = await tryStep(name, input)
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
        await suspension.pause(next)
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
    sleepUntil: suspension.sleepUntil,
    isCancelled: (error) => error instanceof Suspended || error instanceof Superseded,
    resumeAt: suspension.resumeAt,
  }
}
