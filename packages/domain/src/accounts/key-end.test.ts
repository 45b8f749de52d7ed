import { expect, test } from 'vitest'
import { keyEndOf } from './key-end.ts'

const NOW = Date.parse('2026-11-22T23:59:00Z')
const ended = (day: string) => {
  const end = keyEndOf(day, NOW)
  return end.ok ? end.value && new Date(end.value).toISOString() : end.problem.message
}

test.each([
  ['', null],
  ['  ', null],
  ['2026-11-22', '2026-11-23T00:00:00.000Z'],
  ['2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29', '2028-03-01T00:00:00.000Z'],
  ['2026-11-21', 'This day has passed.'],
  ['2027-02-29', 'A date is written as 2026-12-31.'],
  ['2027-13-01', 'A date is written as 2026-12-31.'],
  ['31.12.2026', 'A date is written as 2026-12-31.'],
  ['soon', 'A date is written as 2026-12-31.'],
  ['2086-01-01', 'A key ends within 10 years, or never.'],
])('a key that shall work through %j ends at %s', (day, end) => {
  expect(ended(day)).toBe(end)
})
