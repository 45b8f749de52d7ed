import type { Bus } from './bus.ts'
import { startHistoryProjection } from './history-projection.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { startNotifyOwner } from './notify-owner.ts'
import { createRelay } from './relay.ts'
import type { NoticeServices } from './send-notices.ts'

/**
 * Everything that listens, and then the relay: what is published before its consumers listen would be told to nobody. `stop`
 * ends them the other way round, after the event in hand; close the database after it.
 */
export const startEvents = async (
  services: NoticeServices,
  bus: Bus = createInProcessBus(),
): Promise<{ bus: Bus; stop(): Promise<void> }> => {
  const stopHistory = await startHistoryProjection(services, bus)
  const notifying = await startNotifyOwner(services, bus)
  const relay = createRelay({ ...services, bus })
  relay.start()
  return {
    bus,
    async stop() {
      await relay.stop()
      await notifying.stop()
      await stopHistory()
    },
  }
}
