import { expect, test } from 'vitest'
import { waveRing } from './wave-ring.ts'

test('a bar for each two levels, the first one at the top, clockwise', () => {
  expect(waveRing([0, 1, 0, 0, 0, 0, 0, 0])).toBe('M200 42l0 -38M358 200l3 0M200 358l0 3M42 200l-3 0')
})

test('no levels, no ring', () => {
  expect(waveRing([])).toBe('')
})

test('the loudest bar stays within the picture', () => {
  const bars = [...waveRing(Array.from({ length: 200 }, () => 1)).matchAll(/M([\d.]+) ([\d.]+)l([-\d.]+) ([-\d.]+)/g)]
  expect(bars).toHaveLength(100)
  for (const [x = 0, y = 0, across = 0, down = 0] of bars.map((bar) => bar.slice(1).map(Number)))
    for (const end of [x, y, x + across, y + down]) expect(end >= 0 && end <= 400).toBe(true)
})
