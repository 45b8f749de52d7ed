import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findWavChunks } from '../wav-chunks.ts'
import { FACTS, LABEL } from './testing/given-label.ts'
import type { WavFacts, WavLabel } from './wav-facts.ts'
import { wavHead } from './wav-head.ts'

/** Chunk by chunk, as any reader walks. */
const namesOf = (wav: Buffer): string[] => {
  const names: string[] = []
  for (let at = 12; at + 8 <= wav.length; ) {
    names.push(wav.toString('latin1', at, at + 4))
    const length = wav.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return names
}

const wavOf = (label: WavLabel, facts: WavFacts) => Buffer.concat([wavHead(label, facts), Buffer.alloc(facts.bodyBytes)])

describe('the head of a WAV', () => {
  it('has format, bext and cart before the samples', () => {
    const dataBytes = 96_000 * 4
    const wav = wavOf(LABEL, { ...FACTS, bodyBytes: dataBytes })
    expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE'])
    expect(namesOf(wav)).toEqual(['fmt ', 'bext', 'cart', 'data'])
    const { format, data } = findWavChunks(wav)
    expect(format).toEqual({ code: 1, channels: 2, sampleRate: 48_000, bits: 16 })
    expect([data?.announced, data?.rest.length]).toEqual([dataBytes, dataBytes])
    expect([wav.readUInt32LE(28), wav.readUInt16LE(32)]).toEqual([192_000, 4])
  })

  it('says the length of the whole file and of its samples, whatever it is called', () => {
    fc.assert(
      fc.property(
        fc.record({
          title: fc.string({ unit: 'grapheme', maxLength: 300 }),
          station: fc.string({ unit: 'grapheme', maxLength: 80 }),
        }),
        fc.integer({ min: 0, max: 2_000 }),
        fc.integer({ min: 0, max: 30 }).map((half) => 2 * half),
        (names, frames, tailBytes) => {
          const wav = wavOf({ ...LABEL, ...names }, { ...FACTS, frames, bodyBytes: 4 * frames + tailBytes })
          expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
          expect(findWavChunks(wav).data).toMatchObject({ announced: 4 * frames, rest: { length: 4 * frames + tailBytes } })
        },
      ),
    )
  })
})
