import { expect, test } from 'vitest'
import { formatCountdown } from './countdown.tsx'

test('the last hour counts down in minutes and seconds, is never read as a clock, and stops at zero', () => {
  expect([3_600_000, 3_599_999, 61_000, 999, 0, -5_000].map(formatCountdown)).toEqual([
    'in 60:00',
    'in 59:59',
    'in 1:01',
    'in 0:00',
    'in 0:00',
    'in 0:00',
  ])
})
