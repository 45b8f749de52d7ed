import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PEAK_COUNT, readPeaks, writePeaks } from './wave-peaks.ts'

test('a waveform is one letter for each of its 200 parts', () => {
  expect(PEAK_COUNT).toBe(200)
  expect(writePeaks([0, 0.5, 1])).toBe('0iz')
  expect(readPeaks('0z')).toEqual([0, 1])
})

test('a level comes back as it was, closer than the eye sees', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: PEAK_COUNT }), (levels) => {
      const back = readPeaks(writePeaks(levels))
      expect(back).toHaveLength(levels.length)
      for (const [part, level] of levels.entries()) expect(Math.abs((back[part] ?? -1) - level)).toBeLessThanOrEqual(1 / 70)
    }),
  )
})

test('what is no level is silence, and what is too loud is as loud as can be drawn', () => {
  expect(writePeaks([-1, 7])).toBe('0z')
  expect(readPeaks('!~')).toEqual([0, 0])
})
