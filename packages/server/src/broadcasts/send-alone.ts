import { setTimeout as wait } from 'node:timers/promises'
import type { DeliveryJob, Receipt } from '../delivery/delivery-types.ts'
import type { Services } from '../services.ts'

/** As long as sending a mail may take, and a little more. */
const CLAIM_MS = 75_000
const RECHECK_MS = 500
const CLAIM = `
  UPDATE delivery SET claimed_until = $2 WHERE id = $1 AND state <> 'released' AND (claimed_until IS NULL OR claimed_until < $3) RETURNING id`
const GIVE_BACK = 'UPDATE delivery SET claimed_until = NULL WHERE id = $1 AND claimed_until = $2'

/**
 * A mail that is sent twice arrives twice, while an upload that is renamed twice is one file. A worker that its engine has given up for dead may
 * hold the same mail at the same instant: of two only one sends, the other waits and finds its receipt, or that it has died. Waiting is no try that
 * has failed: under deaths every few seconds all tries would be used up before the claim of a dead one ends.
 */
export const sendAlone = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { deliveryId, signal }: DeliveryJob,
  send: () => Promise<Receipt>,
): Promise<Receipt | undefined> => {
  const claim = async (): Promise<Date | undefined> => {
    const until = new Date(clock.now() + CLAIM_MS)
    const { rowCount } = await db.pool.query(CLAIM, [deliveryId, until, new Date(clock.now())])
    return rowCount === 1 ? until : undefined
  }
  let until = await claim()
  while (!until) {
    const { state } = await db.prisma.delivery.findUniqueOrThrow({ where: { id: deliveryId }, select: { state: true } })
    if (state === 'released') return undefined
    await wait(RECHECK_MS, undefined, { signal })
    until = await claim()
  }
  try {
    return await send()
  } catch (error) {
    await db.pool.query(GIVE_BACK, [deliveryId, until])
    throw error
  }
}
