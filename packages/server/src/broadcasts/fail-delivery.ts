import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { followBetweenTries } from '../schedulers/follow-targets.ts'
import type { Services } from '../services.ts'
import { type BegunBroadcast, eventOf } from './broadcast-row.ts'
import { CLOCK_KINDS } from './clock-kinds.ts'
import type { DeliveryInput } from './delivery-job.ts'
import { discardStaged } from './discard-staged.ts'

const GIVE_UP = `
  UPDATE delivery SET state = 'failed', error_code = $2, error_detail = $3
  FROM broadcast, (SELECT state FROM delivery WHERE id = $1) AS before
  WHERE delivery.id = $1 AND broadcast.id = delivery.broadcast_id
    AND delivery.state NOT IN ('released', 'withheld') AND NOT (delivery.kind IN (${CLOCK_KINDS}) AND delivery.state = 'staged')
  RETURNING broadcast.id, broadcast.scheduler_id AS "schedulerId", broadcast.kind, broadcast.air_at AS "airAt", delivery.kind AS target,
    before.state = 'failed' AS "wasFailed", EXISTS (
      SELECT FROM delivery AS other WHERE other.broadcast_id = broadcast.id AND other.id <> $1 AND other.state NOT IN ('failed', 'withheld')) AS "hasOthers"`

type GivenUp = Pick<BegunBroadcast, 'id' | 'schedulerId' | 'kind'> & {
  airAt: Date
  target: DeliveryKind
  wasFailed: boolean
  hasOthers: boolean
}
type Failure = DeliveryInput & {
  code: string
  message: string
  /** When it could be tried once more. */
  retryAt?: number
}

/**
 * Given up: no try is left before the deadline, or before `retryAt`, when it is tried once more. A link that is staged needs none. What lies
 * at the target under a temporary name is taken away. Told in the same commit, for the owner may mend it before air; where no target
 * is left to be tried, the broadcast's end tells it.
 */
export const failDelivery = async (
  services: Services,
  { broadcastId, deliveryId, code, message, retryAt }: Failure,
): Promise<{ failed: true; isTriedAgain?: true }> => {
  const { db, clock } = services
  const givenUp = await inSqlTransaction(db, async ({ sql }) => {
    // All of them, in one order: of two given up at once the second sees the first.
    await sql('SELECT FROM delivery WHERE broadcast_id = $1 ORDER BY id FOR UPDATE', [broadcastId])
    const [row] = await sql<GivenUp>(GIVE_UP, [deliveryId, code, message])
    if (!row) return undefined
    // Asked again after a crash it keeps what it may have told, although the time has come meanwhile.
    const isTriedAgain = retryAt !== undefined && (row.wasFailed || clock.now() < retryAt)
    const isReported = !row.wasFailed && (isTriedAgain || row.hasOthers)
    const triedAgainAt = isTriedAgain ? retryAt : undefined
    if (isReported) await appendEvents(sql, [targetFailed(row, code, triedAgainAt)], clock.now())
    return { isTriedAgain, schedulerId: row.schedulerId }
  })
  if (!givenUp) return { failed: true }
  await discardStaged(services, { broadcastId, deliveryId, code })
  // Behind it: what was left lies at the place that was tried.
  await followBetweenTries(services, { schedulerId: givenUp.schedulerId, deliveryId })
  return { failed: true, ...(givenUp.isTriedAgain ? { isTriedAgain: true } : {}) }
}

const targetFailed = ({ id, schedulerId, kind, airAt, target }: GivenUp, code: string, triedAgainAt?: number): NewEvent => ({
  type: 'broadcast.target-failed',
  key: schedulerId,
  payload: {
    ...eventOf({ id, schedulerId, kind, airAt: airAt.getTime() }),
    target,
    code,
    ...(triedAgainAt === undefined ? {} : { isTriedAgain: true, triedAgainAt: new Date(triedAgainAt).toISOString() }),
  },
})
