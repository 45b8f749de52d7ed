import { expect, test } from 'vitest'
import { newsOfPlanEnd } from './plan-end.ts'

const END = Date.parse('2026-12-07T09:00:00Z')
const DAY = 86_400_000
const untold = { endsAt: END, toldSoonOf: null, toldEndOf: null }
const at = (facts: object, ...ends: number[]) => ends.map((fromEnd) => newsOfPlanEnd({ ...untold, ...facts }, END + fromEnd))

test('the end is near from three days before it, and has come at its instant; after a week it is no news', () => {
  expect(at({}, -3 * DAY - 1, -3 * DAY, -1, 0, 7 * DAY - 1, 7 * DAY)).toEqual([null, 'soon', 'soon', 'ended', 'ended', null])
})

test('each is told once', () => {
  expect(at({ toldSoonOf: END }, -3 * DAY, -1, 0)).toEqual([null, null, 'ended'])
  expect(at({ toldSoonOf: END, toldEndOf: END }, 0, DAY)).toEqual([null, null])
  expect(at({ toldEndOf: END }, 0)).toEqual([null])
})

test('an end that was moved is told of again', () => {
  const before = { toldSoonOf: END - 30 * DAY, toldEndOf: END - 30 * DAY }
  expect(at(before, -4 * DAY, -DAY, 0)).toEqual([null, 'soon', 'ended'])
})
