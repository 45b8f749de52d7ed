import { MPEGDecoder } from 'mpg123-decoder'

export type DecodedMp3 = { samples: Float32Array; sampleRate: number; faults: string[] }

/** A mono MP3 as samples (the decoder always gives two channels, here alike), with what the decoder found wrong. Never throws for bytes that are no MP3. */
export const decodeMp3 = async (mp3: Uint8Array): Promise<DecodedMp3> => {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, errors } = decoder.decode(mp3)
    return {
      samples: channelData[0] ?? new Float32Array(0),
      sampleRate,
      faults: errors.map(({ message }) => message),
    }
  } finally {
    decoder.free()
  }
}
