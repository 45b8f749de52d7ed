import { type Occurrence, occurrencesFrom, upcomingOccurrences } from '../occurrences.ts'
import type { Schedule } from '../schedule.ts'

export const everyDay = [1, 2, 3, 4, 5, 6, 7]
export const schedule = (id: string, days: number[], ...hours: string[]): Schedule => ({ id, days, hours })
const everyHour = Array.from({ length: 24 }, (_, hour) => `${hour}:00`)
export const hourly = [schedule('hourly', everyDay, ...everyHour)]

/** '00:00 02:00' = UTC time and wall time; + what is special. */
const brief = ({ airAt, wall, shifted, again, merged }: Occurrence): string =>
  [
    `${new Date(airAt).toISOString().slice(11, 16)} is ${wall.slice(11)}`,
    shifted ? 'shifted' : '',
    again ? 'again' : '',
    merged.length > 0 ? `with ${merged.map((slot) => slot.wall.slice(11)).join(' ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')

export const list = (schedules: Schedule[], zone: string, from: string, count: number) =>
  upcomingOccurrences(schedules, zone, Date.parse(from), count).map(brief)

/** From the definition: of all occurrences after an instant the first, of one schedule when `scheduleId` is given. A week and its shifts hold every slot. */
export const nextOccurrence = (
  schedules: Schedule[],
  timeZone: string,
  afterMs: number,
  scheduleId?: string,
): Occurrence | null => {
  for (const occurrence of occurrencesFrom(schedules, timeZone, afterMs + 1)) {
    if (occurrence.airAt > afterMs + 15 * 86_400_000) return null
    if (scheduleId === undefined || occurrence.scheduleId === scheduleId) return occurrence
  }
  return null
}
