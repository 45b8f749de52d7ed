import { expect, test } from 'vitest'
import { waveRing } from './wave-ring.ts'

test('a bar for each two levels, the first one at the top, clockwise', () => {
  expect(waveRing([0, 1, 0, 0, 0, 0, 0, 0])).toBe(
    'M200.0 42.0L200.0 4.0M358.0 200.0L361.0 200.0M200.0 358.0L200.0 361.0M42.0 200.0L39.0 200.0',
  )
})

test('no levels, no ring', () => {
  expect(waveRing([])).toBe('')
})

test('the loudest bar stays within the picture', () => {
  const numbers = waveRing(Array.from({ length: 200 }, () => 1)).match(/\d+\.\d/g) ?? []
  expect(numbers).toHaveLength(400)
  for (const number of numbers) expect(Number(number) >= 0 && Number(number) <= 400).toBe(true)
})
