import { MPEGDecoder } from 'mpg123-decoder'
import { concatenate } from '../dsp/tidy-speech.ts'
import { mixDown, type ReadSound, SAMPLE_RATES } from './mono-sound.ts'

/** Of the lowest bit rate this is a minute: what is decoded beyond a limit before it is noticed fits into memory. */
const PIECE_BYTES = 64 * 1024

/** An MP3 of anybody's, as one channel. Decoded piece by piece: a small file that claims hours is given up at `maxMs`. */
export const readMp3 = async (bytes: Uint8Array, maxMs: number): Promise<ReadSound> => {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const parts: Float32Array[] = []
  let [length, rate] = [0, 0]
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + PIECE_BYTES))
      if (samplesDecoded === 0) continue
      // One that changes its rate in the middle would air at a wrong pitch.
      if (rate !== 0 && sampleRate !== rate) return { fault: 'not-sound' }
      rate = sampleRate
      length += samplesDecoded
      if (length > (rate * maxMs) / 1000) return { fault: 'too-long' }
      parts.push(mixDown(channelData))
    }
  } finally {
    decoder.free()
  }
  const samples = concatenate(parts)
  if (!SAMPLE_RATES.includes(rate) || !samples.every(Number.isFinite)) return { fault: 'not-sound' }
  return { samples, sampleRate: rate }
}
