import { expect, test } from 'vitest'
import { stingsOf } from './stings-of.ts'

const PLACED = [
  { segment: 0, startMs: 300, endMs: 2_000 },
  { segment: 1, startMs: 2_650, endMs: 6_000 },
  { segment: 2, startMs: 6_650, endMs: 9_000 },
  { segment: 3, startMs: 9_300, endMs: 12_000 },
]
const stings = (storyEnds: number[], withoutMusic: number[] = []) => stingsOf(PLACED, { storyEnds, withoutMusic })

test('two stories are parted in the pause after the first', () => {
  expect(stings([1])).toEqual([6_040])
  expect(stings([0, 1])).toEqual([2_040, 6_040])
})

test('nothing parts them where the pause is short, or where one of them is told without music', () => {
  expect(stings([2])).toEqual([])
  expect(stings([1], [1])).toEqual([])
  expect(stings([1], [2])).toEqual([])
})

test('nothing follows the last one', () => {
  expect(stings([3])).toEqual([])
})
