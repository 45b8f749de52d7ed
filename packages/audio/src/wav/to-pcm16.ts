import type { Channels } from '../dsp/channels.ts'

const FULL_SCALE = 32_768

/** Samples as WAV files hold them: 16 bits, little-endian, the channels of an instant side by side. */
export const toPcm16 = (channels: Channels): Buffer => {
  const [{ length }] = channels
  const pcm = Buffer.alloc(2 * channels.length * length)
  for (const [channel, samples] of channels.entries())
    for (let i = 0; i < length; i++) {
      const value = Math.round((samples[i] as number) * FULL_SCALE)
      pcm.writeInt16LE(Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, value)), 2 * (i * channels.length + channel))
    }
  return pcm
}
