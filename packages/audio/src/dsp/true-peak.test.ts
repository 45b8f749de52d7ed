import { describe, expect, it } from 'vitest'
import { noise, sine, withSoftEnds } from '../testing/signals.ts'
import { toDecibel } from './decibel.ts'
import { truePeak, truePeakEnvelope } from './true-peak.ts'

const RATE = 44_100

describe('true peak', () => {
  it('finds the crest that lies between two samples', () => {
    const signal = withSoftEnds(sine(RATE / 4, 0.2, RATE, -6, Math.PI / 4))
    expect(toDecibel(Math.max(...signal))).toBeCloseTo(-9.01, 1)
    expect(toDecibel(truePeak(signal))).toBeCloseTo(-6, 1)
  })

  it.each([440, 997, 3000, 7000, 9000])('of a sine of %i Hz is its height', (hz) => {
    expect(toDecibel(truePeak(withSoftEnds(sine(hz, 0.2, RATE, -3))))).toBeCloseTo(-3, 1)
  })

  it('is the height of the envelope, also where work is saved', () => {
    const signal = noise(0.2, RATE, 7)
    const everywhere = truePeakEnvelope(signal)
    expect(truePeak(signal)).toBeCloseTo(Math.max(...everywhere), 6)
    const above = 1.2
    const saved = truePeakEnvelope(signal, above)
    everywhere.forEach((height, i) => {
      if (height > above) expect(saved[i]).toBe(height)
    })
  })

  it('of nothing is 0', () => {
    expect(truePeak(new Float32Array(0))).toBe(0)
  })
})
