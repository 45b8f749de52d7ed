import { setTimeout as wait } from 'node:timers/promises'
import { CLAIM_MS } from '@hourcast/domain/delivery/send-times'
import type { DeliveryJob, Receipt } from '../delivery/delivery-types.ts'
import type { Services } from '../services.ts'
import { isOver, THIS_PROCESS } from './claim-holder.ts'
import { keepReceipt } from './keep-receipt.ts'

const RECHECK_MS = 500
const STANDS = 'SELECT state, claimed_by FROM delivery WHERE id = $1'
const CLAIM = `
  UPDATE delivery SET claimed_until = $2, claimed_by = $3
  WHERE id = $1 AND state <> 'released' AND (claimed_until IS NULL OR claimed_by = $3 OR claimed_until < $4)`
const GIVE_BACK =
  'UPDATE delivery SET claimed_until = NULL, claimed_by = NULL WHERE id = $1 AND claimed_until = $2 AND claimed_by = $3'

/** Mails that this process sends, or whose receipts it still holds: an engine's next life in it finds them here. */
const inHand = new Set<string>()

const takeInHand = async (deliveryId: string, work: () => Promise<boolean>): Promise<boolean> => {
  if (inHand.has(deliveryId)) return false
  inHand.add(deliveryId)
  try {
    return await work()
  } finally {
    inHand.delete(deliveryId)
  }
}

/**
 * A mail that is sent twice arrives twice, while an upload that is renamed twice is one file. A worker that its engine has given up for dead may
 * hold the same mail at the same instant: of two only one sends, the other waits and finds its receipt, or that it has died. Waiting is no try that
 * has failed: under deaths every few seconds all tries would be used up before the claim of a dead one ends.
 *
 * Once is weighed against on time. A process of this machine that is seen to be gone holds its mail for no longer than sending may take. Any
 * other may have died, or be cut off from the database with the receipt in its hand: its mail waits to the last call, and is sent then, because
 * one too many is better than none. See docs/decisions/060.
 */
export const sendAlone = async (
  services: Pick<Services, 'db' | 'clock' | 'receipts'>,
  { deliveryId, signal }: DeliveryJob,
  { lastCall, send }: { lastCall: number; send: () => Promise<Receipt> },
): Promise<void> => {
  const { db, clock } = services
  const attempt = async (): Promise<boolean> => {
    const { rows } = await db.pool.query<{ state: string; claimed_by: string | null }>(STANDS, [deliveryId])
    const [delivery] = rows
    if (!delivery || delivery.state === 'released') return true
    const now = clock.now()
    const until = new Date(now + CLAIM_MS)
    const isFree = now >= lastCall || isOver(delivery.claimed_by)
    const claimed = await db.pool.query(CLAIM, [deliveryId, until, THIS_PROCESS, isFree ? new Date(now) : null])
    if (claimed.rowCount !== 1) return false
    let receipt: Receipt
    try {
      receipt = await send()
    } catch (error) {
      // What cannot be given back is this process's own: its next try takes it.
      await db.pool.query(GIVE_BACK, [deliveryId, until, THIS_PROCESS]).catch(() => {})
      throw error
    }
    await keepReceipt(services, deliveryId, receipt)
    return true
  }
  while (!(await takeInHand(deliveryId, attempt))) await wait(RECHECK_MS, undefined, { signal })
}
