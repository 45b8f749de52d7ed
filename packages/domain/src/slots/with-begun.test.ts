import { expect, test } from 'vitest'
import { withBegun } from './with-begun.ts'

const slot = (hour: number) => ({ airAt: hour, wall: `2026-11-21T0${hour}:00` })
const made = { ...slot(4), broadcastId: 'b', state: 'staged' } as const
const hours = (slots: ReturnType<typeof withBegun>) => slots.map(({ airAt, begun }) => `${airAt} ${begun?.state ?? 'planned'}`)

test('a slot that the plan has taken out after it began stands ahead in its order', () => {
  expect(withBegun([slot(3), slot(5)], [made], 10)).toEqual([
    { ...slot(3), begun: null },
    { ...slot(4), begun: { broadcastId: 'b', state: 'staged' } },
    { ...slot(5), begun: null },
  ])
})

test('one that is in the plan stands there once, and no more are told than asked for', () => {
  expect(hours(withBegun([slot(4), slot(5), slot(6)], [made], 2))).toEqual(['4 staged', '5 planned'])
})

test('of a paused host only what began before the pause is ahead', () => {
  expect(hours(withBegun([], [made], 10))).toEqual(['4 staged'])
})

test('one that has failed is not ahead, although the plan has its hour: the next one is', () => {
  expect(hours(withBegun([slot(4), slot(5)], [{ ...made, state: 'failed' }], 10))).toEqual(['5 planned'])
})
