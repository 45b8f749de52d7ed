import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'

/**
 * So many of a kind of step at once; the others wait in line, where whose time ends first (`until`) comes first. FTP servers that say nothing,
 * and any owner can name one, hold up no link.
 */
export type Lanes = <T>(lane: string, work: () => Promise<T>, until?: number) => Promise<T>

/** Speaking keeps a core busy: a few that end, one after the other, instead of many that are all half done when a worker dies. */
const SPEAKING: ReadonlySet<string> = new Set(['render', 'fallBack'])

export const isSpeaking = (lane: string): boolean => SPEAKING.has(lane)

/** `concurrency`: so many of a kind of step at once, of those that speak no more than there are cores. */
export const createLanes = (concurrency: number): Lanes => {
  const speakers = Math.min(concurrency, availableParallelism())
  const queues = new Map<string, PQueue>()
  return (lane, work, until = 0) => {
    const queue = queues.get(lane) ?? new PQueue({ concurrency: isSpeaking(lane) ? speakers : concurrency })
    queues.set(lane, queue)
    // The higher goes first.
    return queue.add(work, { priority: -until })
  }
}
