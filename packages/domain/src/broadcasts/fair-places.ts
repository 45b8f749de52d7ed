import { hearAbort } from '../hear-abort.ts'
import { createFairLine, type LineTurn } from './fair-line.ts'

export type FairPlaces = {
  /**
   * Whose signal is aborted while it waits leaves the line at once and never begins. What belongs to no station waits in order of
   * arrival.
   */
  run<T>(work: () => Promise<T>, turn?: Partial<LineTurn> & Called): Promise<T>
  /** How many wait for a place. */
  waiting(): number
}

type Called = { signal?: AbortSignal | undefined }

type Limits = {
  /** How many work at once. */
  places: number
  /** How many of them one station may hold: the rest stays free for the others. */
  perStation?: number
  maxWaiting?: number
  /** What has less time left waits behind what has more. */
  leastMs?: number
  whenFull?: () => Error
  /** Epoch milliseconds. */
  now: () => number
}

/** Places, taken in turns between stations. A place is handed on before anybody new can slip in between. */
export const createFairPlaces = ({ places, perStation = places, leastMs = 0, now, ...limits }: Limits): FairPlaces => {
  const { maxWaiting = Number.POSITIVE_INFINITY, whenFull = () => new Error('too many wait already') } = limits
  const line = createFairLine<() => void>({ leastMs })
  const held = new Map<string, number>()
  let taken = 0

  const heldBy = (station: string): number => held.get(station) ?? 0
  const mayGo = (station: string): boolean => heldBy(station) < perStation
  const fill = (): void => {
    while (taken < places) {
      const start = line.take(now(), mayGo)
      if (!start) return
      start()
    }
  }
  const enter = ({ signal, ...turn }: LineTurn & Called): Promise<void> =>
    new Promise((resolve, reject) => {
      const onAbort = (): void => {
        leave()
        reject(signal?.reason)
      }
      const start = (): void => {
        unhear()
        taken += 1
        held.set(turn.station, heldBy(turn.station) + 1)
        resolve()
      }
      const leave = line.add(start, turn)
      const unhear = hearAbort(signal, onAbort)
      fill()
    })
  const exit = (station: string): void => {
    taken -= 1
    if (heldBy(station) > 1) held.set(station, heldBy(station) - 1)
    else held.delete(station)
    line.letIn(station)
    fill()
  }

  return {
    waiting: () => line.size(),
    run: async (work, { station = '', until = Number.POSITIVE_INFINITY, hasBegun = false, signal } = {}) => {
      signal?.throwIfAborted()
      if (taken >= places && line.size() >= maxWaiting) throw whenFull()
      await enter({ station, until, hasBegun, signal })
      try {
        signal?.throwIfAborted()
        return await work()
      } finally {
        exit(station)
      }
    },
  }
}
