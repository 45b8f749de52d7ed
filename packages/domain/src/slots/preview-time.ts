import { HOUR_MS } from '../time-units.ts'
import { occurrencesFrom } from './occurrences.ts'
import type { Schedule } from './schedule.ts'
import { wallTimeAt } from './time-zone.ts'

/** The time that a preview is made for. */
export type PreviewTime = {
  airAt: number
  /** On the station's clock. */
  wall: string
  /** As if it aired now; else the next slot. */
  isNow: boolean
}

/** What the sources hold now is fresh for this slot still. */
const NEAR_MS = HOUR_MS

/** The next slot where it is near. A farther one finds newer stories than those of now, which would count as too old for it: then it is now. */
export const previewTime = (schedules: readonly Schedule[], timeZone: string, now: number): PreviewTime => {
  const next = occurrencesFrom(schedules, timeZone, now).next().value
  return next && next.airAt - now <= NEAR_MS
    ? { airAt: next.airAt, wall: next.wall, isNow: false }
    : { airAt: now, wall: wallTimeAt(timeZone, now), isNow: true }
}
