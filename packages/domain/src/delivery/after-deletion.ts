import type { BroadcastState } from '../broadcasts/broadcast.ts'
import { DELIVERY, type DeliveryKind } from './delivery-kinds.ts'

type Delivered = { kind: DeliveryKind; state: string; releasedAt: number | null }

const SILENT = 'The host was deleted before the air time, so the link did not serve it.'

const isSilent = ({ kind, state, releasedAt }: Delivered, deletedAt: number | null): boolean =>
  DELIVERY[kind].release === 'clock' && state === 'released' && deletedAt !== null && (releasedAt ?? 0) >= deletedAt

/**
 * What has begun when its host is deleted is still delivered, but for the link, which refuses a deleted host's. Told so from the rows: a host
 * that is restored has missed nothing.
 */
export const afterDeletion = <D extends Delivered>(
  told: { state: BroadcastState; detail: string | null },
  deliveries: readonly D[],
  deletedAt: number | null,
): {
  state: BroadcastState
  detail: string | null
  deliveries: (D | (Omit<D, 'state'> & { state: 'withheld'; detail: string }))[]
} => {
  const seen = deliveries.map((each) =>
    isSilent(each, deletedAt) ? { ...each, state: 'withheld' as const, releasedAt: null, detail: SILENT } : each,
  )
  const hasArrived = deliveries.every((each) => !isSilent(each, deletedAt)) || seen.some(({ state }) => state === 'released')
  if (told.state !== 'delivered' || hasArrived) return { ...told, deliveries: seen }
  const state = seen.some(({ state }) => state === 'failed') ? 'failed' : 'cancelled'
  return { state, detail: told.detail ?? SILENT, deliveries: seen }
}
