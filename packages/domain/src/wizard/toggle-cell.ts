import { TOO_MANY_SCHEDULES } from '../messages.ts'
import { fail, ok, type Result } from '../problem.ts'
import { canonicalHour, formatHour, isSameHour } from '../slots/hour.ts'
import { MAX_SCHEDULES, type Schedule } from '../slots/schedule.ts'

type Cell = { day: number; hour: string }

const has = (schedule: Schedule, { day, hour }: Cell): boolean =>
  schedule.days.includes(day) && schedule.hours.some((other) => isSameHour(other, hour))

const byMinute = (hours: readonly string[]): string[] =>
  [...hours].sort((a, b) => Number(canonicalHour(a).replace(':', '')) - Number(canonicalHour(b).replace(':', '')))

const without = (hours: readonly string[], hour: string): string[] => hours.filter((other) => !isSameHour(other, hour))

/** A schedule airs each of its hours on each of its days: one cell less may take two schedules. */
const take = (schedule: Schedule, { day, hour }: Cell, newId: () => string): Schedule[] => {
  if (!has(schedule, { day, hour })) return [schedule]
  const days = schedule.days.filter((other) => other !== day)
  const hours = without(schedule.hours, hour)
  if (days.length === 0) return [{ ...schedule, hours }]
  if (hours.length === 0) return [{ ...schedule, days }]
  return [
    { ...schedule, days },
    { id: newId(), days: [day], hours },
  ]
}

/** To the schedule that airs just this hour, or just on this day; else a schedule of its own. */
const give = (schedules: readonly Schedule[], { day, hour }: Cell, newId: () => string): Schedule[] => {
  const ofHour = schedules.find(({ hours }) => hours.length === 1 && hours.every((other) => isSameHour(other, hour)))
  const ofDay = schedules.find(({ days }) => days.length === 1 && days[0] === day)
  const empty = schedules.find(({ days, hours }) => days.length === 0 || hours.length === 0)
  const replace = (schedule: Schedule, change: Partial<Schedule>) =>
    schedules.map((other) => (other === schedule ? { ...schedule, ...change } : other))
  if (ofHour) return replace(ofHour, { days: [...ofHour.days, day].sort() })
  if (ofDay) return replace(ofDay, { hours: byMinute([...ofDay.hours, hour]) })
  if (empty) return replace(empty, { days: [day], hours: [hour] })
  return [...schedules, { id: newId(), days: [day], hours: [hour] }]
}

/**
 * A cell of the week grid is clicked: its full hour airs from now on, or does so no more, and nothing else changes. Cards are joined and
 * parted as it needs; a schedule that airs nothing any more goes, but for the last one.
 */
export const toggleCell = (
  schedules: readonly Schedule[],
  cell: { day: number; hour: number },
  newId: () => string,
): Result<Schedule[]> => {
  const wanted = { day: cell.day, hour: formatHour(cell.hour * 60) }
  const isOn = schedules.some((schedule) => has(schedule, wanted))
  const changed = isOn ? schedules.flatMap((schedule) => take(schedule, wanted, newId)) : give(schedules, wanted, newId)
  const airing = changed.filter(({ days, hours }) => days.length > 0 && hours.length > 0)
  if (airing.length > MAX_SCHEDULES) return fail('invalid', TOO_MANY_SCHEDULES, 'schedules')
  return ok(airing.length > 0 ? airing : changed.slice(0, 1))
}
