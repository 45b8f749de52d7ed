import { describe, expect, it } from 'vitest'
import { noise, sine } from '../testing/signals.ts'
import { fromDecibel, toDecibel } from './decibel.ts'
import { limit } from './limiter.ts'
import { envelopeOf, truePeak, truePeakEnvelope } from './true-peak.ts'

const RATE = 44_100
const limited = (signal: Float32Array, gain: number, ceilingDb: number) =>
  limit([signal], truePeakEnvelope(signal), gain, fromDecibel(ceilingDb), RATE)[0]

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

  it('turns both channels down together where one has a peak', () => {
    const [left, right] = [sine(300, 0.2, RATE, -20), sine(300, 0.2, RATE, -20)]
    left[4410] = 1
    const channels = [left, right] as const
    const [one, other = one] = limit(channels, envelopeOf(channels), 2, fromDecibel(-6), RATE)
    expect(one[4410]).toBeLessThanOrEqual(fromDecibel(-6) + 1e-6)
    expect(other.subarray(4300, 4400)).toEqual(one.subarray(4300, 4400))
    expect((other[4409] as number) / (right[4409] as number)).toBeCloseTo(fromDecibel(-6), 1)
  })

  it('lets go again after a peak', () => {
    const signal = sine(300, 1, RATE, -20)
    signal[4410] = 1
    const out = limited(signal, 2, -2)
    expect(Math.max(...out.subarray(35_000))).toBeCloseTo(fromDecibel(-20) * 2, 2)
  })
})
