import type { BroadcastState, Rung } from '@hourcast/domain/broadcasts/broadcast'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'

type Of = { broadcastId: string }
/** Whose turn a step takes. Absent in runs that began before they were told. */
type In = { stationId?: string }
/** No try begins after `until`, and one that still runs then is stopped (epoch milliseconds). */
type Until = { until: number }
/** The second try at air time is a step of its own. */
type Again = { again?: true }
type To = Again & { deliveryId: string; kind: DeliveryKind }
export type Fault = { step: string; code: string; message: string }

export type Begun =
  | { go: false; state: BroadcastState }
  | {
      go: true
      /** Absent where it was remembered before it was told. */
      stationId?: string
      freshUntil: number
      deliverUntil: number
      deliveries: { deliveryId: string; kind: DeliveryKind; releaseAt: number }[]
    }

/**
 * Everything that a broadcast does to the world. Each call is one durable step: retried by its policy, remembered by its result,
 * so each must be idempotent, and results are small (ids, never audio or scripts).
 */
export type Activities = {
  begin(input: Of): Promise<Begun>
  read(input: Of & In & Until): Promise<{ items: number }>
  write(input: Of & In & Until): Promise<{ segments: number }>
  render(input: Of & In & Until): Promise<{ audioId: string }>
  fallBack(input: Of & In & Until & Fault): Promise<{ rung: Rung }>
  stage(input: Of & In & Until & To): Promise<{ staged: true }>
  /** Not before `at` (epoch milliseconds): an engine that begins it ahead holds it until then. */
  release(input: Of & In & Until & To & { at: number }): Promise<{ released: true }>
  /** `retryAt`: when the target could be tried once more. Whether it will be is decided here, once, and not by those who began before. */
  failDelivery(
    input: Of & Again & { deliveryId: string; code: string; message: string; retryAt?: number },
  ): Promise<{ failed: true; isTriedAgain?: true }>
  finish(input: Of & { failure?: Fault }): Promise<{ state: BroadcastState }>
}

export type StepName = keyof Activities

/** How a step failed for good, as `runBroadcast` sees it on every engine. */
export class StepFailed extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(`${fault.step} failed: ${fault.message}`)
    this.name = 'StepFailed'
    this.fault = fault
  }
}
