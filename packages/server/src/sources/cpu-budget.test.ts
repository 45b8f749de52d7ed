import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCpuBudget, READING_CPU_MS, SOURCE_CPU_MS } from './cpu-budget.ts'

test('twenty sources that take all they are given take no more than the reading may', () => {
  const budget = createCpuBudget()
  let used = 0
  for (let source = 0; source < 20; source += 1) {
    const granted = budget.grant()
    expect(granted).toBeLessThanOrEqual(SOURCE_CPU_MS)
    used += granted
    budget.charge(granted)
  }
  expect(used).toBeLessThan(READING_CPU_MS)
})

test('a hostile source leaves the others theirs: after two of them each honest one still gets a second', () => {
  const budget = createCpuBudget()
  budget.charge(budget.grant())
  budget.charge(budget.grant())
  expect(budget.grant()).toBe(1_000)
})

test('what a source overran its part by is missing for the next, and never gives anything back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3_000)), (charges) => {
      const budget = createCpuBudget()
      let before = budget.grant()
      for (const charge of charges) {
        budget.charge(charge)
        expect(budget.grant()).toBeLessThanOrEqual(before)
        before = budget.grant()
        expect(before).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
