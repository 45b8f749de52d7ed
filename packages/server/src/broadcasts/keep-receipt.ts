import { setTimeout as wait } from 'node:timers/promises'
import type { Receipt } from '../delivery/delivery-types.ts'
import type { Services } from '../services.ts'
import { storable } from './storable.ts'

/** About a minute, as long as a mail is claimed. */
const TRIES = 30
const LONGEST_PAUSE_MS = 2_500

/**
 * Without its receipt a mail would be sent again. While the database is away the receipt is kept here, also when the engine has been put
 * down meanwhile: its next life finds it in the row.
 */
export const keepReceipt = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  deliveryId: string,
  receipt: Receipt,
): Promise<void> => {
  const releasedAt = new Date(clock.now())
  for (let tries = 1; ; tries += 1) {
    try {
      await db.prisma.delivery.update({
        where: { id: deliveryId },
        data: { state: 'released', receipt: storable(receipt), releasedAt, errorCode: null, errorDetail: null },
      })
      return
    } catch (error) {
      if (tries >= TRIES) throw error
      await wait(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** tries), undefined, { ref: false })
    }
  }
}
