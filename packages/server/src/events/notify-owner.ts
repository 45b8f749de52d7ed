import { TOPICS } from '@hourcast/domain/events'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Bus, EventHandler } from './bus.ts'
import { noteForOwners, OWNER_NOTICES } from './note-for-owners.ts'
import { type NoticeServices, sendNotices } from './send-notices.ts'
import { createSleeper } from './sleeper.ts'

const SWEEP_MS = MINUTE_MS

/**
 * Tells owners by e-mail of failures, fall-backs and recoveries: at once when trouble begins or gets worse, then at most once an hour,
 * and once more when it works again. What is to be said stands in the database before it is sent; what is held or could not go out is
 * looked at each minute.
 */
export const startNotifyOwner = async (
  services: NoticeServices,
  bus: Bus,
  signal?: AbortSignal,
): Promise<() => Promise<void>> => {
  const sleeper = createSleeper()
  const stopping = new AbortController()

  const sendUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await sendNotices(services, stopping.signal)
      } catch (error) {
        services.log.warn(`telling owners failed: ${error instanceof Error ? error.message : error}`)
      }
      await sleeper.sleep(SWEEP_MS)
    }
  }

  const handle: EventHandler = async (events) => {
    if ((await noteForOwners(services, events)) > 0) sleeper.wake()
  }
  // What is noted already waits for no bus.
  const sending = sendUntilStopped()
  const endSending = async () => {
    stopping.abort()
    sleeper.wake()
    await sending
  }
  try {
    const unsubscribe = await bus.subscribe(OWNER_NOTICES, [TOPICS.broadcasts], handle, signal)
    return async () => {
      await unsubscribe()
      await endSending()
    }
  } catch (error) {
    await endSending()
    throw error
  }
}
