import { expect, test } from 'vitest'
import { countdown, countdownText } from './countdown.ts'

const SECOND = 1_000
const [MINUTE, HOUR, DAY] = [60 * SECOND, 3_600 * SECOND, 86_400 * SECOND]

test('what is left until the next air time, in whole units', () => {
  expect(countdown(5, 5 + 2 * DAY + 3 * HOUR + 4 * MINUTE + 5 * SECOND)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
})

test.each([
  [2 * DAY + 3 * HOUR + 4 * MINUTE, '2 d 3 h'],
  [DAY, '1 d'],
  [3 * HOUR + 5 * MINUTE + 9 * SECOND, '3 h 5 min'],
  [4 * MINUTE + 10 * SECOND, '4 min 10 s'],
  [MINUTE - 1, '1 min'],
  [9 * SECOND, '9 s'],
  [1, '1 s'],
  [0, 'now'],
  [-DAY, 'now'],
])('%d ms before air the schedule says %j', (left, text) => {
  expect(countdownText(1_800_000_000_000, 1_800_000_000_000 + left)).toBe(text)
})
