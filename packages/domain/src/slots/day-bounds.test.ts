import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayBounds, isCalendarDay } from './day-bounds.ts'
import { wallTimeAt } from './time-zone.ts'

const HOUR = 3_600_000

test.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['Europe/Berlin', '2026-11-22', 24],
  ['Asia/Kathmandu', '2026-11-22', 24],
  ['America/Santiago', '2026-09-06', 23],
])('in %s the day %s has %i hours', (zone, day, hours) => {
  const { from, to } = dayBounds(zone, day)
  expect((to - from) / HOUR).toBe(hours)
})

test('a day begins at the first minute that the clock shows of it', () => {
  const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Apia', 'Pacific/Kiritimati', 'Asia/Kolkata']
  const days = fc
    .integer({ min: 0, max: 4000 })
    .map((n) => new Date(Date.UTC(2020, 0, 1) + n * 24 * HOUR).toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, (zone, day) => {
      const { from, to } = dayBounds(zone, day)
      expect(wallTimeAt(zone, from).slice(0, 10)).toBe(day)
      expect(wallTimeAt(zone, to - 60_000).slice(0, 10)).toBe(day)
      expect(wallTimeAt(zone, from - 60_000) < day).toBe(true)
      expect(wallTimeAt(zone, to).slice(0, 10) > day).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test.each(['2026-02-30', '2026-13-01', '22.11.2026', '', '2026-11-2', "2026-11-22'", '0001-01-01', '2026-11-22T00:00'])(
  '%j is no day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
  },
)

test('the 29th of February is one in leap years', () => {
  expect([isCalendarDay('2028-02-29'), isCalendarDay('2026-02-29')]).toEqual([true, false])
})
