import { expect, it } from 'vitest'
import { encodeWav } from './encode-wav.ts'
import { findWavChunks } from './wav-chunks.ts'

it('is a WAV file of one channel and 16 bits', () => {
  const wav = encodeWav({ samples: Float32Array.of(0, 0.5, -1, 2), sampleRate: 22_050 })
  const { format, data } = findWavChunks(wav)
  expect(format).toMatchObject({ code: 1, channels: 1, sampleRate: 22_050, bits: 16 })
  expect(data?.announced).toBe(8)
  expect([0, 1, 2, 3].map((i) => wav.readInt16LE(44 + 2 * i))).toEqual([0, 16_384, -32_768, 32_767])
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
})
