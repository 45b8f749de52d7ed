import { expect, test } from 'vitest'
import { formatPosition, spokenAt } from './sound.ts'

const marks = [
  { segment: 0, startMs: 200, endMs: 1_000 },
  { segment: 1, startMs: 1_400, endMs: 3_000 },
]

test('a segment is lit from its first word until the next one begins', () => {
  expect([0, 199, 200, 1_200, 1_399, 1_400, 9_000].map((ms) => spokenAt({ marks }, ms))).toEqual([
    undefined,
    undefined,
    0,
    0,
    0,
    1,
    1,
  ])
  expect(spokenAt({ marks: [] }, 500)).toBeUndefined()
})

test('a position reads as minutes and seconds', () => {
  expect([0, 999, 59_400, 65_400, 3_600_000, -5].map(formatPosition)).toEqual(['0:00', '0:01', '0:59', '1:05', '60:00', '0:00'])
})
