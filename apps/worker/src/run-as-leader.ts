import { setTimeout as wait } from 'node:timers/promises'
import { holdLease } from '@hourcast/db/lease'
import { randomId } from '@hourcast/db/random-id'
import type { OpenBus } from '@hourcast/server/events/open-bus'
import { startRecordingLag } from '@hourcast/server/events/record-lag'
import { startEvents, startRelay } from '@hourcast/server/events/start-events'
import type { Services } from '@hourcast/server/services'
import { startHousekeeping } from './housekeeping.ts'
import type { WorkerState } from './ops/worker-state.ts'
import { endAll, endedOrAsked } from './supervise.ts'

const GIVE_UP_MS = 2_000

/** An engine, or what dispatches to one. */
export type StartEngine = () => Promise<{
  /** Settles when it has ended by itself. */
  ended: Promise<Error>
  stop(): Promise<void>
}>

export type LeaderOptions = {
  signal: AbortSignal
  state: WorkerState
  bus: OpenBus
  startEngine: StartEngine
  /** The lease is held and the engine runs. */
  onLeading: () => void
}

/** Works as the leader from taking the lease to losing it. Returns the reason why it ended. */
export const runAsLeader = async (
  services: Services,
  { signal, state, bus, startEngine, onLeading }: LeaderOptions,
): Promise<Error> => {
  const { db, log } = services
  let lose = (_error: Error): void => {}
  const lost = new Promise<Error>((resolve) => {
    lose = resolve
  })
  const lease = await holdLease(db.url, { holder: randomId(), onLost: (error) => lose(error), signal })
  state.leaseTaken()
  const endings: (() => Promise<unknown>)[] = [() => lease.release()]
  try {
    // Ended the other way round: the engine first, while others may be waiting for a mail server.
    for (const start of [() => startPublishing(services, bus), async () => startHousekeeping(services), startEngine]) {
      const started: { ended?: Promise<Error>; stop(): Promise<void> } = await start()
      endings.push(() => started.stop())
      void started.ended?.then(lose)
    }
    state.engineStarted()
    onLeading()
    return await endedOrAsked(lost, signal)
  } finally {
    state.ended()
    // The lease is given back when nothing of ours is at work any more.
    await endAll(endings, log)
  }
}

/** Events from the outbox to the bus. In one process the listeners are here; over Kafka every worker listens for itself. */
const startPublishing = async (services: Services, { bus, kafka }: OpenBus): Promise<{ stop(): Promise<void> }> => {
  if (!kafka) return startEvents(services, bus)
  const [relay, lag] = [startRelay(services, bus), startRecordingLag(services, kafka)]
  return {
    stop: async () => {
      // A broker that says nothing does not keep the lease from the next one: the relay has a lock of its own in its transaction.
      await Promise.race([Promise.all([relay.stop(), lag.stop()]), wait(GIVE_UP_MS, undefined, { ref: false })])
    },
  }
}
