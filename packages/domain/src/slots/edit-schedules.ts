import { TOO_MANY_SCHEDULES } from '../messages.ts'
import { fail, ok, type Result } from '../problem.ts'
import { collisionMessage, findCollision } from './collision.ts'
import { DAYS, dayName } from './day.ts'
import { canonicalHour, findHour, HOURLY, isSameHour, parseHour, withColon } from './hour.ts'
import { defaultSchedule, MAX_SCHEDULES, monthlyCount, type Schedule, uniqueHours, weeklyCount } from './schedule.ts'

/** The first full hour that no schedule has on any of these days; none when the day is full. */
const freeHours = (schedules: readonly Schedule[], days: readonly number[]): string[] => {
  const sharing = schedules.filter((schedule) => schedule.days.some((day) => days.includes(day)))
  const taken = new Set(sharing.flatMap(({ hours }) => hours.map(canonicalHour)))
  return HOURLY.filter((hour) => !taken.has(hour)).slice(0, 1)
}

/**
 * 'Add Schedule': one more schedule at the end, Monday to Friday at the first full hour that is free. At the limit of 24, and while two
 * schedules collide, none is added.
 */
export const addSchedule = (schedules: readonly Schedule[], id: string): Result<Schedule[]> => {
  if (schedules.length >= MAX_SCHEDULES) return fail('invalid', TOO_MANY_SCHEDULES, 'schedules')
  const collision = findCollision(schedules)
  if (collision) return fail('invalid', collisionMessage(collision), 'schedules')
  const schedule = defaultSchedule(id)
  return ok([...schedules, { ...schedule, hours: freeHours(schedules, schedule.days) }])
}

/**
 * 'Copy': one more schedule behind its original, with the same hours on the days on which all of them are free. Where no day is, it has the same
 * days, and its hours are yet to be chosen.
 */
export const copySchedule = (schedules: readonly Schedule[], id: string, newId: string): Result<Schedule[]> => {
  if (schedules.length >= MAX_SCHEDULES) return fail('invalid', TOO_MANY_SCHEDULES, 'schedules')
  const isTaken = ({ hours }: Schedule, day: number) =>
    schedules.some((other) => other.days.includes(day) && other.hours.some((hour) => hours.some((own) => isSameHour(own, hour))))
  return ok(
    schedules.flatMap((schedule) => {
      if (schedule.id !== id) return [schedule]
      const days: number[] = DAYS.map((day) => day.id).filter((day) => !isTaken(schedule, day))
      const copy = days.length > 0 ? { days, hours: [...schedule.hours] } : { days: [...schedule.days], hours: [] }
      return [schedule, { id: newId, ...copy }]
    }),
  )
}

/** The first schedule that airs nothing, by its id: a day or an hour of it is missing. */
export const findUnfinished = (schedules: readonly Schedule[]): string | null =>
  schedules.find(({ days, hours }) => days.length === 0 || hours.length === 0)?.id ?? null

/** The corner button of a schedule. The last one stays: a scheduler without a schedule never airs. */
export const removeSchedule = (schedules: readonly Schedule[], id: string): Schedule[] =>
  schedules.length > 1 ? schedules.filter((schedule) => schedule.id !== id) : [...schedules]

/** The hours to choose from: 0:00 to 23:00, and behind them every other hour that a schedule has, in the order of the schedules. */
export const hourChoices = (schedules: readonly Pick<Schedule, 'hours'>[]): string[] =>
  uniqueHours([...HOURLY, ...schedules.flatMap(({ hours }) => hours.filter((hour) => findHour(hour) !== null))])

/** 'Custom': a valid new hour is appended to the hour list and to the latest schedule. What is known already is not written twice. */
export const addCustomHour = (
  { hours, schedules }: { hours: readonly string[]; schedules: readonly Schedule[] },
  entered: string,
): Result<{ hours: string[]; schedules: Schedule[] }> => {
  const text = withColon(entered.trim())
  const parsed = parseHour(text)
  if (!parsed.ok) return parsed
  const hour = hours.find((known) => canonicalHour(known) === canonicalHour(text)) ?? text
  const latest = schedules.length - 1
  return ok({
    hours: uniqueHours([...hours, hour]),
    schedules: schedules.map((schedule, index) =>
      index === latest ? { ...schedule, hours: uniqueHours([...schedule.hours, hour]) } : schedule,
    ),
  })
}

/** What stands typed at schedules, by their ids, goes to them. The first that is no time is told, with its schedule as the field. */
export const addTypedHours = (schedules: readonly Schedule[], typed: ReadonlyMap<string, string>): Result<Schedule[]> => {
  let list = [...schedules]
  for (const [index, { id }] of schedules.entries()) {
    const text = typed.get(id)
    if (text === undefined) continue
    const added = addCustomHour({ hours: hourChoices(list), schedules: list.slice(0, index + 1) }, text)
    if (!added.ok) return fail(added.problem.code, added.problem.message, id)
    list = [...added.value.schedules, ...list.slice(index + 1)]
  }
  return ok(list)
}

export type ReviewedSchedule = { title: string; hours: string[]; dayNames: string[] }

/** What Confirm lists: how many schedules there are, the hours and day names of each, what a week airs, and the occurrences of a month. */
export const reviewSchedules = (
  schedules: readonly Schedule[],
): { count: number; weekly: number; monthly: number; schedules: ReviewedSchedule[] } => ({
  count: schedules.length,
  weekly: weeklyCount(schedules),
  monthly: monthlyCount(schedules),
  schedules: schedules.map(({ hours, days }, index) => ({
    title: `Schedule #${index + 1}`,
    hours: [...hours],
    dayNames: days.map(dayName),
  })),
})
