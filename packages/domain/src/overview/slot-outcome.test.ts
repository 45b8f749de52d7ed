import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RUNGS } from '../broadcasts/broadcast.ts'
import { countOutcomes, SLOT_OUTCOMES, slotOutcome } from './slot-outcome.ts'

const delivered = { state: 'delivered', rung: 'fresh', late: false, isUntold: false } as const

test('a slot that aired its own bulletin on time is fresh, and late when it was not on time', () => {
  expect(slotOutcome(delivered)).toBe('fresh')
  expect(slotOutcome({ ...delivered, late: true })).toBe('late')
})

test('a bulletin that could tell none of its stories is not fresh, on time or not; what stood in for it is no such bulletin', () => {
  for (const late of [true, false]) expect(slotOutcome({ ...delivered, late, isUntold: true })).toBe('untold')
  expect(slotOutcome({ ...delivered, rung: 'last-good', isUntold: true })).toBe('fell-back')
})

test('every rung below the fresh one has fallen back, on time or not', () => {
  for (const rung of RUNGS.filter((rung) => rung !== 'fresh'))
    for (const late of [true, false]) expect(slotOutcome({ ...delivered, rung, late })).toBe('fell-back')
})

test('failed and missed are what they are; what is not at its end is under way; what was taken back is nothing', () => {
  expect(slotOutcome({ ...delivered, state: 'failed' })).toBe('failed')
  expect(slotOutcome({ ...delivered, state: 'missed', rung: null })).toBe('missed')
  for (const state of ['planned', 'preparing', 'staged'] as const)
    expect(slotOutcome({ ...delivered, state, rung: null })).toBe('under-way')
  expect(slotOutcome({ ...delivered, state: 'cancelled' })).toBeNull()
})

test('the counts add up to the slots', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SLOT_OUTCOMES)), (outcomes) => {
      const counts = countOutcomes(outcomes)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(outcomes.length)
      for (const outcome of SLOT_OUTCOMES) expect(counts[outcome]).toBe(outcomes.filter((one) => one === outcome).length)
    }),
  )
})
