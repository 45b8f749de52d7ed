import { SOON_MS } from '@hourcast/domain/broadcasts/fair-line'
import { type DeliveryKind, deliveryOf } from '@hourcast/domain/delivery/delivery-kinds'
import { proxyActivities, proxyLocalActivities, workflowInfo } from '@temporalio/workflow'
import type { StepName } from '../broadcast/activities-types.ts'
import { pauseAfter, RETRY_POLICY } from '../broadcast/retry-policy.ts'
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
export const isLocal = (name: StepName, { kind }: StepInput, { writesHere }: RunTraits): boolean =>
  LOCAL.has(name) ||
  (name === 'write' && writesHere) ||
  (name === 'stage' && (kind === undefined || !deliveryOf(kind).stagesOutside))

export type StepInput = { stationId?: string; until?: number; at?: number; kind?: DeliveryKind }
type Call = (input: StepInput | { each: readonly StepInput[] }) => Promise<unknown>
/** How many tries are over, and how many are left. */
type Tries = { tried: number; tries: number }

const optionsFor = (name: StepName, inputs: readonly StepInput[], { tried, tries }: Tries) => {
  const policy = RETRY_POLICY[name]
  const kinds = inputs.flatMap(({ kind = [] }) => kind)
  const untils = inputs.flatMap(({ until = [] }) => until)
  const holds = inputs.flatMap(({ at }) => (at === undefined ? [] : at - Date.now()))
  return {
    // For the operator who looks at the run.
    ...(kinds.length > 0 ? { summary: kinds.join(' + ') } : {}),
    startToCloseTimeout: policy.timeoutMs + Math.max(0, ...holds),
    ...(untils.length === 0 ? {} : { scheduleToCloseTimeout: Math.max(...untils) - Date.now() }),
    retry: {
      initialInterval: pauseAfter(policy, tried + 1),
      backoffCoefficient: policy.factor,
      maximumInterval: policy.maxMs,
      maximumAttempts: tries,
    },
  }
}

/** Of Temporal's five: what is due soon, and what has time. */
const PRIORITY = { soon: 3, later: 4 } as const

/**
 * Where steps wait for a worker they are dealt out in turns between stations, and what has time waits behind what has not. A server that
 * does not know it deals them out as they come; an activity is recognised without it, so that histories of before go on.
 */
const priorityOf = ([input]: readonly StepInput[]) => {
  if (input?.stationId === undefined) return {}
  const isSoon = (input.until ?? 0) <= Date.now() + SOON_MS
  return { priority: { priorityKey: isSoon ? PRIORITY.soon : PRIORITY.later, fairnessKey: input.stationId } }
}

/** One input as it is, several as `{ each }`: the activity's options are fit for all of them. */
export const activityFor = (name: StepName, inputs: readonly StepInput[], traits: RunTraits, { tried, tries }: Tries): Call => {
  if (inputs.every((input) => isLocal(name, input, traits))) {
    const options = { ...optionsFor(name, inputs, { tried, tries }), localRetryThreshold: LOCAL_PAUSE_MS }
    return proxyLocalActivities<Record<StepName, Call>>(options)[name]
  }
  const queueOf = QUEUES[name]
  return proxyActivities<Record<StepName, Call>>({
    ...optionsFor(name, inputs, { tried, tries: tries + DEATHS }),
    ...priorityOf(inputs),
    heartbeatTimeout: HEARTBEAT_MS,
    ...(queueOf ? { taskQueue: queueOf(workflowInfo().taskQueue) } : {}),
  })[name]
}
