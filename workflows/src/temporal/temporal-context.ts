import { ActivityFailure, ApplicationFailure, isCancellation, sleep, TimeoutFailure } from '@temporalio/workflow'
import { type Activities, type Fault, StepFailed, type StepName } from '../broadcast/activities-types.ts'
import { RETRY_POLICY } from '../broadcast/retry-policy.ts'
import type { WorkflowContext } from '../broadcast/workflow-context.ts'
import { activityFor, isLocal, type StepInput } from './activity-for.ts'
import { inOneTurn } from './in-one-turn.ts'
import type { Outcome, RunTraits } from './run-types.ts'

/**
 * Releases begin `armAheadMs` before the first of them and hold their instants in the worker's memory: at the instant nobody has to ask the
 * server.
 */
export type TemporalContextTraits = RunTraits & { armAheadMs: number }

/** The step's own words where it had any; a time-out alone says only that it took too long. */
const faultIn = (step: StepName, error: unknown): Fault => {
  const cause = error instanceof ActivityFailure ? error.cause : error
  const own = cause instanceof TimeoutFailure ? (cause.cause ?? cause) : cause
  if (own instanceof ApplicationFailure) return { step, code: own.type ?? 'unknown', message: own.message }
  if (own instanceof TimeoutFailure) return { step, code: 'timeout', message: 'it took too long' }
  return { step, code: 'unknown', message: own instanceof Error ? own.message : String(own) }
}

const isOver = ({ until }: StepInput): boolean => until !== undefined && until <= Date.now()

/** Hosts a run in Temporal: steps are activities, waiting is a durable timer. `onStep` hears what begins. */
export const createTemporalContext = (
  traits: TemporalContextTraits,
  onStep: (step: StepName | 'wait') => void,
): WorkflowContext => {
  const runAlone = async (name: StepName, input: StepInput, tried = 0): Promise<unknown> => {
    if (isOver(input)) throw new StepFailed({ step: name, code: 'deadline', message: 'there was no time left' })
    onStep(name)
    try {
      return await activityFor(name, [input], traits, { tried, tries: RETRY_POLICY[name].maxAttempts - tried })(input)
    } catch (error) {
      if (isCancellation(error)) throw error
      throw new StepFailed(faultIn(name, error))
    }
  }

  /** One try of each, in one activity. What comes of it for none of them is as if it had not been. */
  const tryTogether = async (name: StepName, each: readonly StepInput[]): Promise<readonly Outcome[]> => {
    const notYet = each.map((): Outcome => ({ went: 'let-go' }))
    if (each.length === 1 || each.some(isOver)) return notYet
    onStep(name)
    try {
      return (await activityFor(name, each, traits, { tried: 0, tries: 1 })({ each })) as Outcome[]
    } catch (error) {
      if (isCancellation(error)) throw error
      return notYet
    }
  }
  const together: Partial<Record<StepName, (input: StepInput) => Promise<Outcome>>> = {
    stage: inOneTurn((each) => tryTogether('stage', each)),
    release: inOneTurn((each) => tryTogether('release', each)),
  }

  /** Targets that come to a step in the same turn have their first try together; one that fails goes on by itself. */
  const runStep = async (name: StepName, input: StepInput): Promise<unknown> => {
    const isAlone = name === 'stage' && !isLocal(name, input, traits)
    const outcome = isAlone ? undefined : await together[name]?.(input)
    if (!outcome || outcome.went === 'let-go') return runAlone(name, input)
    if (outcome.went === 'well') return outcome.result
    const { code, message, permanent } = outcome
    const at = Date.now() + RETRY_POLICY[name].firstMs
    if (permanent || (input.until !== undefined && input.until <= at)) throw new StepFailed({ step: name, code, message })
    return runAlone(name, { ...input, at }, 1)
  }
  const act = Object.fromEntries(
    (Object.keys(RETRY_POLICY) as StepName[]).map((name) => [name, (input: StepInput) => runStep(name, input)]),
  ) as unknown as Activities
  const sleeps = new Map<number, Promise<void>>()
  return {
    act,
    armAt: (_releaseAt, firstAt) => firstAt - traits.armAheadMs,
    now: () => Date.now(),
    sleepUntil: async (at) => {
      const ms = at - Date.now()
      if (ms <= 0) return
      onStep('wait')
      // One timer for all who wait for the same instant.
      const asleep = sleeps.get(at) ?? sleep(ms, { summary: `until ${new Date(at).toISOString()}` })
      sleeps.set(at, asleep)
      await asleep
    },
    isCancelled: isCancellation,
  }
}
