import { describe, expect, it } from 'vitest'
import { babble, levelAt, sine } from '../testing/signals.ts'
import { changeTempo } from './change-tempo.ts'
import { measurePitch } from './measure-pitch.ts'

const RATE = 22_050

describe('a change of tempo', () => {
  it.each([0.97, 0.985, 1.015, 1.03])('by %f has that length, and the pitch that it had', (factor) => {
    const speech = babble(6, RATE)
    const changed = changeTempo(speech, RATE, factor)
    expect(Math.abs(changed.length / RATE - 6 * factor)).toBeLessThan(0.02)
    expect(Math.abs(measurePitch(changed, RATE) / measurePitch(speech, RATE) - 1)).toBeLessThan(0.02)
  })

  it.each([0.97, 1.03])('by %f leaves a tone in one piece: no step, and nothing beside it', (factor) => {
    const tone = sine(220, 2, RATE, -6)
    const changed = changeTempo(tone, RATE, factor)
    const step = (samples: Float32Array) => {
      let largest = 0
      for (let i = 1; i < samples.length; i++)
        largest = Math.max(largest, Math.abs((samples[i] as number) - (samples[i - 1] as number)))
      return largest
    }
    expect(step(changed)).toBeLessThan(step(tone) * 1.2)
    expect(levelAt(changed, 3_000, RATE)).toBeLessThan(-60)
  })

  it('by 1 is none', () => {
    const speech = babble(1, RATE)
    expect(changeTempo(speech, RATE, 1)).toEqual(speech)
  })

  it('of less than a syllable leaves it as it is', () => {
    for (const length of [0, 1, 200]) expect(changeTempo(new Float32Array(length).fill(0.1), RATE, 1.03)).toHaveLength(length)
  })
})
