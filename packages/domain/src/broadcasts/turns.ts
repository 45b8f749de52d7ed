/** Whose an item is, and when its time ends (epoch milliseconds; Infinity: never). */
export type Turn = { station: string; until: number }

type Entry<T> = Turn & { item: T; order: number }

/** Instants are counted in steps of the line: `since` it waits for its next turn, `served` it was last. Entries end with the first one. */
type Station<T> = { key: string; entries: Entry<T>[]; since: number; served: number; seats: Station<T>[] }

export type Turns<T> = {
  /** Gives the way out of the line. */
  add(item: T, turn: Turn): () => void
  /** Takes out the next one. A station that may not go is passed over until it is let back in. */
  take(mayGo?: (station: string) => boolean): T | undefined
  letIn(station: string): void
}

/** The list ends with the first one, so that taking it moves nothing; of two alike the one that came later comes later. */
const insert = <E>(list: E[], one: E, isBefore: (a: E, b: E) => boolean): void => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(one, list[middle] as E)) low = middle + 1
    else high = middle
  }
  list.splice(low, 0, one)
}

const remove = <E>(list: E[], one: E): void => void list.splice(list.indexOf(one), 1)
const isDueBefore = (a: Entry<unknown>, b: Entry<unknown>): boolean =>
  a.until < b.until || (a.until === b.until && a.order < b.order)
const firstOf = <T>({ entries }: Station<T>): Entry<T> => entries.at(-1) as Entry<T>
const isFirstDueBefore = (a: Station<unknown>, b: Station<unknown>): boolean => isDueBefore(firstOf(a), firstOf(b))
const isServedBefore = (a: Station<unknown>, b: Station<unknown>): boolean => a.served < b.served

/**
 * Stations take turns, and within one the earliest deadline goes first. Among stations the earliest deadline goes first as well, but none
 * is served again before each one that waited at its last turn has had its own: nobody waits for more than one item of each other station.
 */
export const createTurns = <T>(): Turns<T> => {
  /** By the order in which they began to wait. */
  const waiting = new Map<string, Station<T>>()
  const passedOver = new Map<string, Station<T>>()
  const lastServed = new Map<string, number>()
  const eligible: Station<T>[] = []
  const resting: Station<T>[] = []
  let step = 0

  const seat = (station: Station<T>): void => {
    station.seats = resting
    insert(resting, station, isServedBefore)
  }
  const wait = (station: Station<T>): void => {
    step += 1
    station.since = step
    waiting.set(station.key, station)
    seat(station)
  }
  const leave = (station: Station<T>, entry: Entry<T>): void => {
    if (!station.entries.includes(entry)) return
    const isWaiting = waiting.get(station.key) === station
    if (isWaiting) remove(station.seats, station)
    remove(station.entries, entry)
    if (station.entries.length === 0) (isWaiting ? waiting : passedOver).delete(station.key)
    else if (isWaiting) seat(station)
  }
  const next = (): Station<T> | undefined => {
    const [oldest] = waiting.values()
    if (!oldest) return undefined
    for (let first = resting.at(-1); first && first.served < oldest.since; first = resting.at(-1)) {
      resting.pop()
      first.seats = eligible
      insert(eligible, first, isFirstDueBefore)
    }
    return eligible.pop()
  }

  return {
    add: (item, { station: key, until }) => {
      step += 1
      const entry = { station: key, until, item, order: step }
      const known = waiting.get(key)
      const station = known ??
        passedOver.get(key) ?? { key, entries: [], since: 0, served: lastServed.get(key) ?? 0, seats: resting }
      const isNew = station.entries.length === 0
      const isFirst = known !== undefined && isDueBefore(entry, firstOf(known))
      if (isFirst) remove(station.seats, station)
      insert(station.entries, entry, isDueBefore)
      if (isNew) wait(station)
      else if (isFirst) seat(station)
      return () => leave(station, entry)
    },
    take: (mayGo = () => true) => {
      for (let station = next(); station; station = next()) {
        waiting.delete(station.key)
        if (!mayGo(station.key)) {
          passedOver.set(station.key, station)
          continue
        }
        const entry = station.entries.pop() as Entry<T>
        step += 1
        station.served = step
        lastServed.set(station.key, step)
        if (station.entries.length > 0) wait(station)
        return entry.item
      }
      lastServed.clear()
      return undefined
    },
    letIn: (key) => {
      const station = passedOver.get(key)
      if (!station) return
      passedOver.delete(key)
      wait(station)
    },
  }
}
