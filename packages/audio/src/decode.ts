import { MPEGDecoder } from 'mpg123-decoder'
import { type Channels, onceIfAlike } from './dsp/channels.ts'
import { readMp3Frames } from './mp3-frames.ts'

export type DecodedMp3 = { channels: Channels; sampleRate: number; faults: string[] }

/** What both loudspeakers play is louder by 3 dB than it measures as a file of one channel. */
const ONE_CHANNEL_GAIN = Math.SQRT1_2

/**
 * An MP3 as sound for two loudspeakers, with what the decoder found wrong. One that has a single channel, as ours had once, comes out as loud as
 * it says it is. Never throws for bytes that are no MP3.
 */
export const decodeMp3 = async (mp3: Uint8Array): Promise<DecodedMp3> => {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, errors } = decoder.decode(mp3)
    const [left = new Float32Array(0), right = left] = channelData
    const isMono = readMp3Frames(mp3).frames[0]?.isMono ?? false
    const channels: Channels = isMono ? [left.map((sample) => sample * ONE_CHANNEL_GAIN)] : onceIfAlike([left, right])
    return { channels, sampleRate, faults: errors.map(({ message }) => message) }
  } finally {
    decoder.free()
  }
}
