import { expect, test } from 'vitest'
import { slotsOnBusiestDay } from './station-limits.ts'

const hours = (count: number, minute: string) => Array.from({ length: count }, (_, hour) => `${hour}:${minute}`)

test('the busiest day counts, over all schedules, an instant that two schedules share once', () => {
  const schedules = [
    { id: 'daily', days: [1, 2, 3, 4, 5, 6, 7], hours: hours(3, '00') },
    { id: 'friday', days: [5], hours: hours(5, '30') },
    { id: 'friday too', days: [5, 6], hours: hours(2, '30') },
  ]
  expect(slotsOnBusiestDay(schedules)).toBe(8)
})

test('no schedule, no slot', () => {
  expect(slotsOnBusiestDay([])).toBe(0)
})
