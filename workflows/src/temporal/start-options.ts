import { spreadMs } from '@hourcast/domain/slots/spread'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { RunnableBroadcast, RunnableSchedule } from '@hourcast/server/engine/read-schedules'
import { defineSearchAttributeKey, type SearchAttributePair } from '@temporalio/common'
import { broadcastRunId, SEARCH_ATTRIBUTES, scheduleRunId } from './names.ts'
import type { BroadcastInput, RunTraits, ScheduleInput } from './run-types.ts'

const stationRef = defineSearchAttributeKey('StationRef', SEARCH_ATTRIBUTES.StationRef)
const deliveryKind = defineSearchAttributeKey('DeliveryKind', SEARCH_ATTRIBUTES.DeliveryKind)
const slotInstant = defineSearchAttributeKey('SlotInstant', SEARCH_ATTRIBUTES.SlotInstant)
export const runStage = defineSearchAttributeKey('RunStage', SEARCH_ATTRIBUTES.RunStage)

const shown = (pairs: SearchAttributePair[], isKnown: boolean) => (isKnown ? { typedSearchAttributes: pairs } : {})

/** How the run of a schedule is started, by anybody. */
export const scheduleRun = (
  { ref, stationId, timeZone }: Pick<RunnableSchedule, 'ref' | 'stationId' | 'timeZone'>,
  { hasSearchAttributes }: Pick<RunTraits, 'hasSearchAttributes'>,
) => {
  const args: [ScheduleInput] = [{ ref }]
  return {
    workflowId: scheduleRunId(ref),
    args,
    staticSummary: `A schedule, by the clock of ${timeZone}`,
    ...shown([{ key: stationRef, value: stationId }], hasSearchAttributes),
  }
}

export const ARM_AHEAD_MS = 30_000
/** Up to so much earlier: a thousand of one instant that are armed in the same second may take a busy server longer than they have. */
const ARM_SPREAD_MS = MINUTE_MS

/** How long before the first of its instants the releases of a run are begun. */
export const armAheadOf = (workflowId: string): number => ARM_AHEAD_MS + spreadMs(workflowId, ARM_SPREAD_MS)

/** How the run of a broadcast is started: by its schedule, or by the dispatcher. One that is under way is never started beside itself. */
export const broadcastRun = (broadcast: RunnableBroadcast, traits: RunTraits) => {
  const { broadcastId, airAt, wall, timeZone, stationId, kinds } = broadcast
  const workflowId = broadcastRunId(broadcast)
  const args: [BroadcastInput] = [{ broadcastId, airAt, wall, timeZone, traits, armAheadMs: armAheadOf(workflowId) }]
  return {
    workflowId,
    args,
    staticSummary: `Airs ${wall.replace('T', ' ')} ${timeZone}`,
    // A slot that was cancelled before it began may be planned again: its row, not the engine, says whether it has aired.
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' as const,
    ...shown(
      [
        { key: stationRef, value: stationId },
        { key: runStage, value: 'preparing' },
        { key: deliveryKind, value: kinds.join('+') || 'link' },
        { key: slotInstant, value: new Date(airAt) },
      ],
      traits.hasSearchAttributes,
    ),
  }
}
