import { expect, test } from 'vitest'
import { formatCountdown } from './countdown.tsx'

test('the last hour counts down in minutes and seconds, and stops at zero', () => {
  expect([3_600_000, 3_599_999, 61_000, 999, 0, -5_000].map(formatCountdown)).toEqual([
    '60:00',
    '59:59',
    '01:01',
    '00:00',
    '00:00',
    '00:00',
  ])
})
