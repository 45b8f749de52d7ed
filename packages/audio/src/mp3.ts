import { createMp3Encoder } from 'wasm-media-encoders'
import { type Channels, eachChannel } from './dsp/channels.ts'
import { fromDecibel } from './dsp/decibel.ts'

export const MP3_SAMPLE_RATE = 44_100
const KBPS = 128

/** The encoder makes everything quieter by 0.95 at 160 kbit/s and below: what goes in must be louder by this much. */
export const ENCODER_LOSS_DB = -20 * Math.log10(0.95)

/** What is heard comes this much later than what was given: half a frame of the encoder's and one filter bank of the decoder's. */
export const MP3_DELAY_SAMPLES = 1105
export const MP3_DELAY_MS = (MP3_DELAY_SAMPLES / MP3_SAMPLE_RATE) * 1000

const COMPENSATION = fromDecibel(ENCODER_LOSS_DB)
const BLOCK_SAMPLES = 1152 * 64

/**
 * Sound at 44.1 kHz as MP3, 128 kbit/s constant (a variable rate without a header would show a wrong duration), joint stereo: a voice alone
 * costs nothing for being on both sides. What is decoded has the level of what was given; what is the same in both channels stays the same.
 * In one channel only what was once made so is made again.
 */
export const encodeMp3 = async (channels: Channels, count: 1 | 2 = 2): Promise<Uint8Array> => {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: MP3_SAMPLE_RATE, channels: count, bitrate: KBPS })
  const chunks: Buffer[] = []
  for (let start = 0; start < channels[0].length; start += BLOCK_SAMPLES) {
    const end = start + BLOCK_SAMPLES
    const [left, right = left] = eachChannel(channels, (samples) =>
      samples.subarray(start, end).map((sample) => sample * COMPENSATION),
    )
    // The encoder uses its output buffer again: copied at once.
    chunks.push(Buffer.from(encoder.encode(count === 1 ? [left] : [left, right])))
  }
  chunks.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(chunks)
}
