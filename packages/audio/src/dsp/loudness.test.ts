import { describe, expect, it } from 'vitest'
import { noise, silence, sine } from '../testing/signals.ts'
import { integratedLoudness, loudnessOf } from './loudness.ts'
import { concatenate } from './tidy-speech.ts'

/** A mono sine of 1 kHz is this much below the level of its crests. */
const SINE_LU = 3.01
const RATE = 22_050
const tone = (lufs: number, seconds: number): Float32Array => sine(1000, seconds, RATE, lufs + SINE_LU)

describe('integrated loudness', () => {
  it.each([16_000, 22_050, 24_000, 44_100, 48_000])('of a 1 kHz sine at −23 LUFS is −23 LUFS at %i Hz', (sampleRate) => {
    expect(integratedLoudness(sine(1000, 3, sampleRate, -23 + SINE_LU), sampleRate)).toBeCloseTo(-23, 1)
  })

  it('leaves out what is more than 10 LU below the rest (EBU Tech 3341, case 3)', () => {
    expect(integratedLoudness(concatenate([tone(-36, 5), tone(-23, 20), tone(-36, 5)]), RATE)).toBeCloseTo(-23, 1)
  })

  it('leaves out what is below −70 LUFS before it sets that gate (EBU Tech 3341, case 4)', () => {
    const signal = concatenate([tone(-72, 3), tone(-36, 3), tone(-23, 20), tone(-36, 3), tone(-72, 3)])
    expect(integratedLoudness(signal, RATE)).toBeCloseTo(-23, 1)
  })

  it('averages power, not decibels (EBU Tech 3341, case 5)', () => {
    expect(integratedLoudness(concatenate([tone(-26, 20), tone(-20, 20.1), tone(-26, 20)]), RATE) + 23).toBeLessThan(0.1)
  })

  it('adds the powers of two channels: the same in both is 3 LU louder than in one (EBU Tech 3341, case 1)', () => {
    expect(loudnessOf([tone(-26, 3), tone(-26, 3)], RATE)).toBeCloseTo(-26 + SINE_LU, 1)
    expect(loudnessOf([tone(-26, 3)], RATE)).toBe(loudnessOf([tone(-26, 3), tone(-26, 3)], RATE))
    expect(loudnessOf([tone(-23, 3), silence(3, RATE)], RATE)).toBeCloseTo(-23, 1)
  })

  it('hears treble louder than bass', () => {
    const level = (hz: number) => integratedLoudness(sine(hz, 2, RATE, -20), RATE)
    expect(level(4000) - level(500)).toBeGreaterThan(2.5)
    expect(level(500) - level(40)).toBeGreaterThan(2)
  })

  it('follows a gain decibel by decibel', () => {
    const signal = noise(2, RATE).map((sample) => sample * 0.2)
    const louder = signal.map((sample) => sample * 2)
    expect(integratedLoudness(louder, RATE) - integratedLoudness(signal, RATE)).toBeCloseTo(6.02, 2)
  })

  it('of silence and of nothing is minus infinity', () => {
    expect(integratedLoudness(silence(1, RATE), RATE)).toBe(-Infinity)
    expect(integratedLoudness(new Float32Array(0), RATE)).toBe(-Infinity)
  })

  it('of less than one block is that of what there is', () => {
    expect(integratedLoudness(tone(-23, 0.3), RATE)).toBeGreaterThan(-24)
  })
})
