import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeatedHourOffset } from './repeated-hour.ts'
import { wallTimeAt } from './time-zone.ts'

const HOUR_MS = 3_600_000
const offsetsAt = (zone: string, instants: readonly string[]) => instants.map((at) => repeatedHourOffset(zone, Date.parse(at)))

test('of the hour that Berlin has twice each says which it is; the hours beside it say nothing', () => {
  expect(
    offsetsAt('Europe/Berlin', [
      '2026-10-24T23:59:59Z',
      '2026-10-25T00:00:00Z',
      '2026-10-25T00:59:59Z',
      '2026-10-25T01:00:00Z',
      '2026-10-25T01:59:59Z',
      '2026-10-25T02:00:00Z',
    ]),
  ).toEqual([null, 'UTC+02:00', 'UTC+02:00', 'UTC+01:00', 'UTC+01:00', null])
})

test('half an hour twice on Lord Howe Island; west of Greenwich the sign is a minus', () => {
  expect(offsetsAt('Australia/Lord_Howe', ['2026-04-04T14:30:00Z', '2026-04-04T15:00:00Z', '2026-04-04T15:30:00Z'])).toEqual([
    'UTC+11:00',
    'UTC+10:30',
    null,
  ])
  expect(offsetsAt('America/New_York', ['2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'])).toEqual(['UTC−04:00', 'UTC−05:00'])
})

test('where clocks go forward, and where they stay, no hour is offsetsAt apart', () => {
  expect(offsetsAt('Europe/Berlin', ['2027-03-28T00:30:00Z', '2027-03-28T01:00:00Z'])).toEqual([null, null])
  expect(offsetsAt('UTC', ['1970-01-01T00:00:00Z', '2026-10-25T01:00:00Z'])).toEqual([null, null])
})

test('an instant is offsetsAt apart when, and only when, the clock shows the same an hour before or after', () => {
  const hours = fc.integer({ min: 0, max: 24 * 365 })
  fc.assert(
    fc.property(hours, (hour) => {
      const at = Date.UTC(2026, 0, 1) + hour * HOUR_MS
      const wallAt = (ms: number) => wallTimeAt('Europe/Berlin', ms)
      const isTwice = [at - HOUR_MS, at + HOUR_MS].some((other) => wallAt(other) === wallAt(at))
      expect(repeatedHourOffset('Europe/Berlin', at) !== null).toBe(isTwice)
    }),
  )
})
