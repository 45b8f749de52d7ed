import { type Activities, type Begun, type Fault, StepFailed, type StepName } from '../broadcast/activities-types.ts'
import type { WorkflowContext } from '../broadcast/workflow-context.ts'

export type StepCall = { step: StepName; at: number; input: Record<string, unknown> }

type Script = {
  begun: Begun
  /** Steps that fail for good, by name or by name and delivery: with this fault. */
  faults?: Record<string, Omit<Fault, 'step'>>
  /** How long a step takes, in milliseconds. */
  takes?: Partial<Record<StepName, number>>
  /** A step that the engine puts down. */
  putDownAt?: StepName
  /** Targets that somebody mends before they are tried once more. */
  mended?: string[]
}

export class EngineEnds extends Error {}

/** Hosts a run in virtual time: steps take what they are said to take, sleeping moves the clock. */
export const virtualContext = (
  start: number,
  { begun, faults = {}, takes = {}, putDownAt, mended = [] }: Script,
): { context: WorkflowContext; calls: StepCall[]; now(): number } => {
  let now = start
  const calls: StepCall[] = []
  const sleeping: { at: number; wake: () => void }[] = []
  const step = (name: StepName, result: unknown) => async (input: { deliveryId?: string; until?: number; again?: true }) => {
    if (putDownAt === name) throw new EngineEnds()
    calls.push({ step: name, at: now, input })
    now += takes[name] ?? 0
    const isMended = input.again && input.deliveryId && mended.includes(input.deliveryId)
    const fault = isMended ? undefined : faults[input.deliveryId ? `${name}:${input.deliveryId}` : name]
    if (input.until !== undefined && now > input.until) {
      now = input.until
      throw new StepFailed({ step: name, code: 'timeout', message: 'too late' })
    }
    if (fault) throw new StepFailed({ step: name, ...fault })
    return result
  }
  const act = {
    begin: step('begin', begun),
    read: step('read', { items: 1 }),
    write: step('write', { segments: 1 }),
    render: step('render', { audioId: 'a' }),
    fallBack: step('fallBack', { rung: 'last-good' }),
    stage: step('stage', { staged: true }),
    release: step('release', { released: true }),
    failDelivery: async (input: { retryAt?: number }) => {
      calls.push({ step: 'failDelivery', at: now, input })
      return { failed: true, isTriedAgain: input.retryAt !== undefined && now < input.retryAt }
    },
    finish: async (input: { failure?: Fault }) => {
      calls.push({ step: 'finish', at: now, input })
      return { state: input.failure ? 'failed' : 'delivered' }
    },
  } as unknown as Activities
  const context: WorkflowContext = {
    act,
    armAt: (at) => at,
    now: () => now,
    sleepUntil: (at) =>
      new Promise((wake) => {
        if (at <= now) return wake()
        sleeping.push({ at, wake })
        // When every branch of the run sleeps, the clock moves to the first that wakes.
        setImmediate(() => {
          const next = sleeping.sort((x, y) => x.at - y.at).shift()
          now = Math.max(now, next?.at ?? now)
          next?.wake()
        })
      }),
    isCancelled: (error) => error instanceof EngineEnds,
  }
  return { context, calls, now: () => now }
}
