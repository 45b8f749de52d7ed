import { canonicalHour } from './hour.ts'

export const MAX_SCHEDULES = 24

/** A month is counted as four weeks in the wizard's review. */
const WEEKS_A_MONTH = 4

/** '0:00' and '00:00' are one hour: the first writing stays. */
export const uniqueHours = (hours: readonly string[]): string[] => {
  const known = new Set<string>()
  return hours.filter((hour) => {
    const form = canonicalHour(hour)
    return !known.has(form) && known.add(form)
  })
}

/** One schedule of a scheduler. */
export type Schedule = {
  id: string
  /** Monday=1 … Sunday=7. */
  days: number[]
  /** '0:00' … or 'HH:MM', in the writing of the owner. */
  hours: string[]
}

/** What the wizard starts with: Monday to Friday at 0:00. */
export const defaultSchedule = (id: string): Schedule => ({ id, days: [1, 2, 3, 4, 5], hours: ['0:00'] })

/** Slots a week: the sum over the schedules of hours times days. */
export const weeklyCount = (schedules: readonly Pick<Schedule, 'days' | 'hours'>[]): number =>
  schedules.reduce((sum, { days, hours }) => sum + days.length * hours.length, 0)

/** As the wizard's review counts: each day of each schedule is 4 occurrences a month. */
export const monthlyCount = (schedules: readonly Pick<Schedule, 'days'>[]): number =>
  schedules.reduce((sum, { days }) => sum + days.length * WEEKS_A_MONTH, 0)
