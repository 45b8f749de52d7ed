import { type Attributes, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { faultOf } from '../broadcasts/step-fault.ts'
import { tracer, underBroadcast } from './broadcast-trace.ts'
import { instruments } from './instruments.ts'

/** `cancelled`: called off from outside, because the worker ends or the deadline has come. */
export type StepOutcome = 'ok' | 'failed' | 'timeout' | 'cancelled'

type Handler = (input: never, signal: AbortSignal) => Promise<unknown>
type StepInput = { broadcastId: string; deliveryId?: string }

/** What a step gives that says something without naming anybody. */
const TOLD = ['state', 'rung', 'items', 'segments'] as const

/**
 * The same steps, measured: each try is a span in its broadcast's trace, and counts in `hourcast_step_duration_seconds` and
 * `hourcast_steps_running`. What a step gives, throws and is given stays untouched. `now` in milliseconds, of a clock that is never set back.
 */
export const meterActivities = <T extends { [K in keyof T]: Handler }>(
  activityHandlers: T,
  now: () => number = () => performance.now(),
): T =>
  Object.fromEntries(
    Object.entries<Handler>(activityHandlers).map(([step, handler]) => [
      step,
      (input: StepInput, signal: AbortSignal) =>
        measure(step, input, signal, { now, work: () => handler(input as never, signal) }),
    ]),
  ) as unknown as T

type Measured = { now: () => number; work: () => Promise<unknown> }

const measure = async (step: string, input: StepInput, signal: AbortSignal, { now, work }: Measured): Promise<unknown> => {
  const { steps, stepsRunning } = instruments()
  const span = tracer().startSpan(
    step,
    { kind: SpanKind.INTERNAL, attributes: namesOf(input) },
    underBroadcast(input.broadcastId),
  )
  const began = now()
  let outcome: StepOutcome = 'ok'
  stepsRunning.add(1, { step })
  try {
    const result = await work()
    if (span.isRecording()) span.setAttributes(attributesOf(result))
    return result
  } catch (error) {
    outcome = outcomeOf(signal)
    // The code alone: a message may hold an address.
    const { code } = faultOf(outcome === 'failed' ? error : signal.reason)
    span.setAttributes({ 'error.type': outcome === 'failed' ? code : outcome })
    if (outcome !== 'cancelled') span.setStatus({ code: SpanStatusCode.ERROR, message: code })
    throw error
  } finally {
    stepsRunning.add(-1, { step })
    steps.record((now() - began) / 1_000, { step, outcome })
    span.setAttributes({ 'hourcast.outcome': outcome })
    span.end()
  }
}

const outcomeOf = (signal: AbortSignal): StepOutcome => {
  if (!signal.aborted) return 'failed'
  return faultOf(signal.reason).code === 'timeout' ? 'timeout' : 'cancelled'
}

const namesOf = ({ broadcastId, deliveryId }: StepInput): Attributes => ({
  'hourcast.broadcast.id': broadcastId,
  ...(deliveryId === undefined ? {} : { 'hourcast.delivery.id': deliveryId }),
})

const attributesOf = (result: unknown): Attributes => {
  const given = (result ?? {}) as Record<string, unknown>
  const said = TOLD.flatMap((name) => {
    const value = given[name]
    return typeof value === 'string' || typeof value === 'number' ? [[`hourcast.${name}`, value] as const] : []
  })
  return Object.fromEntries(said)
}
