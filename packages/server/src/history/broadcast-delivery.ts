import { isWithheldCode, WITHHELD_WORDS } from '@hourcast/domain/delivery/consent'
import { DELIVERY, type DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'

/** What a target or its server has said, as it was kept: names of facts and their values. */
type Facts = Record<string, string | number | boolean>

export type BroadcastDelivery = {
  deliveryId: string
  kind: DeliveryKind
  name: string
  /** Where it goes, as it may be shown; '' for the link. */
  address: string
  isTargetRemoved: boolean
  state: string
  attempts: number
  stagedAt: number | null
  releasedAt: number | null
  receipt: Facts | null
  /** What went wrong, or why nothing was to be sent. */
  detail: string | null
  /** Later deliveries that the owner asked for, the newest first. */
  again: {
    askedAt: number
    endedAt: number | null
    state: 'open' | 'released' | 'failed'
    receipt: Facts | null
    detail: string | null
  }[]
}

/** What Prisma reads of a broadcast's deliveries. */
export const DELIVERY_ROWS = {
  orderBy: { kind: 'desc' },
  include: {
    target: { select: { address: true, removedAt: true } },
    redeliveries: { orderBy: { askedAt: 'desc' } },
  },
} as const

type Again = {
  askedAt: Date
  endedAt: Date | null
  state: string
  receipt: unknown
  errorDetail: string | null
}
type Row = {
  id: string
  state: string
  attempts: number
  stagedAt: Date | null
  releasedAt: Date | null
  receipt: unknown
  errorCode: string | null
  errorDetail: string | null
  target: { address: string; removedAt: Date | null }
  redeliveries: Again[]
}

const detailOf = ({ errorCode, errorDetail }: Row): string | null =>
  errorDetail ?? (isWithheldCode(errorCode) ? WITHHELD_WORDS[errorCode] : null)

export const deliveryOfRow = (kind: DeliveryKind, row: Row): BroadcastDelivery => ({
  ...{ deliveryId: row.id, kind, name: DELIVERY[kind].name, address: row.target.address },
  ...{ isTargetRemoved: row.target.removedAt !== null, state: row.state, attempts: row.attempts },
  ...{ stagedAt: row.stagedAt?.getTime() ?? null, releasedAt: row.releasedAt?.getTime() ?? null },
  ...{ receipt: row.receipt as Facts | null, detail: detailOf(row) },
  again: row.redeliveries.map(({ askedAt, endedAt, state, receipt, errorDetail }) => ({
    ...{ askedAt: askedAt.getTime(), endedAt: endedAt?.getTime() ?? null, state: state as 'open' | 'released' | 'failed' },
    ...{ receipt: receipt as Facts | null, detail: errorDetail },
  })),
})
