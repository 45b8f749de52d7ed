import { TOO_MANY_SCHEDULES } from '../messages.ts'
import { fail, ok, type Result } from '../problem.ts'
import { canonicalHour, findHour, isSameHour } from '../slots/hour.ts'
import { MAX_SCHEDULES, type Schedule } from '../slots/schedule.ts'

/** A part of the week: each of these hours on each of these days. */
export type WeekBlock = { days: readonly number[]; hours: readonly string[] }

const hasHour = (hours: readonly string[], hour: string): boolean => hours.some((other) => isSameHour(other, hour))

const byMinute = (hours: readonly string[]): string[] => [...hours].sort((a, b) => (findHour(a) ?? 0) - (findHour(b) ?? 0))

const isSameSet = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((entry) => other.includes(entry))

/** A schedule airs each of its hours on each of its days: a block less may take two schedules. */
const take = (schedule: Schedule, block: WeekBlock, newId: () => string): Schedule[] => {
  const days = schedule.days.filter((day) => !block.days.includes(day))
  const parted = schedule.days.filter((day) => block.days.includes(day))
  const hours = schedule.hours.filter((hour) => !hasHour(block.hours, hour))
  if (parted.length === 0 || hours.length === schedule.hours.length) return [schedule]
  if (days.length === 0) return [{ ...schedule, hours }]
  if (hours.length === 0) return [{ ...schedule, days }]
  return [
    { ...schedule, days },
    { id: newId(), days: parted, hours },
  ]
}

/** A block that is free goes to the schedule that airs just these hours, or just on these days; else it is a schedule of its own. */
const give = (schedules: readonly Schedule[], block: WeekBlock, newId: () => string): Schedule[] => {
  const [days, hours] = [[...block.days], [...block.hours]]
  const ofHours = schedules.find((schedule) => isSameSet(schedule.hours.map(canonicalHour), hours.map(canonicalHour)))
  const ofDays = schedules.find((schedule) => isSameSet(schedule.days, days))
  const empty = schedules.find((schedule) => schedule.days.length === 0 || schedule.hours.length === 0)
  const replace = (schedule: Schedule, change: Partial<Schedule>) =>
    schedules.map((other) => (other === schedule ? { ...schedule, ...change } : other))
  if (ofHours) return replace(ofHours, { days: [...ofHours.days, ...days].sort() })
  if (ofDays) return replace(ofDays, { hours: byMinute([...ofDays.hours, ...hours]) })
  if (empty) return replace(empty, { days, hours })
  return [...schedules, { id: newId(), days, hours }]
}

/** What of a block no schedule airs yet; days that lack the same hours stand together. */
const freeOf = (schedules: readonly Schedule[], block: WeekBlock): WeekBlock[] => {
  const free = new Map<string, { days: number[]; hours: string[] }>()
  for (const day of block.days) {
    const ofDay = schedules.filter(({ days }) => days.includes(day)).flatMap(({ hours }) => hours)
    const hours = block.hours.filter((hour) => !hasHour(ofDay, hour))
    if (hours.length === 0) continue
    const known = free.get(hours.join())
    if (known) known.days.push(day)
    else free.set(hours.join(), { days: [day], hours })
  }
  return [...free.values()]
}

/**
 * A block of the week grid is painted: all of it airs from now on, or none of it, and nothing else changes. Cards are joined and parted as it
 * needs; a schedule that airs nothing any more goes, but for the last one.
 */
export const paintWeek = (
  schedules: readonly Schedule[],
  { isOn, ...block }: WeekBlock & { isOn: boolean },
  newId: () => string,
): Result<Schedule[]> => {
  const changed = isOn
    ? freeOf(schedules, block).reduce((list, free) => give(list, free, newId), [...schedules])
    : schedules.flatMap((schedule) => take(schedule, block, newId))
  const airing = changed.filter(({ days, hours }) => days.length > 0 && hours.length > 0)
  if (airing.length > MAX_SCHEDULES) return fail('invalid', TOO_MANY_SCHEDULES, 'schedules')
  return ok(airing.length > 0 ? airing : changed.slice(0, 1))
}
