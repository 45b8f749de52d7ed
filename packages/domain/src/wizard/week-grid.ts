import { DAYS } from '../slots/day.ts'
import { findHour, HOURLY } from '../slots/hour.ts'
import type { Schedule } from '../slots/schedule.ts'

/** One minute of a cell; `schedules` count from 1 as their schedules do. More than one collide. */
export type WeekSlot = { minute: number; schedules: number[] }

export type WeekCell = {
  /** Monday=1 … Sunday=7. */
  day: number
  /** 0 to 23. */
  hour: number
  /** By minute; the full hour is minute 0, an odd one stands for itself. */
  slots: WeekSlot[]
  /** All that paint the cell, each once, first schedule first. */
  schedules: number[]
  /** Two schedules share a minute of this cell; two in different minutes of one hour do not collide. */
  collides: boolean
}

const MINUTES_OF_AN_HOUR = 60

/** minute of the day → the schedules that have it, for one day of the week. */
const minutesOf = (schedules: readonly Pick<Schedule, 'days' | 'hours'>[], day: number): Map<number, number[]> => {
  const minutes = new Map<number, number[]>()
  schedules.forEach(({ days, hours }, index) => {
    if (!days.includes(day)) return
    for (const minute of new Set(hours.map(findHour))) {
      // A schedule that is being filled in may hold what is no hour yet.
      if (minute !== null) minutes.set(minute, [...(minutes.get(minute) ?? []), index + 1])
    }
  })
  return minutes
}

const cellOf = (day: number, hour: number, minutes: ReadonlyMap<number, number[]>): WeekCell => {
  const slots = [...minutes]
    .filter(([minute]) => Math.floor(minute / MINUTES_OF_AN_HOUR) === hour)
    .map(([minute, schedules]) => ({ minute: minute % MINUTES_OF_AN_HOUR, schedules }))
    .sort((a, b) => a.minute - b.minute)
  return {
    day,
    hour,
    slots,
    schedules: [...new Set(slots.flatMap(({ schedules }) => schedules))].sort((a, b) => a - b),
    collides: slots.some(({ schedules }) => schedules.length > 1),
  }
}

/** The week as it is painted: seven rows, Monday first, of 24 cells each. */
export const weekGrid = (schedules: readonly Pick<Schedule, 'days' | 'hours'>[]): WeekCell[][] =>
  DAYS.map(({ id }) => {
    const minutes = minutesOf(schedules, id)
    return HOURLY.map((_, hour) => cellOf(id, hour, minutes))
  })
