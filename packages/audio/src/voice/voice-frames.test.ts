import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFrameReader, encodeVoiceFrame, type VoiceFrame } from './voice-frames.ts'

const readAll = (chunks: Buffer[]): VoiceFrame[] => {
  const frames: VoiceFrame[] = []
  const reader = createFrameReader((frame) => frames.push(frame))
  for (const chunk of chunks) reader.push(chunk)
  return frames
}

const withBody = (header: unknown, body: Buffer): Buffer => {
  const frame = encodeVoiceFrame(header)
  frame.writeUInt32LE(body.length, 4)
  return Buffer.concat([frame, body])
}

describe('frames', () => {
  it('come out whole, wherever the stream was cut', () => {
    const message = fc.tuple(
      fc.record({ id: fc.integer(), text: fc.string({ unit: 'grapheme' }) }),
      fc.uint8Array({ maxLength: 50 }),
    )
    fc.assert(
      fc.property(fc.array(message, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (messages, size) => {
        const stream = Buffer.concat(messages.map(([header, body]) => withBody(header, Buffer.from(body))))
        const chunks = Array.from({ length: Math.ceil(stream.length / size) }, (_, i) =>
          stream.subarray(i * size, (i + 1) * size),
        )
        expect(readAll(chunks).map(({ header, body }) => [header, Uint8Array.from(body)])).toEqual(messages)
      }),
    )
  })

  it('of impossible lengths are refused', () => {
    expect(() => readAll([Buffer.alloc(8, 0xff)])).toThrow('announces')
  })

  it('that hold no JSON are refused', () => {
    const frame = encodeVoiceFrame('x')
    frame.write('{{{', 8)
    expect(() => readAll([frame])).toThrow()
  })
})
