import { upcomingOccurrences } from './occurrences.ts'
import type { Schedule } from './schedule.ts'

export type Host = { hostName: string; isActive: boolean; schedules: readonly Schedule[] }

/** `airAt` in epoch milliseconds, `wall` on the clock of the zone. */
export type AirTime = { airAt: number; wall: string; hostName: string }

export type ZoneAirTimes = { timeZone: string; next: AirTime[] }

/** What a change of zone does to the air times; `asked` is the zone as it was typed. */
export type ZoneComparison = { asked: string; before: ZoneAirTimes; after: ZoneAirTimes }

/** The first `count` air times of all active hosts at or after an instant, were their station in this zone. */
export const zoneAirTimes = (hosts: readonly Host[], timeZone: string, fromMs: number, count: number): ZoneAirTimes => ({
  timeZone,
  next: hosts
    .filter(({ isActive }) => isActive)
    .flatMap(({ hostName, schedules }) =>
      upcomingOccurrences(schedules, timeZone, fromMs, count).map(({ airAt, wall }) => ({ airAt, wall, hostName })),
    )
    .toSorted((a, b) => a.airAt - b.airAt)
    .slice(0, count),
})
