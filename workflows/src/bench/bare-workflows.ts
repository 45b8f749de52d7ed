// The entry of the bundle that the benchmark measures against: the same activities in the same order, the same of them local, the same tick
// and child, written by hand with nothing else - no details, no search attributes, no queries, no arming ahead, no ladder.
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { ParentClosePolicy, proxyActivities, proxyLocalActivities, sleep, startChild, workflowInfo } from '@temporalio/workflow'
import type { Activities } from '../broadcast/activities-types.ts'
import { voiceQueueOf } from '../temporal/names.ts'
import type { ScheduleActivities } from '../temporal/run-types.ts'

const rows = proxyLocalActivities<ScheduleActivities & Pick<Activities, 'begin' | 'read' | 'write' | 'stage' | 'finish'>>({
  startToCloseTimeout: '30s',
})
const world = proxyActivities<Pick<Activities, 'stage' | 'release'>>({ startToCloseTimeout: '190s' })

export const bareSchedule = async ({ ref }: { ref: string }): Promise<void> => {
  for (;;) {
    const fired = await rows.fire({ ref })
    if (!fired) return
    for (const { broadcastId, airAt } of fired.planned)
      await startChild(bareBroadcast, {
        workflowId: `bare:${broadcastId}`,
        args: [{ broadcastId, airAt }],
        parentClosePolicy: ParentClosePolicy.ABANDON,
      })
    if (!fired.next) return
    await sleep(Math.max(1, fired.next.wakeAt - Date.now()))
  }
}

export const bareBroadcast = async ({ broadcastId, airAt }: { broadcastId: string; airAt: number }): Promise<string> => {
  const begun = await rows.begin({ broadcastId })
  if (!begun.go) return begun.state
  const until = begun.deliverUntil
  await rows.read({ broadcastId, until })
  await rows.write({ broadcastId, until })
  const { render } = proxyActivities<Pick<Activities, 'render'>>({
    startToCloseTimeout: '180s',
    taskQueue: voiceQueueOf(workflowInfo().taskQueue),
  })
  await render({ broadcastId, until })
  const stagingOf = (kind: DeliveryKind) => (kind === 'ftp' ? world : rows).stage
  await Promise.all(begun.deliveries.map(({ deliveryId, kind }) => stagingOf(kind)({ broadcastId, until, deliveryId, kind })))
  await sleep(Math.max(1, airAt - Date.now()))
  const released = begun.deliveries.filter(({ kind }) => kind !== 'link')
  await Promise.all(
    released.map(({ deliveryId, kind, releaseAt: at }) => world.release({ broadcastId, until, deliveryId, kind, at })),
  )
  return (await rows.finish({ broadcastId })).state
}

/** A schedule that was signalled and waits, without looking at any row. */
export const bareSleeper = (): Promise<void> => sleep('1 day')
