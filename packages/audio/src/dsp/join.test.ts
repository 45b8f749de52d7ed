import { describe, expect, it } from 'vitest'
import { babble, silence, sine } from '../testing/signals.ts'
import { joinPieces } from './join.ts'
import { findSilences, measureSilence } from './silence.ts'
import { concatenate, tidySpeech } from './tidy-speech.ts'

const RATE = 44_100
const word = sine(300, 0.5, RATE)
const settings = { sampleRate: RATE, endSilenceMs: 300, maxPauseMs: 1500, leastMs: 850, pauseFactor: 1 }
const piece = (samples: Float32Array, segment: number, pauseAfterMs: number) => ({
  samples,
  sampleRate: RATE,
  segment,
  pauseAfterMs,
})
const durationMs = (samples: Float32Array) => (samples.length / RATE) * 1000

describe('silence', () => {
  it('is found at its place', () => {
    const signal = concatenate([silence(0.2, RATE), word, silence(0.7, RATE), word])
    const found = findSilences(signal, RATE, -50).map(({ start, end }) => [start / RATE, end / RATE])
    expect(found).toHaveLength(2)
    expect(found[0]?.[0]).toBe(0)
    expect(found[0]?.[1]).toBeCloseTo(0.2, 1)
    expect(found[1]?.[0]).toBeCloseTo(0.7, 1)
    expect(found[1]?.[1]).toBeCloseTo(1.4, 1)
  })

  it('is measured at the start, at the end and inside', () => {
    const measured = measureSilence(
      concatenate([silence(0.3, RATE), word, silence(2.1, RATE), word, silence(1, RATE)]),
      RATE,
      -50,
    )
    expect(measured.startMs).toBeCloseTo(300, -1.5)
    expect(measured.longestInsideMs).toBeCloseTo(2100, -1.5)
    expect(measured.endMs).toBeCloseTo(1000, -1.5)
  })
})

describe('a spoken piece', () => {
  it('loses the silence around it and keeps its sound', () => {
    const tidy = tidySpeech(concatenate([silence(0.4, RATE), word, silence(0.9, RATE)]), RATE, 1500)
    expect(durationMs(tidy)).toBeGreaterThan(500)
    expect(durationMs(tidy)).toBeLessThan(560)
  })

  it('has its long pauses shortened and its short ones kept', () => {
    const pausing = (seconds: number) => durationMs(tidySpeech(concatenate([word, silence(seconds, RATE), word]), RATE, 1500))
    expect(pausing(1)).toBeCloseTo(2000, -1.5)
    expect(pausing(5)).toBeCloseTo(2500, -1.5)
  })

  it('starts and ends without a click', () => {
    const tidy = tidySpeech(word, RATE, 1500)
    expect(Math.abs(tidy[0] ?? 1)).toBeLessThan(0.001)
    expect(Math.abs(tidy.at(-1) ?? 1)).toBeLessThan(0.001)
  })

  it('is empty when nothing is heard', () => {
    expect(tidySpeech(silence(1, RATE), RATE, 1500).length).toBe(0)
    expect(tidySpeech(new Float32Array(0), RATE, 1500).length).toBe(0)
  })
})

describe('joining', () => {
  it('puts pauses between, 0.3 s at the ends, and marks each segment', () => {
    const { samples, marks } = joinPieces([piece(word, 0, 400), piece(word, 0, 700), piece(word, 1, 900)], settings)
    expect(durationMs(samples)).toBeCloseTo(300 + 500 + 400 + 500 + 700 + 500 + 300, -2)
    expect(marks.map(({ segment }) => segment)).toEqual([0, 1])
    expect(marks[0]?.startMs).toBe(300)
    expect(marks[0]?.endMs).toBeCloseTo(1700, -1.5)
    expect(marks[1]?.startMs).toBeCloseTo(2400, -1.5)
    expect(marks[1]?.endMs).toBeCloseTo(2900, -1.5)
  })

  it('never pauses longer than 1.5 s', () => {
    const { samples } = joinPieces([piece(word, 0, 60_000), piece(word, 1, 0)], settings)
    expect(measureSilence(samples, RATE, -50).longestInsideMs).toBeLessThan(1550)
  })

  it('makes a short word long enough for the 10 kB gate, with less than 1 s of silence at the end', () => {
    const { samples } = joinPieces([piece(sine(300, 0.05, RATE), 0, 0)], settings)
    expect(durationMs(samples)).toBeCloseTo(850, 0)
    expect(measureSilence(samples, RATE, -50).endMs).toBeLessThan(1000)
  })

  it('brings pieces of different rates to one', () => {
    const { samples } = joinPieces([piece(word, 0, 0), { ...piece(sine(300, 0.5, 24_000), 1, 0), sampleRate: 24_000 }], settings)
    expect(durationMs(samples)).toBeCloseTo(1600, -1.5)
  })
})

describe('pieces for which a length is wanted', () => {
  const speech = Array.from({ length: 6 }, (_, segment) => ({ ...piece(babble(3, RATE), segment, 600) }))
  const joined = (wantedMs?: number) =>
    joinPieces(
      speech.map((each) => ({ ...each, samples: each.samples.slice() })),
      { ...settings, wantedMs },
    )
  const naturalMs = durationMs(joined().samples)

  it.each([-0.04, -0.02, 0.02, 0.04])('come within a tenth of a second of it, %f away, marks and all', (share) => {
    const wantedMs = naturalMs * (1 + share)
    const { samples, marks } = joined(wantedMs)
    expect(Math.abs(durationMs(samples) - wantedMs)).toBeLessThan(100)
    expect(marks).toHaveLength(6)
    expect((marks[5]?.endMs ?? 0) + settings.endSilenceMs).toBeCloseTo(durationMs(samples), -1)
  })

  it('stay as they are where they are far too short', () => {
    expect(durationMs(joined(naturalMs * 1.5).samples)).toBe(naturalMs)
  })

  it('come as near as the bounds let them where they are too long', () => {
    const { samples } = joined(naturalMs * 0.8)
    expect(durationMs(samples)).toBeGreaterThan(naturalMs * 0.93)
    expect(durationMs(samples)).toBeLessThan(naturalMs * 0.97)
  })
})
