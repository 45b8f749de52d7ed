import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BAR_PX, HEIGHT, playedBars, waveBars } from './wave-bars.ts'

test('a bar stands around the middle, as high as its level, and silence is still a line', () => {
  expect(waveBars([1, 0.5, 0])).toEqual(['M1 2v60', 'M5 17v30', 'M9 31v2'])
})

test('any levels have one bar for each, within the picture and as far below its middle as above', () => {
  const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 300 })
  fc.assert(
    fc.property(levels, (heard) => {
      const bars = waveBars(heard).map((bar) => /^M(\d+) (\d+)v(\d+)$/.exec(bar)?.slice(1).map(Number))
      expect(bars).toHaveLength(heard.length)
      for (const [index, [x = -1, y = -1, height = -1] = []] of bars.entries()) {
        expect(x).toBe(index * BAR_PX + 1)
        expect(y).toBeGreaterThanOrEqual(2)
        expect(y + height).toBe(HEIGHT - y)
      }
    }),
  )
})

test('a bar counts as played as soon as it has begun, and none before the first', () => {
  expect([0, 0.001, 0.5, 0.501, 1].map((share) => playedBars(200, share))).toEqual([0, 1, 100, 101, 200])
  expect([0, 1].map((share) => playedBars(0, share))).toEqual([0, 0])
})
