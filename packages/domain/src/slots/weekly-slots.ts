import { MINUTE_MS } from '../time-units.ts'
import { findHour } from './hour.ts'
import type { Schedule } from './schedule.ts'

/** The slots of all schedules of a scheduler in one week of wall time; minutes count from Monday 0:00. */
export type WeeklySlots = {
  /** Ascending, each once. */
  minutes: readonly number[]
  /** By minute: the schedules that have it, first schedule first. More than one only where schedules collide. */
  owners: ReadonlyMap<number, readonly string[]>
}

/** One wall time on one date: `wallMs` is the reading of the clock as if it were UTC. */
export type WallSlot = { wallMs: number; scheduleIds: readonly string[] }

const DAY_MINUTES = 1_440
const WEEK_MINUTES = 7 * DAY_MINUTES
/** 1970-01-01 was a Thursday. */
const EPOCH_MINUTE_OF_WEEK = 3 * DAY_MINUTES

/** Throws RangeError for an invalid hour: schedules are checked before they come here. */
export const weeklySlots = (schedules: readonly Schedule[]): WeeklySlots => {
  const owners = new Map<number, string[]>()
  for (const { id, days, hours } of schedules) {
    for (const hour of hours) {
      const minute = findHour(hour)
      if (minute === null) throw new RangeError(`'${hour}' is no hour.`)
      for (const day of days) {
        const key = (day - 1) * DAY_MINUTES + minute
        const known = owners.get(key)
        if (known === undefined) owners.set(key, [id])
        else if (!known.includes(id)) known.push(id)
      }
    }
  }
  return { minutes: [...owners.keys()].sort((a, b) => a - b), owners }
}

const minuteOfWeek = (wallMinute: number): number =>
  (((wallMinute + EPOCH_MINUTE_OF_WEEK) % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES

/** Whether the week has a slot at this wall time; `wallMs` is a whole minute. */
export const hasSlot = ({ owners }: WeeklySlots, wallMs: number): boolean => owners.has(minuteOfWeek(wallMs / MINUTE_MS))

/** Index of the first minute at or after `minute`; the length of the list when none follows. */
const indexFrom = (minutes: readonly number[], minute: number): number => {
  let [low, high] = [0, minutes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((minutes[middle] ?? 0) < minute) low = middle + 1
    else high = middle
  }
  return low
}

/** The slots whose wall time lies in [fromWallMs, toWallMs), in order. */
export function* wallSlots({ minutes, owners }: WeeklySlots, fromWallMs: number, toWallMs: number): Generator<WallSlot, void> {
  if (minutes.length === 0) return
  const first = Math.ceil(fromWallMs / MINUTE_MS)
  let weekMinute = first - minuteOfWeek(first)
  let index = indexFrom(minutes, minuteOfWeek(first))
  for (;;) {
    const minute = minutes[index]
    if (minute === undefined) {
      weekMinute += WEEK_MINUTES
      index = 0
      continue
    }
    const wallMs = (weekMinute + minute) * MINUTE_MS
    if (wallMs >= toWallMs) return
    yield { wallMs, scheduleIds: owners.get(minute) ?? [] }
    index += 1
  }
}
