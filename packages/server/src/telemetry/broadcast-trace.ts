import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { type Context, ROOT_CONTEXT, type SpanContext, TraceFlags, trace } from '@opentelemetry/api'

const TRACER = 'hourcast'

/**
 * The trace of a broadcast and its root span, derived from the broadcast's id: steps on several workers, before and after a kill -9, fall
 * into one trace without telling each other.
 */
export const broadcastTrace = (broadcastId: string): SpanContext => {
  const hash = createHash('sha256').update(`hourcast broadcast ${broadcastId}`).digest('hex')
  return { traceId: hash.slice(0, 32), spanId: hash.slice(32, 48), traceFlags: TraceFlags.SAMPLED, isRemote: true }
}

/** What a step's span stands under. */
export const underBroadcast = (broadcastId: string): Context => trace.setSpanContext(ROOT_CONTEXT, broadcastTrace(broadcastId))

export const tracer = () => trace.getTracer(TRACER)

// A tracer takes no ids from its caller; its id generator looks here. Where nothing is exported nobody does.
const root = new AsyncLocalStorage<() => SpanContext>()

/** The ids of the root span that is being started now; nothing otherwise. For the id generator of anybody who exports. */
export const rootIds = (): SpanContext | undefined => root.getStore()?.()

/** The whole broadcast as the root span of its trace: told once, when it has ended. Times in epoch milliseconds. */
export const traceBroadcast = (
  broadcastId: string,
  { begunAt, endedAt, attributes }: { begunAt: number; endedAt: number; attributes: () => Record<string, string | number> },
): void => {
  const ids = () => broadcastTrace(broadcastId)
  root.run(ids, () => {
    const span = tracer().startSpan('broadcast', { root: true, startTime: begunAt })
    if (span.isRecording()) span.setAttributes({ 'hourcast.broadcast.id': broadcastId, ...attributes() })
    span.end(endedAt)
  })
}
