import { MINUTE_MS } from '../time-units.ts'
import { createTurns, type Turn } from './turns.ts'

/**
 * An item that is due later than this waits behind all items that are due sooner, of any station. Once it is due within this time, it takes
 * its turns: so no stream of urgent items keeps another station from its time, no matter how soon each of them is due.
 */
export const SOON_MS = 15 * MINUTE_MS

/** `hasBegun`: a part of it was done before its process died, and is lost if it does not go on in time. */
export type LineTurn = Turn & { hasBegun?: boolean }

export type FairLine<T> = {
  /** Gives the way out of the line. */
  add(item: T, turn: LineTurn): () => void
  /** Takes out who is next at `now`. A station that may not go is passed over until it is let back in. */
  take(now: number, mayGo?: (station: string) => boolean): T | undefined
  letIn(station: string): void
  size(): number
}

type Place<T> = { item: T; turn: Turn; tier: Tier<T> }

type Tier<T> = {
  add(place: Place<T>): void
  /** False where it waits no more. */
  remove(place: Place<T>): boolean
  /** Those that are due by then wait in another tier from now on. */
  pass(dueBy: number, to: Tier<T>): void
  take(mayGo?: (station: string) => boolean): Place<T> | undefined
  letIn(station: string): void
}

const createTier = <T>(): Tier<T> => {
  const turns = createTurns<Place<T>>()
  const exits = new Map<Place<T>, () => void>()
  let firstUntil = Number.POSITIVE_INFINITY
  const tier: Tier<T> = {
    add: (place) => {
      place.tier = tier
      exits.set(place, turns.add(place, place.turn))
      firstUntil = Math.min(firstUntil, place.turn.until)
    },
    remove: (place) => {
      exits.get(place)?.()
      return exits.delete(place)
    },
    pass: (dueBy, to) => {
      if (firstUntil > dueBy) return
      firstUntil = Number.POSITIVE_INFINITY
      for (const place of exits.keys()) {
        const { until } = place.turn
        if (until > dueBy) firstUntil = Math.min(firstUntil, until)
        else {
          tier.remove(place)
          to.add(place)
        }
      }
    },
    take: (mayGo) => {
      const place = turns.take(mayGo)
      if (place) exits.delete(place)
      return place
    },
    letIn: turns.letIn,
  }
  return tier
}

/**
 * Those that have begun, then those that are due soon, then the others; in each, turns between stations. An item that has less than
 * `leastMs` left waits behind those due soon that have more: begun now it would most likely end half done, and so would the next one, whose
 * time it took.
 */
export const createFairLine = <T>({ leastMs = 0 } = {}): FairLine<T> => {
  const begun = createTier<T>()
  const soon = createTier<T>()
  const hardly = createTier<T>()
  const later = createTier<T>()
  const tiers = [begun, soon, hardly, later]
  let waiting = 0

  return {
    add: (item, { hasBegun = false, ...turn }) => {
      const tier = hasBegun ? begun : later
      const place: Place<T> = { item, turn, tier }
      tier.add(place)
      waiting += 1
      return () => {
        if (place.tier.remove(place)) waiting -= 1
      }
    },
    take: (now, mayGo) => {
      later.pass(now + SOON_MS, soon)
      if (leastMs > 0) soon.pass(now + leastMs, hardly)
      for (const tier of tiers) {
        const place = tier.take(mayGo)
        if (!place) continue
        waiting -= 1
        return place.item
      }
      return undefined
    },
    letIn: (station) => {
      for (const tier of tiers) tier.letIn(station)
    },
    size: () => waiting,
  }
}
