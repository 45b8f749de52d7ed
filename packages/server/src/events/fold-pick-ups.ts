import { HOUR_MS } from '@hourcast/domain/time-units'
import type { AnyEvent } from './bus.ts'

/** Pick-ups of one link in one hour by one family of clients. */
export type PickUpHour = {
  schedulerId: string
  /** Its beginning (UTC), epoch milliseconds. */
  hour: number
  family: string
  pickUps: number
  /** Those that had not come before on that day. */
  clients: number
}

/** What events, each told once, add up to, in any order. */
export const foldPickUps = (events: readonly AnyEvent[]): PickUpHour[] => {
  const hours = new Map<string, PickUpHour>()
  for (const event of events) {
    if (event.type !== 'link.fetched') continue
    const { family = 'unknown', pickUps = 1, clients = 0 } = event.payload
    const hour = Math.floor(event.occurredAt / HOUR_MS) * HOUR_MS
    const place = `${event.key}|${hour}|${family}`
    const before = hours.get(place) ?? { schedulerId: event.key, hour, family, pickUps: 0, clients: 0 }
    hours.set(place, { ...before, pickUps: before.pickUps + pickUps, clients: before.clients + clients })
  }
  return [...hours.values()]
}
