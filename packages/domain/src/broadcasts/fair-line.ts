import { MINUTE_MS } from '../time-units.ts'
import { createTurns, type Turn } from './turns.ts'

/**
 * An item that is due later than this waits behind all items that are due sooner, of any station. Once it is due within this time, it takes
 * its turns: so no stream of urgent items keeps another station from its time, no matter how soon each of them is due.
 */
export const SOON_MS = 15 * MINUTE_MS

export type FairLine<T> = {
  /** Gives the way out of the line. */
  add(item: T, turn: Turn): () => void
  /** Takes out who is next at `now`. A station that may not go is passed over until it is let back in. */
  take(now: number, mayGo?: (station: string) => boolean): T | undefined
  letIn(station: string): void
  size(): number
}

type Place<T> = { item: T; turn: Turn; leave(): void }

/** Those who are due soon in turns between stations, then the others in turns between stations. */
export const createFairLine = <T>(): FairLine<T> => {
  const soon = createTurns<Place<T>>()
  const later = createTurns<Place<T>>()
  const waiting = new Set<Place<T>>()
  const unhurried = new Set<Place<T>>()
  let firstUntil = Number.POSITIVE_INFINITY

  const hurry = (dueBefore: number): void => {
    firstUntil = Number.POSITIVE_INFINITY
    for (const place of unhurried) {
      const { until } = place.turn
      if (until > dueBefore) firstUntil = Math.min(firstUntil, until)
      else {
        place.leave()
        unhurried.delete(place)
        place.leave = soon.add(place, place.turn)
      }
    }
  }

  return {
    add: (item, turn) => {
      const place: Place<T> = { item, turn, leave: () => {} }
      place.leave = later.add(place, turn)
      waiting.add(place)
      unhurried.add(place)
      firstUntil = Math.min(firstUntil, turn.until)
      return () => {
        place.leave()
        unhurried.delete(place)
        waiting.delete(place)
      }
    },
    take: (now, mayGo) => {
      if (firstUntil <= now + SOON_MS) hurry(now + SOON_MS)
      const place = soon.take(mayGo) ?? later.take(mayGo)
      if (!place) return undefined
      unhurried.delete(place)
      waiting.delete(place)
      return place.item
    },
    letIn: (station) => {
      soon.letIn(station)
      later.letIn(station)
    },
    size: () => waiting.size,
  }
}
