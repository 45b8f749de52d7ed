import { availableParallelism } from 'node:os'
import { RENDER_MS } from '@hourcast/domain/broadcasts/deadlines'
import type { LineTurn } from '@hourcast/domain/broadcasts/fair-line'
import { createFairPlaces, type FairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { DELIVERY, DELIVERY_KINDS } from '@hourcast/domain/delivery/delivery-kinds'
import type { Clock } from '@hourcast/server/clock'

/**
 * A few of a kind of step run at once; the others wait, in turns between stations. FTP servers that say nothing, and any owner can
 * name one, hold up no link.
 */
export type StepQueues = <T>(queue: string, work: () => Promise<T>, turn: LineTurn & { signal?: AbortSignal }) => Promise<T>

/** Speaking keeps a core busy: a few that end, one after the other, instead of many that are all half done when a worker dies. */
const SPEAKING: ReadonlySet<string> = new Set(['render', 'fallBack'])

export const isSpeaking = (queue: string): boolean => SPEAKING.has(queue)

/**
 * The share of the places that one station may hold, where a step waits for what its owner has named: a server that says nothing gives
 * them back after minutes. A writer behind an address takes long as well, but ends. Other steps end soon: there one station may have all.
 */
const SHARES: Readonly<Record<string, number>> = {
  read: 1 / 4,
  write: 1 / 2,
  ...Object.fromEntries(DELIVERY_KINDS.flatMap((kind) => DELIVERY[kind].waitsInTurn.map((step) => [`${step} ${kind}`, 1 / 4]))),
}

/** Steps in which somebody outside is waited for. */
export const waitsOutside = (queue: string): boolean => queue in SHARES

export const queueNameOf = (step: string, kind?: string): string => (kind === undefined ? step : `${step} ${kind}`)

/** `concurrency`: how many of a kind of step run at once; of those that speak, no more than there are cores. */
export const createStepQueues = (concurrency: number, clock: Clock): StepQueues => {
  const speakers = Math.min(concurrency, availableParallelism())
  const stepQueues = new Map<string, FairPlaces>()
  const open = (queue: string): FairPlaces => {
    const places = isSpeaking(queue) ? speakers : concurrency
    const perStation = Math.max(1, Math.floor(places * (SHARES[queue] ?? 1)))
    const opened = createFairPlaces({ places, perStation, leastMs: queue === 'render' ? RENDER_MS : 0, now: clock.now })
    stepQueues.set(queue, opened)
    return opened
  }
  return (queue, work, turn) => (stepQueues.get(queue) ?? open(queue)).run(work, turn)
}
