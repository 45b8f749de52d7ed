import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { Clock } from '@hourcast/server/clock'
import type { ActivityHandlers } from '../activities.ts'
import type { StepName } from '../broadcast/activities-types.ts'
import { RETRY_POLICY } from '../broadcast/retry-policy.ts'
import { queueNameOf, type StepQueues } from '../step-queues.ts'
import { createCutOff } from './cut-off.ts'
import type { Ending } from './ending.ts'
import type { RunAttempt } from './journal.ts'
import type { Suspension } from './suspension.ts'

export type StepInput = {
  broadcastId: string
  stationId?: string
  deliveryId?: string
  kind?: DeliveryKind
  until?: number
  again?: true
}

export type TryNeeds = { activityHandlers: ActivityHandlers; clock: Clock; ending: Ending; stepQueues: StepQueues }

/**
 * For the step that ends the row, to which thousands come at one instant: statements of ours, done for hundreds at once. They have time-outs of
 * their own, and need neither a line nor a timer nor somebody who cuts them off.
 */
const NEVER = new AbortController().signal

const outOfTime = () => Object.assign(new Error('there was no time left'), { code: 'deadline', permanent: true })
const tookTooLong = (ms: number) =>
  Object.assign(new Error(`it took longer than ${Math.round(ms / 1000)} s`), { code: 'timeout' })

/** One try at a step: in its queue, within its own time, and not past the run's deadline. */
export const createTryStep =
  (attempt: RunAttempt, { activityHandlers, clock, ending, stepQueues }: TryNeeds, suspend: Suspension) =>
  async (name: StepName, input: StepInput): Promise<unknown> => {
    const handler = activityHandlers[name] as (input: unknown, signal: AbortSignal) => Promise<unknown>
    const left = () => (input.until === undefined ? Number.POSITIVE_INFINITY : input.until - clock.now())
    if (left() <= 0) throw outOfTime()
    if (ending.isEnding()) throw suspend.at(clock.now())
    if (name === 'finish') return handler(input, NEVER)
    const cutOff = createCutOff()
    const unlisten = ending.listen(() => cutOff.now(suspend.at(clock.now())))
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
