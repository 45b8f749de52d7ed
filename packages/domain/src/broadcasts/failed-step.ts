import { DELIVERY_KINDS, type DeliveryKind } from '../delivery/delivery-kinds.ts'

/** A failed delivery as `failed_step` of rows and `step` of events spell it. Stored: rows and events of every version read so. */
export const deliverStep = (kind: DeliveryKind): `deliver-${DeliveryKind}` => `deliver-${kind}`

/** The kind of delivery that a stored step failed at; null where another step failed, or a kind of another version. */
export const kindOfStep = (step: string | null): DeliveryKind | null =>
  DELIVERY_KINDS.find((kind) => step === deliverStep(kind)) ?? null

/** Where a failure names its target; events of before that field name it by their step alone. */
export const failedTarget = ({ target, step }: { target?: DeliveryKind | undefined; step: string }): DeliveryKind | null =>
  target ?? kindOfStep(step)
