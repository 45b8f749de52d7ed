import { setTimeout as wait } from 'node:timers/promises'
import { holdLease } from '@hourcast/db/lease'
import { randomId } from '@hourcast/db/random-id'
import { renderIdentOf } from '@hourcast/server/broadcasts/fall-back'
import { startEvents } from '@hourcast/server/events/start-events'
import type { Services } from '@hourcast/server/services'
import { createActivities, type StageListener } from '@hourcast/workflows/activities'
import { startEngine } from '@hourcast/workflows/embedded/start-engine'
import { startHousekeeping } from './housekeeping.ts'

export type WorkerOptions = {
  /** Ends the worker in order: runs in hand are put down, the lease is given back. */
  signal: AbortSignal
  onStage?: StageListener
  /** The lease is held and the engine runs. Called again after each time that the database was away. */
  onReady?: () => void
}

const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

/**
 * The background process: holds the lease, hosts the engine, relays events, keeps house. When PostgreSQL goes away everything is put down
 * and taken up again when it is back. Resolves after `signal`.
 */
export const runWorker = async (services: Services, { signal, onStage, onReady }: WorkerOptions): Promise<void> => {
  const { log } = services
  let failures = 0
  while (!signal.aborted) {
    const began = Date.now()
    try {
      const reason = await holdAndRun(services, { signal, ...(onStage ? { onStage } : {}), ...(onReady ? { onReady } : {}) })
      if (signal.aborted) return
      log.warn({ reason: reason.message }, 'the worker starts again')
    } catch (error) {
      if (signal.aborted) return
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the worker could not start; it tries again')
    }
    failures = Date.now() - began > 30_000 ? 0 : failures + 1
    await wait(Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(failures, 10)), undefined, { signal }).catch(() => {})
  }
}

/** One life between taking the lease and losing it. Gives the reason why it ended. */
const holdAndRun = async (services: Services, { signal, onStage, onReady }: WorkerOptions): Promise<Error> => {
  const { db, clock, log } = services
  let lose = (_error: Error): void => {}
  const lost = new Promise<Error>((resolve) => {
    lose = resolve
  })
  const lease = await holdLease(db.url, { holder: randomId(), onLost: (error) => lose(error), signal })
  const endings: (() => Promise<unknown>)[] = [() => lease.release()]
  try {
    const events = await startEvents(services)
    endings.push(() => events.stop())
    const engine = await startEngine({
      db,
      clock,
      log,
      bodies: createActivities(services, onStage),
      renderIdent: (schedulerId, ends) => renderIdentOf(services, schedulerId, ends),
    })
    endings.push(() => engine.stop())
    const house = startHousekeeping(services)
    endings.push(() => house.stop())
    onReady?.()
    const asked = new Promise<Error>((resolve) => {
      signal.addEventListener('abort', () => resolve(new Error('asked to end')), { once: true })
      if (signal.aborted) resolve(new Error('asked to end'))
    })
    return await Promise.race([lost, engine.ended, asked])
  } finally {
    // What was started last ends first; the lease is given back when nothing of ours is at work any more.
    for (const end of endings.reverse()) await end().catch((error: Error) => log.warn({ reason: error.message }, 'while ending'))
  }
}
