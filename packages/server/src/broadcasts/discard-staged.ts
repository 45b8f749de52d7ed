import { DAY_MS } from '@hourcast/domain/time-units'
import type { DeliveryJob } from '../delivery/delivery-types.ts'
import { followBetweenTries } from '../schedulers/follow-targets.ts'
import type { Services } from '../services.ts'
import { type DeliveryInput, jobOf } from './delivery-job.ts'
import { faultOf } from './step-fault.ts'

const DISCARD_MS = 10_000
// A try that was refused has left nothing; one that was cut off may have.
const CUT_OFF = new Set(['connection', 'timeout', 'aborted', 'size', 'deadline'])

const mark = (services: Services, deliveryId: string): Promise<unknown> =>
  services.db.prisma.delivery.update({ where: { id: deliveryId }, data: { discardedAt: new Date(services.clock.now()) } })

const untilItFails = async (services: Services, deliveryId: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
    await mark(services, deliveryId)
  } catch (error) {
    services.log.debug({ deliveryId, code: faultOf(error).code }, 'what was staged could not be discarded')
  }
}

/** Takes away what a delivery that was given up has left at its target: one try, which neither fails nor holds up anything. */
export const discardStaged = (services: Services, { code, ...which }: DeliveryInput & { code: string }): Promise<void> =>
  untilItFails(services, which.deliveryId, async () => {
    const { job, delivery } = await jobOf(services, which, AbortSignal.timeout(DISCARD_MS))
    if (delivery.staged !== null || CUT_OFF.has(code)) await services.drivers[job.kind].discard?.(job)
  })

/** Before the second try: where another place was saved since, what a try has left at the former one is taken away, and the delivery goes there. */
export const goWhereWanted = async (services: Services, which: DeliveryInput): Promise<void> => {
  const { state, discardedAt, target } = await services.db.prisma.delivery.findUniqueOrThrow({
    where: { id: which.deliveryId },
    include: { target: true },
  })
  if (state !== 'failed' || target.removedAt === null) return
  // A worker may have died in a try: nobody knows what it left.
  if (discardedAt === null) await discardStaged(services, { ...which, code: 'aborted' })
  await followBetweenTries(services, { schedulerId: target.schedulerId, deliveryId: which.deliveryId })
}

/** How far back a server is cleaned, in days and in broadcasts, and how many files at a time. */
const SINCE_MS = 30 * DAY_MS
const LOOKED_BACK = 300
const AT_ONCE = 5
// Ended and not released: given up, or begun by a worker that died. What is still to be released is somebody's next file. Thousands ask at
// one instant: each looks at a few rows by their keys, however long its history is.
const LEFTOVERS = `
  SELECT delivery.id AS "deliveryId", delivery.broadcast_id AS "broadcastId"
  FROM (
    SELECT id, air_at, ended_at FROM broadcast WHERE scheduler_id = $1 AND air_at > $5 ORDER BY air_at DESC LIMIT ${LOOKED_BACK}) AS broadcast
  JOIN delivery ON delivery.broadcast_id = broadcast.id JOIN target ON target.id = delivery.target_id
  WHERE target.kind = $2 AND target.address = $3 AND delivery.id <> $4
    AND delivery.state <> 'released' AND delivery.attempts > 0 AND delivery.discarded_at IS NULL AND broadcast.ended_at IS NOT NULL
  ORDER BY broadcast.air_at DESC LIMIT ${AT_ONCE}`

/** The server can be reached again: what earlier deliveries to the same place could not take away goes now. */
export const discardLeftovers = async (services: Services, reached: DeliveryJob): Promise<void> => {
  const { discard } = services.drivers[reached.kind]
  if (!discard) return
  const since = new Date(services.clock.now() - SINCE_MS)
  const values = [reached.schedulerId, reached.kind, reached.address, reached.deliveryId, since]
  const { rows } = await services.db.pool.query<DeliveryInput>(LEFTOVERS, values)
  const signal = AbortSignal.timeout(DISCARD_MS)
  for (const which of rows)
    await untilItFails(services, which.deliveryId, async () => {
      signal.throwIfAborted()
      const { job } = await jobOf(services, which, signal)
      // The password or the server's key may have been changed since.
      await discard({ ...job, sealed: reached.sealed, allowPlain: reached.allowPlain, hostKey: reached.hostKey })
    })
}
