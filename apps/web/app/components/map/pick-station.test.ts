import { expect, test } from 'vitest'
import { nextStation, pickStation } from './pick-station.ts'

const station = (id: string, audioUrl: string | null = `/${id}.mp3`) => ({ id, audioUrl })
const [a, silent, b, c] = [station('a'), station('silent', null), station('b'), station('c')]
const all = [a, silent, b, c]

test('the dice say which station the map begins with: each that can be heard, and no other', () => {
  const thrown = Array.from({ length: 12 }, (_, index) => pickStation(all, () => index / 12)?.id)
  expect(new Set(thrown)).toEqual(new Set(['a', 'b', 'c']))
  expect(pickStation(all, () => 0.999_999)).toBe(c)
  expect(pickStation([silent], () => 0.5)).toBe(silent)
  expect(pickStation([], () => 0)).toBeUndefined()
})

test('in the place of one that is silent the next one is offered, round the list, and never itself', () => {
  expect([nextStation(all, 'a'), nextStation(all, 'silent'), nextStation(all, 'c')]).toEqual([b, b, a])
  expect(nextStation([a, silent], 'a')).toBeUndefined()
  expect(nextStation(all, 'gone')).toBe(a)
})
