import type { Channels } from '../dsp/channels.ts'

const FULL_SCALE = 32_768

/** Samples as WAV files hold them: 16 bits, little-endian, both channels of an instant side by side. */
export const toPcm16 = ([left, right = left]: Channels): Buffer => {
  const pcm = Buffer.alloc(4 * left.length)
  for (const [channel, samples] of [left, right].entries())
    for (let i = 0; i < left.length; i++) {
      const value = Math.round((samples[i] as number) * FULL_SCALE)
      pcm.writeInt16LE(Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, value)), 4 * i + 2 * channel)
    }
  return pcm
}
