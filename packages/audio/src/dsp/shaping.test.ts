import { describe, expect, it } from 'vitest'
import { babble, levelAt, silence, sine } from '../testing/signals.ts'
import { applyBiquad, highPass, highShelf } from './biquad.ts'
import { compress } from './compressor.ts'
import { fromDecibel, toDecibel } from './decibel.ts'
import { loudnessOf } from './loudness.ts'
import { normalise } from './normalise.ts'
import { truePeak } from './true-peak.ts'

const RATE = 44_100
const tail = (samples: Float32Array) => samples.subarray(RATE / 10)

describe('filters', () => {
  it('the high-pass takes rumble and leaves speech', () => {
    const filtered = (hz: number) => levelAt(tail(applyBiquad(sine(hz, 0.6, RATE, -6), highPass(RATE, 75))), hz, RATE)
    expect(filtered(20)).toBeLessThan(-26)
    expect(filtered(75)).toBeCloseTo(-9, 0)
    expect(filtered(400)).toBeCloseTo(-6, 1)
  })

  it.each([1.5, -1.5])('the shelf moves treble by %f dB and leaves bass', (gainDb) => {
    const filtered = (hz: number) => levelAt(tail(applyBiquad(sine(hz, 0.6, RATE, -6), highShelf(RATE, 3000, gainDb))), hz, RATE)
    expect(filtered(200)).toBeCloseTo(-6, 1)
    expect(filtered(14_000)).toBeCloseTo(-6 + gainDb, 1)
  })
})

describe('the compressor', () => {
  it('divides what is above the threshold by its ratio', () => {
    const settle = (peakDb: number) => {
      const out = compress(sine(1000, 0.5, RATE, peakDb), RATE, { thresholdDb: -30, ratio: 2, attackMs: 1, releaseMs: 200 })
      return toDecibel(Math.max(...tail(out)))
    }
    expect(settle(-6) - settle(-16)).toBeCloseTo(5, 0)
    expect(settle(-40)).toBeCloseTo(-40, 1)
  })
})

describe('levelling', () => {
  it.each([-16, -18, -23, -24])('brings speech to %i LUFS under the ceiling', (lufs) => {
    const [out] = normalise([babble(3, RATE)], RATE, { lufs, ceilingDbtp: -2 })
    expect(Math.abs(loudnessOf([out], RATE) - lufs)).toBeLessThanOrEqual(0.1)
    expect(toDecibel(truePeak(out))).toBeLessThan(-1.9)
  })

  it('brings spiky sound there through the limiter', () => {
    const spiky = babble(3, RATE)
    for (let i = 5000; i < spiky.length; i += 9000) spiky[i] = 1
    const quiet = spiky.map((sample) => sample * fromDecibel(-30))
    const [out] = normalise([quiet], RATE, { lufs: -16, ceilingDbtp: -2 })
    expect(Math.abs(loudnessOf([out], RATE) + 16)).toBeLessThanOrEqual(0.1)
    expect(toDecibel(truePeak(out))).toBeLessThan(-1.7)
  })

  it('leaves silence alone', () => {
    expect(truePeak(normalise([silence(1, RATE)], RATE, { lufs: -16, ceilingDbtp: -2 })[0])).toBe(0)
  })
})
