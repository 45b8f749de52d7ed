import { expect, test } from 'vitest'
import { mayReturn, tellsWhatHolds } from './item-memory.ts'

const AIR_AT = Date.parse('2027-03-14T12:00:00Z')
const MINUTE = 60_000
const comesBack = (toldMinutesAgo: number | undefined, publishedMinutesAgo: number | undefined) =>
  mayReturn(
    { id: 'ferry', ...(publishedMinutesAgo === undefined ? {} : { publishedAt: AIR_AT - publishedMinutesAgo * MINUTE }) },
    new Map(toldMinutesAgo === undefined ? [] : [['ferry', AIR_AT - toldMinutesAgo * MINUTE]]),
    AIR_AT,
  )

test('a story comes back after a rest of ninety minutes, not in the next bulletin of an hourly host', () => {
  expect([60, 89, 90, 120].map((told) => comesBack(told, 180))).toEqual([false, false, true, true])
})

test('it comes back for six hours, and never without a date or before its date', () => {
  expect([359, 360, 361].map((published) => comesBack(120, published))).toEqual([true, true, false])
  expect([comesBack(120, undefined), comesBack(120, -1)]).toEqual([false, false])
})

test('what was never told is new, and does not come back', () => {
  expect(comesBack(undefined, 60)).toBe(false)
})

test('weather and traffic tell what holds now, the others what is new', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter(tellsWhatHolds)).toEqual([2, 3])
})
