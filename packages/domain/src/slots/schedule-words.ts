import { DAYS, dayName } from './day.ts'
import { findHour, formatHour, HOURLY } from './hour.ts'
import type { Schedule } from './schedule.ts'

/** At which times, and on which days: 'every hour', 'daily'. */
export type ScheduleLine = { hours: string; days: string }

const HOUR_MINUTES = 60
/** Fewer in a row are named one by one. */
const LEAST_IN_A_ROW = 3

/** Ascending values, parted where the next is not `step` more. */
const runsOf = (values: readonly number[], step: number): number[][] => {
  const runs: number[][] = []
  for (const value of values) {
    const run = runs.at(-1)
    if (run?.at(-1) === value - step) run.push(value)
    else runs.push([value])
  }
  return runs
}

const spanOf = (run: readonly number[], name: (value: number) => string, between: (first: string, last: string) => string) => {
  const [first, last] = [run[0] ?? 0, run.at(-1) ?? 0]
  return run.length < LEAST_IN_A_ROW ? run.map(name) : [between(name(first), name(last))]
}

const daysInWords = (days: readonly number[]): string =>
  days.length === DAYS.length
    ? 'daily'
    : runsOf(days, 1)
        .flatMap((run) =>
          spanOf(
            run,
            (day) => dayName(day).slice(0, 3),
            (first, last) => `${first} to ${last}`,
          ),
        )
        .join(', ')

const runInWords = (run: readonly number[]): string[] => {
  const offset = (run[0] ?? 0) % HOUR_MINUTES
  if (run.length === HOURLY.length) return [offset === 0 ? 'every hour' : `every hour at :${String(offset).padStart(2, '0')}`]
  return spanOf(run, formatHour, (first, last) => `${first} to ${last} hourly`)
}

/** Minutes of the day, ascending. */
const hoursInWords = (minutes: readonly number[]): string => {
  const offsets = [...new Set(minutes.map((minute) => minute % HOUR_MINUTES))]
  const runs = offsets
    .flatMap((offset) =>
      runsOf(
        minutes.filter((minute) => minute % HOUR_MINUTES === offset),
        HOUR_MINUTES,
      ),
    )
    .sort(([a = 0], [b = 0]) => a - b)
  const isHalfHour = (run: readonly number[]) => run.length === HOURLY.length && (run[0] === 0 || run[0] === 30)
  const isHalfHourly = runs.filter(isHalfHour).length === 2
  const named = isHalfHourly ? runs.filter((run) => !isHalfHour(run)) : runs
  return [...(isHalfHourly ? ['every half hour'] : []), ...named.flatMap(runInWords)].join(', ')
}

/**
 * When all schedules of a scheduler air, in as few words as say exactly that. Days that air at the same times share a line, no matter which
 * schedules they come from.
 */
export const scheduleLines = (schedules: readonly Pick<Schedule, 'days' | 'hours'>[]): ScheduleLine[] => {
  const daysOf = new Map<string, number[]>()
  for (const { id } of DAYS) {
    const hours = schedules.filter(({ days }) => days.includes(id)).flatMap((schedule) => schedule.hours)
    const minutes = [...new Set(hours.map(findHour))].filter((minute) => minute !== null).sort((a, b) => a - b)
    if (minutes.length === 0) continue
    const words = hoursInWords(minutes)
    daysOf.set(words, [...(daysOf.get(words) ?? []), id])
  }
  return [...daysOf].map(([hours, days]) => ({ hours, days: daysInWords(days) }))
}
