import { dayName } from './day.ts'
import { canonicalHour, isSameHour } from './hour.ts'
import { collisionDetected } from './messages.ts'

/** `first` and `second` count schedules from 1; `hour` as the owner wrote it, or canonical when the two wrote it differently. */
export type Collision = { first: number; second: number; days: number[]; hour: string }

type Cards = readonly { days: readonly number[]; hours: readonly string[] }[]

const sharedHours = (a: readonly string[], b: readonly string[]): string[] =>
  a.flatMap((hour) => {
    const other = b.find((candidate) => isSameHour(candidate, hour))
    return other === undefined ? [] : [other === hour ? hour : canonicalHour(hour)]
  })

const sharedDays = (a: readonly number[], b: readonly number[]): number[] =>
  [...new Set(a)].filter((day) => b.includes(day)).sort((x, y) => x - y)

/** All pairs of schedules that share a day and an hour, in the order of the cards and of the first one's hours. */
export const findCollisions = (schedules: Cards): Collision[] =>
  schedules.flatMap((card, index) =>
    schedules.slice(index + 1).flatMap((other, offset) => {
      const days = sharedDays(card.days, other.days)
      if (days.length === 0) return []
      return sharedHours(card.hours, other.hours).map((hour) => ({ first: index + 1, second: index + offset + 2, days, hour }))
    }),
  )

export const collisionMessage = ({ first, second, days, hour }: Collision): string =>
  collisionDetected(first, second, days.map(dayName), hour)
