import { describe, expect, it } from 'vitest'
import { levelAt, sine } from '../testing/signals.ts'
import { resample } from './resample.ts'

const middle = (samples: Float32Array) => samples.subarray(2000, samples.length - 2000)

describe('resampling', () => {
  it.each([
    [22_050, 200],
    [22_050, 5000],
    [22_050, 8500],
    [24_000, 9000],
    [16_000, 6000],
    [48_000, 10_000],
  ])('from %i Hz keeps the level of %i Hz', (rate, hz) => {
    const out = middle(resample(sine(hz, 0.3, rate, -6), rate, 44_100))
    expect(levelAt(out, hz, 44_100)).toBeCloseTo(-6, 1)
  })

  it.each([
    [22_050, 8000],
    [24_000, 9000],
    [16_000, 6000],
  ])('from %i Hz leaves no image of %i Hz above −90 dB', (rate, hz) => {
    const out = middle(resample(sine(hz, 0.3, rate, -6), rate, 44_100))
    expect(levelAt(out, rate - hz, 44_100)).toBeLessThan(-90)
  })

  it('downwards folds nothing back', () => {
    const out = middle(resample(sine(23_500, 0.3, 48_000, -6), 48_000, 44_100))
    expect(Math.max(...out)).toBeLessThan(0.001)
  })

  it('shifts nothing in time and keeps the length', () => {
    const click = new Float32Array(2205)
    click[1000] = 1
    const out = resample(click, 22_050, 44_100)
    expect(out.length).toBe(4410)
    expect(out.indexOf(Math.max(...out))).toBe(2000)
  })

  it('gives back what has the rate already, and nothing for nothing', () => {
    const signal = sine(440, 0.01, 44_100)
    expect(resample(signal, 44_100, 44_100)).toBe(signal)
    expect(resample(new Float32Array(0), 22_050, 44_100).length).toBe(0)
  })
})
