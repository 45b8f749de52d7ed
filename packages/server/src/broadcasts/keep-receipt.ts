import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { KEEP_RECEIPT_MS } from '@hourcast/domain/delivery/send-times'
import type { Receipt } from '../delivery/delivery-types.ts'
import type { Services } from '../services.ts'
import { withinDeadline } from '../within-deadline.ts'
import { storable } from './storable.ts'

/** Prisma's word for it. */
const ROW_IS_GONE = 'P2025'
const MAX_PAUSE_MS = 2_500
/** A folder that says nothing is as good as an empty one: what waits for it is late, and nearly always nothing is there. */
const READ_MS = 2_000
const readTooLong = () => new Error(`no answer within ${READ_MS / 1000} s`)

type ReceiptServices = Pick<Services, 'db' | 'clock' | 'receipts'>
type Kept = { receipt: Receipt; releasedAt: number }

const keyOf = (deliveryId: string): string => createHash('sha256').update(deliveryId).digest('hex')

/**
 * While the database is away the receipt is kept in memory, also when the engine has been put down meanwhile: its next life waits for it. And on
 * the disk, for the next process. A disk that hangs does not delay the write to the database.
 */
const writeWhenItCan = async ({ db, clock, receipts }: ReceiptServices, deliveryId: string, kept: Kept): Promise<void> => {
  const releasedAt = new Date(kept.releasedAt)
  let keeping: Promise<void> | undefined
  for (let tries = 1; ; tries += 1) {
    try {
      await db.prisma.delivery.update({
        where: { id: deliveryId },
        data: { state: 'released', receipt: kept.receipt, releasedAt, errorCode: null, errorStep: null, errorDetail: null },
      })
      void keeping?.then(() => receipts.forget(keyOf(deliveryId)))
      return
    } catch (error) {
      const isOver = clock.now() - kept.releasedAt > KEEP_RECEIPT_MS
      if (isOver || (error as { code?: string }).code === ROW_IS_GONE) throw error
      keeping ??= receipts.keep(keyOf(deliveryId), Buffer.from(JSON.stringify(kept)))
      await wait(Math.min(MAX_PAUSE_MS, 50 * 2 ** tries), undefined, { ref: false })
    }
  }
}

/** Without its receipt a mail would be sent again. */
export const keepReceipt = (services: ReceiptServices, deliveryId: string, receipt: Receipt): Promise<void> =>
  writeWhenItCan(services, deliveryId, { receipt: storable(receipt), releasedAt: services.clock.now() })

/** Whether a process that has ended left the receipt of this delivery on this machine; then it stands in the row. */
export const takeKeptReceipt = async (services: ReceiptServices, deliveryId: string): Promise<boolean> => {
  const key = keyOf(deliveryId)
  const reading = () => services.receipts.read(key)
  const bytes = await withinDeadline(READ_MS, undefined, readTooLong, reading).catch(() => undefined)
  if (!bytes) return false
  await writeWhenItCan(services, deliveryId, JSON.parse(bytes.toString('utf8')) as Kept)
  void services.receipts.forget(key)
  return true
}
