import { DAYS } from './day.ts'
import { HOURLY } from './hour.ts'
import type { Schedule } from './schedule.ts'

export type SchedulePreset = { id: string; name: string; days: readonly number[]; hours: readonly string[] }

const EVERY_DAY = DAYS.map(({ id }) => id)

/** The patterns that most stations want, each one schedule. */
export const SCHEDULE_PRESETS: readonly SchedulePreset[] = [
  { id: 'hourly', name: 'Every hour, all week', days: EVERY_DAY, hours: HOURLY },
  { id: 'weekdays', name: 'Weekdays, 6 to 22', days: [1, 2, 3, 4, 5], hours: HOURLY.slice(6, 23) },
  {
    id: 'half-hours',
    name: 'Top and half of every hour',
    days: EVERY_DAY,
    hours: HOURLY.flatMap((hour) => [hour, hour.replace(':00', ':30')]),
  },
]

/** It takes the place of all schedules that there were. */
export const schedulesOfPreset = ({ days, hours }: SchedulePreset, id: string): Schedule[] => [
  { id, days: [...days], hours: [...hours] },
]
