import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noise } from '../testing/signals.ts'
import { TONES } from '../tones.ts'
import { MEASURED_STRETCHES, readRateTable, stretchFor, toRateTable } from './rate-table.ts'

/** As a model answers: each of its sounds is rounded up to whole frames. */
const lengthOf = (sounds: readonly number[], stretch: number): number =>
  sounds.reduce((sum, frames) => sum + Math.ceil(frames * stretch), 0)

describe('the rates of a voice', () => {
  it('a voice by itself is asked for nothing, with or without a table', () => {
    expect(stretchFor(1, null)).toBe(1)
    expect(
      stretchFor(1, [
        [0.7, 0.8],
        [1, 1],
        [1.5, 1.4],
      ]),
    ).toBe(1)
  })

  it('between two measured ones lies what is asked for; beyond them the last step goes on', () => {
    const rates = [
      [0.8, 0.9],
      [1, 1],
      [1.5, 1.2],
    ] as const
    expect(stretchFor(1 / 0.95, rates)).toBeCloseTo(0.9)
    expect(stretchFor(1 / 1.1, rates)).toBeCloseTo(1.25)
    expect(stretchFor(1 / 0.85, rates)).toBeCloseTo(0.7)
    expect(stretchFor(1 / 1.3, rates)).toBeCloseTo(1.75)
    expect(stretchFor(1 / 9, rates)).toBe(2)
  })

  it('a voice speaks in each tone within 4 % of the speed that is wanted, also one of few frames a second', () => {
    // Lengths as sounds have them, many short and few long: from a fifth of a frame to ten.
    const soundsOf = (seed: number, frames: number) =>
      Array.from(noise(0.4, 1_000, seed), (part) => frames * 0.2 * 50 ** ((part + 1) / 2))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.double({ min: 0.6, max: 1.2, noNaN: true }), (seed, frames) => {
        const sounds = soundsOf(seed, frames)
        const rates = toRateTable(MEASURED_STRETCHES.map((stretch) => lengthOf(sounds, stretch)))
        expect(rates).not.toBeNull()
        for (const { speed, semitones } of TONES) {
          const wanted = speed / 2 ** (semitones / 12)
          const spoken = lengthOf(sounds, 1) / lengthOf(sounds, stretchFor(wanted, rates))
          expect(Math.abs(spoken / wanted - 1)).toBeLessThan(0.04)
        }
      }),
    )
  })

  it.each([
    [null],
    ['x'],
    [[]],
    [[[1, 1]]],
    [
      [
        [1, 1],
        [2, 1],
      ],
    ],
    [
      [
        [1, 1],
        [0.5, 2],
      ],
    ],
    [
      [
        [1, 1],
        [2, Number.NaN],
      ],
    ],
    [
      [
        [1, 1, 1],
        [2, 2, 2],
      ],
    ],
  ])('%j is no table', (stored) => {
    expect(readRateTable(stored)).toBeNull()
  })
})
