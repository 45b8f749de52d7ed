import { setTimeout as wait } from 'node:timers/promises'
import { KEEP_RECEIPT_MS } from '@hourcast/domain/delivery/send-times'
import type { Receipt } from '../delivery/delivery-types.ts'
import type { Services } from '../services.ts'
import { storable } from './storable.ts'

/** Prisma's word for it. */
const ROW_IS_GONE = 'P2025'
const MAX_PAUSE_MS = 2_500

/**
 * Without its receipt a mail would be sent again. While the database is away the receipt is kept here, also when the engine has been put
 * down meanwhile: its next life waits for it.
 */
export const keepReceipt = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  deliveryId: string,
  receipt: Receipt,
): Promise<void> => {
  const releasedAt = clock.now()
  for (let tries = 1; ; tries += 1) {
    try {
      await db.prisma.delivery.update({
        where: { id: deliveryId },
        data: {
          ...{ state: 'released', receipt: storable(receipt), releasedAt: new Date(releasedAt) },
          ...{ errorCode: null, errorStep: null, errorDetail: null },
        },
      })
      return
    } catch (error) {
      const isOver = clock.now() - releasedAt > KEEP_RECEIPT_MS
      if (isOver || (error as { code?: string }).code === ROW_IS_GONE) throw error
      await wait(Math.min(MAX_PAUSE_MS, 50 * 2 ** tries), undefined, { ref: false })
    }
  }
}
