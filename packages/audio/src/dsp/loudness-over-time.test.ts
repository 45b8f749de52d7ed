import { describe, expect, it } from 'vitest'
import { babble, silence, sine } from '../testing/signals.ts'
import { fromDecibel } from './decibel.ts'
import { loudnessOf } from './loudness.ts'
import { loudnessOverTime } from './loudness-over-time.ts'
import { concatenate } from './tidy-speech.ts'

const RATE = 48_000

describe('loudness over time (EBU Tech 3341 and 3342)', () => {
  // The cases of Tech 3342: tones of two levels, 20 s each.
  it.each([
    [-20, -30, 10],
    [-20, -15, 5],
    [-40, -20, 20],
  ])('tones at %i and %i dB have a range of %i LU', (first, second, range) => {
    const tones = [first, second].map((level) => sine(1000, 20, RATE, level))
    const measured = loudnessOverTime([concatenate(tones), concatenate(tones)], RATE)
    expect(Math.abs((measured.range ?? 0) - range)).toBeLessThanOrEqual(1)
  })

  it('an even signal has no range, and is as loud in each moment as on the whole', () => {
    const even = babble(20, RATE)
    const { range, maxShortTerm } = loudnessOverTime([even], RATE)
    expect(range).toBeLessThan(0.5)
    expect(Math.abs((maxShortTerm ?? 0) - loudnessOf([even], RATE))).toBeLessThan(0.3)
  })

  it('the loudest moment is found', () => {
    const quiet = babble(8, RATE).map((sample) => sample * fromDecibel(-20))
    const { maxMomentary } = loudnessOverTime([concatenate([quiet, sine(1000, 0.5, RATE, -10), quiet])], RATE)
    // A sine is 3 dB below its crests, and louder by 3 from two loudspeakers.
    expect(Math.abs((maxMomentary ?? 0) + 10)).toBeLessThan(0.5)
  })

  it('what is too short or silent has none', () => {
    expect(loudnessOverTime([sine(1000, 0.3, RATE)], RATE)).toEqual({ range: null, maxMomentary: null, maxShortTerm: null })
    expect(loudnessOverTime([silence(5, RATE)], RATE)).toEqual({ range: null, maxMomentary: null, maxShortTerm: null })
  })
})
