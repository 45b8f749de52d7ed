import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundUp, stack } from './columns.tsx'

test('the top of a chart is a round figure that nothing stands above', () => {
  expect([1, 2, 3, 7, 10, 11, 168, 501].map(roundUp)).toEqual([1, 2, 5, 10, 10, 20, 200, 1_000])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (most) => {
      const top = roundUp(most)
      expect(top).toBeGreaterThanOrEqual(most)
      expect(top).toBeLessThanOrEqual(most * 2.5)
    }),
  )
})

test('parts stand on each other in their order, as high as they count; what is nothing is not drawn', () => {
  const parts = [
    { kind: 'on-time', value: 50 },
    { kind: 'late', value: 0 },
    { kind: 'failed', value: 25 },
  ]
  expect(stack(parts, 100)).toEqual([
    { kind: 'on-time', y: 90, height: 90 },
    { kind: 'failed', y: 45, height: 45 },
  ])
})
