import { expect, test } from 'vitest'
import { STATION_LIMITS } from '../stations/station-limits.ts'
import { weeklyCount } from './schedule.ts'
import { SCHEDULE_PRESETS, schedulesOfPreset } from './schedule-presets.ts'
import { schedulesSchema } from './schedule-schema.ts'
import { scheduleLines } from './schedule-words.ts'

test('three patterns, each one schedule that can be saved as it is', () => {
  const made = SCHEDULE_PRESETS.map((preset) => schedulesOfPreset(preset, 'a'))
  expect(made.map((schedules) => scheduleLines(schedules).map(({ hours, days }) => `${hours}, ${days}`))).toEqual([
    ['every hour, daily'],
    ['6:00 to 22:00 hourly, Mon to Fri'],
    ['every half hour, daily'],
  ])
  expect(made.map(weeklyCount)).toEqual([168, 85, 336])
  for (const schedules of made) {
    expect(schedulesSchema.safeParse(schedules)).toMatchObject({ success: true, data: schedules })
    expect(schedules[0]?.hours.length).toBeLessThanOrEqual(STATION_LIMITS.slotsADay)
  }
})
