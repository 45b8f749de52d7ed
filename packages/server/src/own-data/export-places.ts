import { DAY_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import type { Clock } from '../clock.ts'

/** Each of them reads a disk for as long as a download takes. */
const MAX_AT_ONCE = 3
/** So long a download gives way to nobody. */
const UNDISTURBED_MS = 10 * MINUTE_MS

export type ExportPlace = {
  /** Aborted when the place goes to a station that has downloaded less. */
  giveWay: AbortSignal
  leave(): void
}
export type ExportPlaces = { take(stationId: string): ExportPlace | 'is-open' | 'full' }

type Held = { since: number; giveWay: AbortController }

/**
 * Places for downloads, one for a station. Where none is free, the station that has downloaded longest within the last day gives its own to one that has
 * downloaded less: a few that take theirs slowly, or again and again, keep nobody else waiting for longer than ten minutes.
 */
export const createExportPlaces = ({ now }: Clock): ExportPlaces => {
  const held = new Map<string, Held>()
  const before = new Map<string, { ms: number; at: number }>()

  const msOf = (stationId: string): number => {
    const since = held.get(stationId)?.since ?? now()
    return (before.get(stationId)?.ms ?? 0) + now() - since
  }
  const forgetOld = (): void => {
    for (const [stationId, { at }] of before) if (at < now() - DAY_MS) before.delete(stationId)
  }
  const leave = (stationId: string, place: Held): void => {
    if (held.get(stationId) !== place) return
    before.set(stationId, { ms: msOf(stationId), at: now() })
    held.delete(stationId)
  }
  const makeRoom = (stationId: string): void => {
    const [longest] = [...held]
      .filter(([other, { since }]) => now() - since >= UNDISTURBED_MS && msOf(other) > msOf(stationId))
      .sort(([one], [other]) => msOf(other) - msOf(one))
    if (!longest) return
    leave(...longest)
    longest[1].giveWay.abort()
  }

  return {
    take: (stationId) => {
      if (held.has(stationId)) return 'is-open'
      forgetOld()
      if (held.size >= MAX_AT_ONCE) makeRoom(stationId)
      if (held.size >= MAX_AT_ONCE) return 'full'
      const place = { since: now(), giveWay: new AbortController() }
      held.set(stationId, place)
      return { giveWay: place.giveWay.signal, leave: () => leave(stationId, place) }
    },
  }
}
