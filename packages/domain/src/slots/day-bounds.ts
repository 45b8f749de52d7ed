import { DAY_MS, MINUTE_MS } from '../time-units.ts'
import { wallTimeAt } from './time-zone.ts'

/** Whether it is a day of the calendar, written 2026-11-22. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** No clock is further from UTC. */
const FURTHEST_MS = 15 * 60 * MINUTE_MS

/** The first minute at which the clock of the zone shows this day, or a later one where the zone skipped it. */
const beginOf = (zone: string, day: string): number => {
  const utc = Date.parse(`${day}T00:00:00Z`)
  let [before, from] = [(utc - FURTHEST_MS) / MINUTE_MS, (utc + FURTHEST_MS) / MINUTE_MS]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (wallTimeAt(zone, middle * MINUTE_MS) >= day) from = middle
    else before = middle
  }
  return from * MINUTE_MS
}

/** When a day of a zone begins and ends, in epoch milliseconds: 23, 24 or 25 hours. Exclusive `to`. */
export const dayBounds = (zone: string, day: string): { from: number; to: number } => ({
  from: beginOf(zone, day),
  to: beginOf(zone, new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)),
})
