import { type BroadcastState, RUNGS, type Rung } from '@hourcast/domain/broadcasts/broadcast'
import type { Withheld } from '@hourcast/domain/delivery/consent'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { AnyEvent } from './bus.ts'

export type BroadcastEvent = Extract<AnyEvent, { type: `broadcast.${string}` }>

/** What history shows of one broadcast. Times in epoch milliseconds. */
export type HistoryRow = {
  broadcastId: string
  schedulerId: string
  airAt: number
  kind: 'slot' | 'now'
  state: BroadcastState
  rung: Rung | null
  late: boolean
  latenessMs: number | null
  audioId: string | null
  durationMs: number | null
  failedStep: string | null
  failedCode: string | null
  targets: { kind: DeliveryKind; delivered: boolean; withheld?: Withheld | undefined }[]
  updatedAt: number
}

// What is told later in a broadcast's life stands further right; having been delivered outweighs all else.
const STATES: readonly BroadcastState[] = ['planned', 'staged', 'missed', 'failed', 'delivered']

const furtherState = (a: BroadcastState, b: BroadcastState): BroadcastState => (STATES.indexOf(b) > STATES.indexOf(a) ? b : a)

const depth = (rung: Rung | null): number => (rung === null ? -1 : RUNGS.indexOf(rung))

const EMPTY: HistoryRow = {
  broadcastId: '',
  schedulerId: '',
  airAt: 0,
  kind: 'slot',
  state: 'planned',
  rung: null,
  late: false,
  latenessMs: null,
  audioId: null,
  durationMs: null,
  failedStep: null,
  failedCode: null,
  targets: [],
  updatedAt: 0,
}

/** The table has a column for each, of the same name in its own spelling. */
export const HISTORY_FIELDS = Object.keys(EMPTY) as (keyof HistoryRow)[]

const freshRow = ({ payload: { broadcastId, schedulerId, airAt, kind } }: BroadcastEvent): HistoryRow => ({
  ...EMPTY,
  ...{ broadcastId, schedulerId, airAt: Date.parse(airAt), kind },
})

/** What went on air is said by `delivered`; until then the deepest rung told of. */
const rungAfter = (row: HistoryRow, rung: Rung): Rung =>
  row.rung !== null && (row.state === 'delivered' || depth(row.rung) > depth(rung)) ? row.rung : rung

const changesOf = (row: HistoryRow, event: BroadcastEvent): Partial<HistoryRow> => {
  switch (event.type) {
    case 'broadcast.planned':
    case 'broadcast.target-failed':
      return {}
    case 'broadcast.prepared': {
      const { rung, audioId, durationMs } = event.payload
      // An audio of a rung that was left behind is not what airs.
      const audio = depth(rung) >= depth(row.rung) ? { audioId, durationMs } : {}
      return { state: furtherState(row.state, 'staged'), rung: rungAfter(row, rung), ...audio }
    }
    case 'broadcast.fell-back': {
      const { rung, step, code } = event.payload
      const reason = row.state === 'failed' ? {} : { failedStep: step, failedCode: code }
      return { rung: rungAfter(row, rung), ...reason }
    }
    case 'broadcast.delivered': {
      const { rung, late, latenessMs, targets } = event.payload
      return { state: 'delivered', rung, late, latenessMs, targets }
    }
    case 'broadcast.failed':
      return { state: furtherState(row.state, 'failed'), failedStep: event.payload.step, failedCode: event.payload.code }
    case 'broadcast.missed':
      return { state: furtherState(row.state, 'missed'), failedCode: row.failedCode ?? event.payload.reason }
  }
}

/** One event more. Told twice or out of order, the events of a broadcast give the same row. */
export const foldBroadcast = (row: HistoryRow | undefined, event: BroadcastEvent): HistoryRow => {
  const before = row ?? freshRow(event)
  return { ...before, ...changesOf(before, event), updatedAt: Math.max(before.updatedAt, event.occurredAt) }
}
