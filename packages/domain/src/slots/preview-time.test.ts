import { expect, test } from 'vitest'
import { previewTime } from './preview-time.ts'
import { defaultSchedule } from './schedule.ts'

// A Saturday.
const EVENING = Date.parse('2026-11-28T20:10:30Z')
const at = (hours: string[], now = EVENING, timeZone = 'Europe/Lisbon') =>
  previewTime([{ id: 'a', days: [6, 7], hours }], timeZone, now)

test('a preview is made for now where the next slot is more than an hour away, as that of the days and hours of a new host is', () => {
  const now = { airAt: EVENING, wall: '2026-11-28T20:10', isNow: true }
  expect(previewTime([defaultSchedule('a')], 'Europe/Lisbon', EVENING)).toEqual(now)
  expect(at(['21:11'])).toEqual(now)
})

test('it is made for the next slot within an hour', () => {
  const nine = Date.parse('2026-11-28T21:00:00Z')
  expect(at(['7:00', '21:00'])).toEqual({ airAt: nine, wall: '2026-11-28T21:00', isNow: false })
  expect(at(['21:00'], nine)).toMatchObject({ airAt: nine, isNow: false })
  expect(at(['21:00'], nine - 3_600_000)).toMatchObject({ airAt: nine, isNow: false })
})

test('without a schedule it is now, on the clock of the station', () => {
  expect(previewTime([], 'Europe/Berlin', EVENING)).toEqual({ airAt: EVENING, wall: '2026-11-28T21:10', isNow: true })
})
