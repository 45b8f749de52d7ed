import { expect, test } from 'vitest'
import { createRecentCost } from './recent-cost.ts'

test('costs add up, each to its own, and are forgotten after two windows', () => {
  let now = 5_000
  const cost = createRecentCost(1_000, () => now)
  cost.add('a', 30)
  cost.add('a', 20)
  cost.add('b', 1)
  expect([cost.of('a'), cost.of('b'), cost.of('c')]).toEqual([50, 1, 0])
  now += 1_000
  cost.add('a', 5)
  expect(cost.of('a')).toBe(55)
  now += 1_000
  expect([cost.of('a'), cost.of('b')]).toEqual([5, 0])
  now += 2_000
  expect(cost.of('a')).toBe(0)
})
