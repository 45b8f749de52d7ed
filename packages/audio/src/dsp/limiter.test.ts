import { describe, expect, it } from 'vitest'
import { noise, sine } from '../testing/signals.ts'
import { fromDecibel, toDecibel } from './decibel.ts'
import { limit } from './limiter.ts'
import { truePeak, truePeakEnvelope } from './true-peak.ts'

const RATE = 44_100
const limited = (signal: Float32Array, gain: number, ceilingDb: number) =>
  limit(signal, truePeakEnvelope(signal), gain, fromDecibel(ceilingDb), RATE)

describe('the limiter', () => {
  it.each([1, 2, 6])('holds the true peak of noise times %i under the ceiling', (gain) => {
    expect(toDecibel(truePeak(limited(noise(0.3, RATE, gain), gain, -2)))).toBeLessThan(-1.7)
  })

  it('holds a single click', () => {
    const click = new Float32Array(4000)
    click[2000] = 1
    const out = limited(click, 4, -6)
    expect(Math.max(...out)).toBeLessThanOrEqual(fromDecibel(-6) + 1e-6)
    expect(Math.max(...out)).toBeGreaterThan(fromDecibel(-6.5))
  })

  it('is a plain gain for what stays under the ceiling', () => {
    const quiet = sine(300, 0.1, RATE, -20)
    const out = limited(quiet, 2, -2)
    out.forEach((sample, i) => {
      expect(sample).toBeCloseTo((quiet[i] ?? 0) * 2, 5)
    })
  })

  it('lets go again after a peak', () => {
    const signal = sine(300, 1, RATE, -20)
    signal[4410] = 1
    const out = limited(signal, 2, -2)
    expect(Math.max(...out.subarray(35_000))).toBeCloseTo(fromDecibel(-20) * 2, 2)
  })
})
