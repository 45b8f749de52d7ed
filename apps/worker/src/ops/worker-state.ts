import type { Clock } from '@hourcast/server/clock'

export type WorkerView = {
  /** `standby`: another worker holds it, or the database is away. */
  lease: 'held' | 'standby'
  /** `running`: this worker hosts or tells the engine, or takes its share of Temporal's steps. */
  engine: 'running' | 'stopped'
  uptimeSeconds: number
  /** Since lease and engine are as they are. */
  sinceSeconds: number
}

/** What this worker does, for /healthz: told by the worker, each time that it changes. */
export type WorkerState = {
  leaseTaken(): void
  engineStarted(): void
  /** The lease is lost or given back, and what came with it. */
  ended(): void
  /** One of Temporal's workers, no matter who holds the lease; or not any more. */
  takesPart(does: boolean): void
  view(): WorkerView
}

export const createWorkerState = (clock: Clock): WorkerState => {
  const startedAt = clock.now()
  let lease: WorkerView['lease'] = 'standby'
  let [isLeading, isTakingPart] = [false, false]
  let since = startedAt
  const changed = (): void => {
    since = clock.now()
  }
  const become = (next: WorkerView['lease'], leads: boolean): void => {
    lease = next
    isLeading = leads
    changed()
  }
  const secondsSince = (then: number) => Math.max(0, Math.round((clock.now() - then) / 1_000))
  return {
    leaseTaken: () => become('held', false),
    engineStarted: () => become('held', true),
    ended: () => become('standby', false),
    takesPart: (does) => {
      isTakingPart = does
      changed()
    },
    view: () => ({
      lease,
      engine: isLeading || isTakingPart ? 'running' : 'stopped',
      uptimeSeconds: secondsSince(startedAt),
      sinceSeconds: secondsSince(since),
    }),
  }
}
