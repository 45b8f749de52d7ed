/** A WAV file of 16-bit samples; `bits` and `length` can be made to lie in its header. */
export const wavFile = (
  samples: Float32Array,
  sampleRate: number,
  { channels = 1, bits = 16, length = samples.length * 2 } = {},
): Buffer => {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * channels * 2, 28)
  file.writeUInt16LE(channels * 2, 32)
  file.writeUInt16LE(bits, 34)
  file.write('data', 36)
  file.writeUInt32LE(length, 40)
  samples.forEach((sample, i) => {
    file.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), 44 + i * 2)
  })
  return file
}
