import { collisionDetected } from '../messages.ts'
import { dayName } from './day.ts'
import { canonicalHour } from './hour.ts'

/** `first` and `second` count schedules from 1; `hour` as the owner wrote it, or canonical when the two wrote it differently. */
export type Collision = { first: number; second: number; days: number[]; hour: string }

type ScheduleList = readonly { days: readonly number[]; hours: readonly string[] }[]

/** By its canonical form each hour of a schedule, in the first writing: a schedule may have every minute of a day. */
const hoursOf = ({ hours }: ScheduleList[number]): Map<string, string> => {
  const byForm = new Map<string, string>()
  for (const hour of hours) {
    const form = canonicalHour(hour)
    if (!byForm.has(form)) byForm.set(form, hour)
  }
  return byForm
}

const sharedHours = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] =>
  [...a].flatMap(([form, hour]) => {
    const other = b.get(form)
    return other === undefined ? [] : [other === hour ? hour : form]
  })

const sharedDays = (a: readonly number[], b: readonly number[]): number[] =>
  [...new Set(a)].filter((day) => b.includes(day)).sort((x, y) => x - y)

function* collisionsOf(schedules: ScheduleList): Generator<Collision, void> {
  const keyed = schedules.map((schedule) => ({ days: schedule.days, hours: hoursOf(schedule) }))
  for (const [index, schedule] of keyed.entries()) {
    for (const [offset, other] of keyed.slice(index + 1).entries()) {
      const days = sharedDays(schedule.days, other.days)
      if (days.length === 0) continue
      for (const hour of sharedHours(schedule.hours, other.hours))
        yield { first: index + 1, second: index + offset + 2, days, hour }
    }
  }
}

/** All pairs of schedules that share a day and an hour, in the order of the schedules and of the first one's hours. */
export const findCollisions = (schedules: ScheduleList): Collision[] => [...collisionsOf(schedules)]

/** The first of them: no more is looked at. */
export const findCollision = (schedules: ScheduleList): Collision | null => collisionsOf(schedules).next().value ?? null

export const collisionMessage = ({ first, second, days, hour }: Collision): string =>
  collisionDetected(first, second, days.map(dayName), hour)
