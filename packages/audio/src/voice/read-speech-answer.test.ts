import { describe, expect, it } from 'vitest'
import { wavFile } from '../testing/wav-file.ts'
import { readSpeechAnswer } from './read-speech-answer.ts'

describe('an answer of a speech endpoint', () => {
  it('without a header is s16le mono at 24 kHz', () => {
    const { sampleRate, samples } = readSpeechAnswer(Buffer.from([0x00, 0x40, 0x00, 0xc0]))
    expect(sampleRate).toBe(24_000)
    expect([...samples]).toEqual([0.5, -0.5])
  })

  it('with a WAV header has the rate that stands there', () => {
    const { sampleRate, samples } = readSpeechAnswer(wavFile(Float32Array.of(0.5, -0.25), 16_000))
    expect(sampleRate).toBe(16_000)
    expect([...samples]).toEqual([0.5, -0.25])
  })

  it('with two channels gives the first one', () => {
    expect([...readSpeechAnswer(wavFile(Float32Array.of(0.5, -0.25, 0.125, 0), 44_100, { channels: 2 })).samples]).toEqual([
      0.5, 0.125,
    ])
  })

  it.each([0, 0xffffffff])('that was streamed with the length %i is read to its end', (length) => {
    expect(readSpeechAnswer(wavFile(Float32Array.of(0.5, -0.25), 24_000, { length })).samples).toHaveLength(2)
  })

  it.each([0x7b, 0x3c])('is sound also when its first byte is %i, which begins JSON or a page', (first) => {
    const { samples } = readSpeechAnswer(Buffer.from([first, 0x00, 0x12, 0xff, 0x00, 0x40]))
    expect(samples[2]).toBe(0.5)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['silence', Buffer.alloc(48_000)],
    ['a WAV of silence', wavFile(new Float32Array(2400), 24_000)],
    ['a noise that nobody hears', Buffer.from([0x01, 0x00, 0xff, 0xff, 0x02, 0x00])],
    ['JSON', Buffer.from('{"error":"no"}')],
    ['a page', Buffer.from('<html>')],
    ['a tagged MP3', Buffer.from('ID3\u0003\u0000')],
    ['a bare MP3', Buffer.from([0xff, 0xfb, 0x90, 0x00])],
    ['Ogg', Buffer.from('OggS....')],
    ['a WAV of 24 bits', wavFile(Float32Array.of(0.5), 24_000, { bits: 24 })],
    ['a WAV cut off in its header', wavFile(Float32Array.of(0.5), 24_000).subarray(0, 30)],
  ])('that is %s cannot be used, and says so', (_, bytes) => {
    expect(() => readSpeechAnswer(bytes)).toThrow('the speech endpoint cannot be used')
  })
})
