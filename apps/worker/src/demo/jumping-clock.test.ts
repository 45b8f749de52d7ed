import { expect, test } from 'vitest'
import { createJumpingClock } from './jumping-clock.ts'

test('it begins in the past, runs with the real one, and is moved on but never back or ahead', () => {
  let real = 1_000_000
  const clock = createJumpingClock(1_000, { now: () => real })
  expect(clock.now()).toBe(1_000)
  real += 50
  expect(clock.now()).toBe(1_050)
  clock.jumpTo(500_000)
  expect(clock.now()).toBe(500_000)
  clock.jumpTo(20)
  expect(clock.now()).toBe(500_000)
  clock.jumpTo(9_000_000)
  expect(clock.now()).toBe(real)
})
