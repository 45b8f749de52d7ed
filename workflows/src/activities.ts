import type { Stage } from '@hourcast/domain/broadcasts/broadcast'
import { beginBroadcast } from '@hourcast/server/broadcasts/begin-broadcast'
import { releaseDelivery, stageDelivery } from '@hourcast/server/broadcasts/deliver'
import { failDelivery } from '@hourcast/server/broadcasts/fail-delivery'
import { fallBack } from '@hourcast/server/broadcasts/fall-back'
import { type FinishInput, finishBroadcasts } from '@hourcast/server/broadcasts/finish-broadcasts'
import { readContent, writeScript } from '@hourcast/server/broadcasts/prepare'
import { renderBroadcast } from '@hourcast/server/broadcasts/render'
import type { Services } from '@hourcast/server/services'
import type { Activities } from './broadcast/activities-types.ts'
import { coalesce } from './coalesce.ts'

/** The same steps as they are done: with a signal that ends them at their time-out or when the engine stops. */
export type ActivityHandlers = {
  [K in keyof Activities]: (input: Parameters<Activities[K]>[0], signal: AbortSignal) => ReturnType<Activities[K]>
}

/** For screens and the terminal: what a broadcast is doing now. */
export type StageListener = (update: { broadcastId: string; stage: Stage }) => void

/** The steps of a broadcast on the services of this process. */
export const createActivities = (services: Services, onStage: StageListener = () => {}): ActivityHandlers => {
  const enter = async (broadcastId: string, stage: Stage): Promise<void> => {
    onStage({ broadcastId, stage })
    await services.db.pool.query('UPDATE broadcast SET stage = $2 WHERE id = $1 AND ended_at IS NULL', [broadcastId, stage])
  }
  // A stage that could not be recorded holds nothing up.
  const recordStage = (broadcastId: string, stage: Stage): void =>
    void enter(broadcastId, stage).catch((error: Error) =>
      services.log.debug({ broadcastId, error: error.message }, 'stage not noted'),
    )
  const finish = coalesce(
    async (inputs: readonly FinishInput[]) => {
      const ended = await finishBroadcasts(services.db, inputs, services.clock.now(), services.log)
      return inputs.map(({ broadcastId }) => ended.get(broadcastId))
    },
    { atMost: 1_000, together: 2, isDivisible: true },
  )

  return {
    begin: (input) => beginBroadcast(services, input),
    read: async (input, signal) => {
      recordStage(input.broadcastId, 'reading')
      return readContent(services, input, signal)
    },
    write: async (input, signal) => {
      recordStage(input.broadcastId, 'writing')
      return writeScript(services, input, signal)
    },
    render: (input, signal) =>
      renderBroadcast(services, input, { signal, onStage: (stage) => recordStage(input.broadcastId, stage) }),
    fallBack: (input, signal) => fallBack(services, input, signal),
    stage: async (input, signal) => {
      recordStage(input.broadcastId, 'staging')
      return stageDelivery(services, input, signal)
    },
    release: async (input, signal) => {
      recordStage(input.broadcastId, 'releasing')
      return releaseDelivery(services, input, signal)
    },
    failDelivery: (input) => failDelivery(services, input),
    finish: async (input) => {
      const state = (await finish(input)) ?? (await stateOf(services, input.broadcastId))
      onStage({ broadcastId: input.broadcastId, stage: 'done' })
      return { state }
    },
  }
}

const stateOf = async ({ db }: Services, broadcastId: string) => {
  const row = await db.prisma.broadcast.findUnique({ where: { id: broadcastId }, select: { state: true } })
  return (row?.state ?? 'cancelled') as Awaited<ReturnType<Activities['finish']>>['state']
}
