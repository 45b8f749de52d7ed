import type { BroadcastState, Rung } from '@hourcast/domain/broadcasts/broadcast'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { Logger } from 'pino'
import { broadcastLog, type LoggedBroadcast } from './broadcast-log.ts'
import { traceBroadcast } from './broadcast-trace.ts'
import { type END_STATES, instruments } from './instruments.ts'

export type EndState = Extract<BroadcastState, (typeof END_STATES)[number]>

export type EndedDelivery = {
  kind: DeliveryKind
  delivered: boolean
  /** Its reader has not agreed to it. */
  withheld?: boolean
  code: string | null
  /** Milliseconds after its release time; null where it has not arrived or had no time to be late for. */
  latenessMs: number | null
}

export type EndedBroadcast = LoggedBroadcast & {
  state: EndState
  /** Epoch milliseconds; when it never began, `begunAt` is null. */
  begunAt: number | null
  endedAt: number
  rung?: Rung | null
  latenessMs?: number
  deliveries?: readonly EndedDelivery[]
  failure?: { step: string; code: string }
}

const MESSAGES: Record<EndState, string> = {
  delivered: 'a broadcast is delivered',
  failed: 'a broadcast failed',
  missed: 'a broadcast was missed',
  cancelled: 'a broadcast was cancelled',
}

export const logBegun = (log: Logger, broadcast: LoggedBroadcast & { kind: 'slot' | 'now' }): void =>
  broadcastLog(log, broadcast, 'beginning').info({ kind: broadcast.kind }, 'a broadcast begins')

export const logFellBack = (
  log: Logger,
  broadcast: LoggedBroadcast,
  { rung, step, code }: { rung: Rung; step: string; code: string },
): void => broadcastLog(log, broadcast, 'falling-back').info({ rung, step, code }, 'a broadcast falls back')

/** A broadcast has ended and that is committed: one line, what is counted of it, and the root span of its trace. */
export const logEnded = (log: Logger | undefined, ended: EndedBroadcast): void => {
  const { lateness, rungs, ended: ends } = instruments()
  const { state, rung, latenessMs, deliveries = [], failure } = ended
  ends.add(1, { state })
  if (state === 'delivered' && rung) rungs.add(1, { rung })
  for (const delivery of deliveries)
    if (delivery.latenessMs !== null) lateness.record(delivery.latenessMs / 1_000, { kind: delivery.kind })
  const facts = {
    ...(rung ? { rung } : {}),
    ...(state === 'delivered' && latenessMs !== undefined ? { latenessMs } : {}),
    ...(failure ? { step: failure.step, code: failure.code } : {}),
  }
  if (ended.begunAt !== null) traceEnded(ended, ended.begunAt, facts)
  if (log?.isLevelEnabled('info')) broadcastLog(log, ended, 'done').info({ ...facts, ...targetsOf(deliveries) }, MESSAGES[state])
}

const traceEnded = (ended: EndedBroadcast, begunAt: number, facts: Record<string, string | number>): void =>
  traceBroadcast(ended.id, {
    begunAt,
    endedAt: ended.endedAt,
    attributes: () => ({
      'hourcast.scheduler.id': ended.schedulerId,
      'hourcast.slot': new Date(ended.airAt).toISOString(),
      'hourcast.state': ended.state,
      ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [`hourcast.${name}`, value])),
    }),
  })

const targetsOf = (deliveries: readonly EndedDelivery[]) => {
  const named = (some: readonly EndedDelivery[]) => some.map(({ kind, code }) => `${kind} ${code ?? 'unknown'}`)
  const refused = named(deliveries.filter(({ delivered, withheld }) => !delivered && !withheld))
  const notSent = named(deliveries.filter(({ withheld }) => withheld))
  return {
    ...(deliveries.length > 0 ? { delivered: deliveries.filter(({ delivered }) => delivered).map(({ kind }) => kind) } : {}),
    ...(refused.length > 0 ? { refused } : {}),
    ...(notSent.length > 0 ? { withheld: notSent } : {}),
  }
}
