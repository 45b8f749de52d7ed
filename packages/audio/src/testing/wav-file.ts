import { encodeWav } from '../encode-wav.ts'

/** A WAV file of 16-bit samples; `bits`, `channels` and `length` can be made to lie in its header. */
export const wavFile = (
  samples: Float32Array,
  sampleRate: number,
  { channels = 1, bits = 16, length = samples.length * 2 } = {},
): Buffer => {
  const file = encodeWav({ samples, sampleRate })
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate * channels * 2, 28)
  file.writeUInt16LE(channels * 2, 32)
  file.writeUInt16LE(bits, 34)
  file.writeUInt32LE(length, 40)
  return file
}
