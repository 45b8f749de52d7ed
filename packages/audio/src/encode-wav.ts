import { PCM } from './wav-chunks.ts'

const HEADER_BYTES = 44

/** Mono, 16 bits. */
export const encodeWav = ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }): Buffer => {
  const bytes = samples.length * 2
  const wav = Buffer.alloc(HEADER_BYTES + bytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(PCM, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(bytes, 40)
  for (const [i, sample] of samples.entries())
    wav.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), HEADER_BYTES + 2 * i)
  return wav
}
