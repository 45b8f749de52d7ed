import { createHash } from 'node:crypto'
import { decodeMp3 } from '../decode.ts'
import { eachChannel } from '../dsp/channels.ts'
import { toDecibel } from '../dsp/decibel.ts'
import { loudnessOf } from '../dsp/loudness.ts'
import { loudnessOverTime } from '../dsp/loudness-over-time.ts'
import { resample } from '../dsp/resample.ts'
import { truePeak } from '../dsp/true-peak.ts'
import { MP3_DELAY_SAMPLES } from '../mp3.ts'
import { readMp3Frames, tagLength } from '../mp3-frames.ts'
import { riffChunk } from './riff-chunk.ts'
import { toPcm16 } from './to-pcm16.ts'
import { WAV_SAMPLE_RATE, type WavFacts } from './wav-facts.ts'

export type MadeWav = WavFacts & { body: Uint8Array; sha256: string }

/**
 * The body of a WAV from one of our MP3s: its samples at 48 kHz, begun where the sound begins and not where the encoder did, and behind them its
 * tag as it is. Calculation of a second for two minutes of sound: it belongs in a thread. Throws for bytes that are no MP3.
 */
export const makeWav = async ({ mp3 }: { mp3: Uint8Array }): Promise<MadeWav> => {
  const { frames, fault } = readMp3Frames(mp3)
  if (fault) throw new Error(`no WAV can be made of this MP3: ${fault}`)
  const { channels: decoded, sampleRate } = await decodeMp3(mp3)
  const channels = eachChannel(decoded, (samples) => resample(samples.subarray(MP3_DELAY_SAMPLES), sampleRate, WAV_SAMPLE_RATE))
  const body = Buffer.concat([toPcm16(channels), riffChunk('id3 ', mp3.subarray(0, tagLength(mp3)))])
  return {
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
    ...{ bodyBytes: body.length, frames: channels[0].length, kbps: frames[0]?.kbps ?? 0, isOfMono: frames[0]?.isMono ?? false },
    loudness: {
      lufs: loudnessOf(channels, WAV_SAMPLE_RATE),
      truePeakDbtp: toDecibel(Math.max(...channels.map(truePeak))),
      ...loudnessOverTime(channels, WAV_SAMPLE_RATE),
    },
  }
}
