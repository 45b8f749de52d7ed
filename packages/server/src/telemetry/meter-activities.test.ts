import { SpanStatusCode } from '@opentelemetry/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StepFault } from '../broadcasts/step-fault.ts'
import { broadcastTrace } from './broadcast-trace.ts'
import { meterActivities } from './meter-activities.ts'
import { givenTelemetry } from './testing/given-telemetry.ts'

const calm = new AbortController().signal
const input = { broadcastId: 'b1' }
type Step = (input: { broadcastId: string; deliveryId?: string }, signal: AbortSignal) => Promise<unknown>

/** Bodies whose clock moves by two seconds with each step. */
const given = (handler: Step) => {
  const telemetry = givenTelemetry()
  let now = 1_000
  const step: Step = async (...args) => {
    now += 2_000
    return handler(...args)
  }
  return { ...telemetry, activityHandlers: meterActivities({ read: step, fallBack: step }, () => now) }
}

test('the trace of a broadcast follows from its id alone, and differs from every other', () => {
  expect(broadcastTrace('b1')).toEqual({
    traceId: '1f9455112abe76832634dafe8b2f79d9',
    spanId: '8cea531d5d838b88',
    traceFlags: 1,
    isRemote: true,
  })
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 20 }), (ids) => {
      const traces = ids.map((id) => broadcastTrace(id))
      for (const { traceId, spanId } of traces) {
        expect(traceId).toMatch(/^[0-9a-f]{32}$/)
        expect(spanId).toMatch(/^[0-9a-f]{16}$/)
      }
      expect(new Set(traces.map(({ traceId }) => traceId)).size).toBe(ids.length)
      expect(ids.map((id) => broadcastTrace(id))).toEqual(traces)
    }),
  )
})

test('a step that succeeds gives what its body gives; its span stands in the trace of its broadcast', async () => {
  const result = { rung: 'last-good', secret: 'not told' }
  const { activityHandlers, spans, points } = given(async () => result)
  expect(await activityHandlers.fallBack({ broadcastId: 'b1', deliveryId: 'd1' }, calm)).toBe(result)
  const [span] = spans()
  const { traceId, spanId } = broadcastTrace('b1')
  expect(span?.name).toBe('fallBack')
  expect(span?.spanContext().traceId).toBe(traceId)
  expect(span?.parentSpanContext?.spanId).toBe(spanId)
  expect(span?.attributes).toEqual({
    'hourcast.broadcast.id': 'b1',
    'hourcast.delivery.id': 'd1',
    'hourcast.rung': 'last-good',
    'hourcast.outcome': 'ok',
  })
  expect(await points('hourcast_step_duration_seconds')).toEqual([
    { labels: { step: 'fallBack', outcome: 'ok' }, value: { count: 1, sum: 2 } },
  ])
  expect(await points('hourcast_steps_running')).toEqual([{ labels: { step: 'fallBack' }, value: 0 }])
})

test('a step that fails throws the very same error; its span has the code, never the message', async () => {
  const fault = new StepFault('http-404', 'https://feed.example/private?key=1 is gone', true)
  const { activityHandlers, spans, points } = given(async () => {
    throw fault
  })
  await expect(activityHandlers.read(input, calm)).rejects.toBe(fault)
  const [span] = spans()
  expect(span?.status).toEqual({ code: SpanStatusCode.ERROR, message: 'http-404' })
  expect(span?.attributes).toMatchObject({ 'error.type': 'http-404', 'hourcast.outcome': 'failed' })
  expect(JSON.stringify([span?.attributes, span?.events, span?.status])).not.toContain('feed.example')
  expect(await points('hourcast_step_duration_seconds')).toMatchObject([{ labels: { step: 'read', outcome: 'failed' } }])
})

test.for([
  ['its time-out', Object.assign(new Error('it took longer than 15 s'), { code: 'timeout' }), 'timeout', SpanStatusCode.ERROR],
  ['a time-out of the platform', new DOMException('too long', 'TimeoutError'), 'timeout', SpanStatusCode.ERROR],
  ['the worker that ends', new Error('put down'), 'cancelled', SpanStatusCode.UNSET],
] as const)('a step that %s stops is told as such', async ([, reason, outcome, status]) => {
  const { activityHandlers, spans, points } = given(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const ends = new AbortController()
  const running = activityHandlers.read(input, ends.signal)
  expect(await points('hourcast_steps_running')).toEqual([{ labels: { step: 'read' }, value: 1 }])
  ends.abort(reason)
  await expect(running).rejects.toBe(reason)
  expect(spans()[0]?.status.code).toBe(status)
  expect(spans()[0]?.attributes).toMatchObject({ 'error.type': outcome, 'hourcast.outcome': outcome })
  expect(await points('hourcast_step_duration_seconds')).toMatchObject([{ labels: { step: 'read', outcome } }])
  expect(await points('hourcast_steps_running')).toEqual([{ labels: { step: 'read' }, value: 0 }])
})

test('a body that throws before it waits is measured like any other', async () => {
  const { activityHandlers, points } = given(() => {
    throw new Error('at once')
  })
  await expect(activityHandlers.read(input, calm)).rejects.toThrow('at once')
  expect(await points('hourcast_step_duration_seconds')).toMatchObject([{ labels: { outcome: 'failed' } }])
})

test('without a provider steps run as they are', async () => {
  const activityHandlers = meterActivities({ read: async (given: { broadcastId: string }) => given.broadcastId })
  expect(await activityHandlers.read(input)).toBe('b1')
})
