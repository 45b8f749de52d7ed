import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { createRecentCost } from './recent-cost.ts'

const LATELY_MS = 15 * MINUTE_MS

type Options = {
  places: number
  /** A station that has cost more than this lately waits behind those that have not. */
  lightMs: number
  now: () => number
}

export type LightFirst = {
  run<T>(work: () => Promise<T>, whose: { station: string; signal?: AbortSignal | undefined }): Promise<T>
  /** What a station's work has cost, as soon as it is known. */
  charge(station: string, ms: number): void
}

/**
 * So many places, one at a time for each station: much of one station's work keeps that station waiting, and nobody else. Then in turns between
 * stations, first those that have cost little lately: many hostile stations keep each other waiting.
 */
export const createLightFirst = ({ places, lightMs, now }: Options): LightFirst => {
  const own = createFairPlaces({ places: Number.POSITIVE_INFINITY, perStation: 1, now })
  const shared = createFairPlaces({ places, now })
  const recent = createRecentCost(LATELY_MS, now)
  // Asked when the station's turn among its own has come: a hundred that were put in line at once are not all light.
  const dueOf = (station: string): number => (recent.of(station) > lightMs ? Number.POSITIVE_INFINITY : now())
  return {
    charge: recent.add,
    run: (work, { station, signal }) =>
      own.run(() => shared.run(work, { station, until: dueOf(station), signal }), { station, signal }),
  }
}
