import type { BroadcastState } from '@hourcast/domain/broadcasts/broadcast'
import { deliveryOf } from '@hourcast/domain/delivery/delivery-kinds'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { type Activities, type Begun, type Fault, StepFailed } from './activities-types.ts'
import type { WorkflowContext } from './workflow-context.ts'

type Go = Extract<Begun, { go: true }>
type Delivery = Go['deliveries'][number]

/** What the link serves is a function of the clock: it is released by having been staged. */
const isMoved = ({ kind }: Pick<Delivery, 'kind'>): boolean => deliveryOf(kind).release !== 'clock'

const airAtOf = ({ kind, releaseAt }: Delivery): number => releaseAt + deliveryOf(kind).aheadMinutes * MINUTE_MS

const stationOf = ({ stationId }: Go): Pick<Go, 'stationId'> => (stationId === undefined ? {} : { stationId })

/**
 * One broadcast, from its sources to its last receipt: read → write → speak and master → stage → wait for air → release → record,
 * with the ladder at the deadline. Pure: it runs alike in every engine and again from the start after a crash.
 */
export const runBroadcast = async (
  context: WorkflowContext,
  { broadcastId }: { broadcastId: string },
): Promise<BroadcastState> => {
  const begun = await context.act.begin({ broadcastId })
  if (!begun.go) return begun.state
  const failure = await prepare(context, broadcastId, begun)
  if (failure) return (await context.act.finish({ broadcastId, failure })).state
  const firstAt = Math.min(...begun.deliveries.filter(isMoved).map(({ releaseAt }) => releaseAt))
  await inParallel(begun.deliveries, (delivery) =>
    deliver(context, { broadcastId, ...stationOf(begun), until: begun.deliverUntil, firstAt }, delivery),
  )
  for (const delivery of begun.deliveries) if (!isMoved(delivery)) await context.sleepUntil(delivery.releaseAt)
  return (await context.act.finish({ broadcastId })).state
}

/** The fresh bulletin, or the rung that holds. Gives the failure when none does. */
const prepare = async (context: WorkflowContext, broadcastId: string, begun: Go): Promise<Fault | undefined> => {
  const { act } = context
  const of = { broadcastId, ...stationOf(begun) }
  const fault = await faultOf(context, async () => {
    await act.read({ ...of, until: begun.freshUntil })
    await act.write({ ...of, until: begun.freshUntil })
    await act.render({ ...of, until: begun.freshUntil })
  })
  if (!fault) return undefined
  const nothingLeft = await faultOf(context, () => act.fallBack({ ...of, until: begun.deliverUntil, ...fault }))
  // The ladder found no time left: that, and not what the fresh one died of, is why nothing airs.
  return nothingLeft && (nothingLeft.code === 'deadline' ? { ...fault, code: 'deadline' } : fault)
}

type Step = Parameters<Activities['stage']>[0]

/**
 * Staged as early as may be, released at its own time; one target that is in trouble does not hold up the others. What is refused before its
 * time, or before air, is tried once more then: its owner may have mended it by then.
 */
const deliver = async (
  context: WorkflowContext,
  { firstAt, ...of }: { broadcastId: string; stationId?: string; until: number; firstAt: number },
  delivery: Delivery,
): Promise<void> => {
  const { act } = context
  const { deliveryId, kind, releaseAt } = delivery
  const { broadcastId } = of
  const step = { ...of, deliveryId, kind }
  const fault = await faultOf(context, () => handOver(context, step, { releaseAt, armAt: context.armAt(releaseAt, firstAt) }))
  if (!fault) return
  const { code, message } = fault
  const retryAt = fault.step === 'stage' ? releaseAt : airAtOf(delivery)
  const { isTriedAgain } = await act.failDelivery({ broadcastId, deliveryId, code, message, retryAt })
  if (!isTriedAgain) return
  await context.sleepUntil(retryAt)
  const again = { again: true } as const
  const last = await faultOf(context, () => handOver(context, { ...step, ...again }, { releaseAt: retryAt, armAt: retryAt }))
  if (last) await act.failDelivery({ broadcastId, deliveryId, code: last.code, message: last.message, ...again })
}

const handOver = async (
  context: WorkflowContext,
  step: Step,
  { releaseAt, armAt }: { releaseAt: number; armAt: number },
): Promise<void> => {
  await context.act.stage(step)
  if (!isMoved(step)) return
  await context.sleepUntil(armAt)
  await context.act.release({ ...step, at: releaseAt })
}

/** The fault of a step that was given up; anything else that is thrown is the engine's and goes on. */
const faultOf = async (context: WorkflowContext, work: () => Promise<unknown>): Promise<Fault | undefined> => {
  try {
    await work()
    return undefined
  } catch (error) {
    if (context.isCancelled(error) || !(error instanceof StepFailed)) throw error
    return error.fault
  }
}

/** All run to their end before the first error is thrown: nothing of this run goes on behind its back. */
const inParallel = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const settled = await Promise.allSettled(items.map(work))
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
