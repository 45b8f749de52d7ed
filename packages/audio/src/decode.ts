import { MPEGDecoder } from 'mpg123-decoder'
import type { Channels } from './dsp/channels.ts'
import { readMp3Frames } from './mp3-frames.ts'

export type DecodedMp3 = { channels: Channels; sampleRate: number; faults: string[] }

/** An MP3 as its one or two channels, with what the decoder found wrong. Never throws for bytes that are no MP3. */
export const decodeMp3 = async (mp3: Uint8Array): Promise<DecodedMp3> => {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, errors } = decoder.decode(mp3)
    const [left = new Float32Array(0), right = left] = channelData
    // The decoder gives two channels, alike where the file has one.
    const isMono = readMp3Frames(mp3).frames[0]?.isMono ?? true
    return { channels: isMono ? [left] : [left, right], sampleRate, faults: errors.map(({ message }) => message) }
  } finally {
    decoder.free()
  }
}
