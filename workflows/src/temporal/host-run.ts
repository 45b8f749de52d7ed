import type { DeliveryKind } from '@hourcast/domain/broadcast'
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  sleep,
  TimeoutFailure,
  workflowInfo,
} from '@temporalio/workflow'
import { type Activities, type Fault, StepFailed, type StepName } from '../broadcast/activities-types.ts'
import type { Durable } from '../broadcast/durable.ts'
import { RETRY_POLICY } from '../broadcast/retry-policy.ts'
import { ladderQueueOf, voiceQueueOf } from './names.ts'
import type { RunTraits } from './run-types.ts'

/** A worker that gives no sign of life for so long has died: its step is given to another one. */
const HEARTBEAT_MS = 12_000
/** A worker's death counts as a try here, and is no failure of the step. */
const DEATHS = 3
/** Longer pauses between tries are kept by the server. */
const LOCAL_PAUSE_MS = 5_000

// Short, done again without harm, remembered in our rows: inside the workflow task, so that they cost the server one marker each.
const LOCAL: ReadonlySet<StepName> = new Set(['begin', 'read', 'failDelivery', 'finish'])
const QUEUES: Partial<Record<StepName, (taskQueue: string) => string>> = { render: voiceQueueOf, fallBack: ladderQueueOf }

/** The built-in writer takes milliseconds, one behind an address as long as a minute; a link is staged in our rows alone, a mail is only composed. */
const isLocal = (name: StepName, { kind }: StepInput, { writesHere }: RunTraits): boolean =>
  LOCAL.has(name) || (name === 'write' && writesHere) || (name === 'stage' && kind !== 'ftp')

/** A release begins `armAheadMs` before its instant and holds it in the worker's memory: at the instant nobody has to ask the server. */
export type HostTraits = RunTraits & { armAheadMs: number }

type StepInput = { until?: number; kind?: DeliveryKind }
type Call = (input: StepInput) => Promise<unknown>

const optionsFor = (name: StepName, input: StepInput, { armAheadMs }: HostTraits, deaths: number) => {
  const policy = RETRY_POLICY[name]
  return {
    // For whoever looks at the run.
    ...(input.kind ? { summary: input.kind } : {}),
    startToCloseTimeout: policy.timeoutMs + (name === 'release' ? armAheadMs : 0),
    ...(input.until === undefined ? {} : { scheduleToCloseTimeout: input.until - Date.now() }),
    retry: {
      initialInterval: policy.firstMs,
      backoffCoefficient: policy.factor,
      maximumInterval: policy.maxMs,
      maximumAttempts: policy.maxAttempts + deaths,
    },
  }
}

const activityFor = (name: StepName, input: StepInput, traits: HostTraits): Call => {
  if (isLocal(name, input, traits)) {
    const options = { ...optionsFor(name, input, traits, 0), localRetryThreshold: LOCAL_PAUSE_MS }
    return proxyLocalActivities<Record<StepName, Call>>(options)[name]
  }
  const queueOf = QUEUES[name]
  return proxyActivities<Record<StepName, Call>>({
    ...optionsFor(name, input, traits, DEATHS),
    heartbeatTimeout: HEARTBEAT_MS,
    ...(queueOf ? { taskQueue: queueOf(workflowInfo().taskQueue) } : {}),
  })[name]
}

/** The step's own words where it had any; a time-out alone says only that it took too long. */
const faultIn = (step: StepName, error: unknown): Fault => {
  const cause = error instanceof ActivityFailure ? error.cause : error
  const own = cause instanceof TimeoutFailure ? (cause.cause ?? cause) : cause
  if (own instanceof ApplicationFailure) return { step, code: own.type ?? 'unknown', message: own.message }
  if (own instanceof TimeoutFailure) return { step, code: 'timeout', message: 'it took too long' }
  return { step, code: 'unknown', message: own instanceof Error ? own.message : String(own) }
}

/** Hosts a run in Temporal: steps are activities, waiting is a durable timer. `onStep` hears what begins. */
export const hostRun = (traits: HostTraits, onStep: (step: StepName | 'wait') => void): Durable => {
  const runStep = async (name: StepName, input: StepInput): Promise<unknown> => {
    if (input.until !== undefined && input.until <= Date.now())
      throw new StepFailed({ step: name, code: 'deadline', message: 'there was no time left' })
    onStep(name)
    try {
      return await activityFor(name, input, traits)(input)
    } catch (error) {
      if (isCancellation(error)) throw error
      throw new StepFailed(faultIn(name, error))
    }
  }
  const act = Object.fromEntries(
    (Object.keys(RETRY_POLICY) as StepName[]).map((name) => [name, (input: StepInput) => runStep(name, input)]),
  ) as unknown as Activities
  return {
    act,
    armAheadMs: traits.armAheadMs,
    now: () => Date.now(),
    sleepUntil: async (at) => {
      const ms = at - Date.now()
      if (ms <= 0) return
      onStep('wait')
      await sleep(ms, { summary: `until ${new Date(at).toISOString()}` })
    },
    isCancelled: isCancellation,
  }
}
