import { expect, test } from 'vitest'
import { waveLevels } from './wave-levels.ts'

const tone = (length: number, gain: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => gain * Math.sin(index * 0.7))

test('each part of an audio has its level, and the loudest part is 1', () => {
  const samples = new Float32Array([...tone(4_000, 0.1), ...new Float32Array(4_000), ...tone(4_000, 0.4)])
  const [quiet, silent, loud] = waveLevels(samples, 3)
  expect(quiet).toBeCloseTo(0.25, 2)
  expect(silent).toBe(0)
  expect(loud).toBe(1)
})

test('silence is drawn as silence, and so is an audio shorter than its picture', () => {
  expect(waveLevels(new Float32Array(1_000), 4)).toEqual([0, 0, 0, 0])
  expect(waveLevels(new Float32Array(0), 2)).toEqual([0, 0])
  expect(waveLevels(tone(2, 1), 8)).toHaveLength(8)
})
