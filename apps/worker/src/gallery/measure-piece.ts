import { decodeMp3 } from '@hourcast/audio/decode'
import { measurePitch } from '@hourcast/audio/dsp/measure-pitch'
import { MP3_SAMPLE_RATE } from '@hourcast/audio/mp3'
import type { Rendering, RenderRequest } from '@hourcast/audio/studio-types'
import { speakerInWords } from '@hourcast/domain/voices/speaker'
import { withoutSounds } from '@hourcast/domain/words/pronounced'

/** What is known of one rendered piece. */
export type Measures = {
  seconds: number
  lufs: number
  truePeakDbtp: number
  /** Over the time in which words are heard, pauses between sentences included. */
  wordsAMinute: number
  /** Median of the voice; null where music lies under it. */
  pitchHz: number | null
  /** As the domain's `readPeaks` reads it. */
  peaks: string
  speaker: string
}

export const countWords = (text: string, locale: string): number =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length

type Heard = Pick<Rendering, 'mp3' | 'durationMs' | 'lufs' | 'truePeakDbtp' | 'marks' | 'peaks' | 'speaker'>

export const measurePiece = async ({ segments, tags, bed }: RenderRequest, heard: Heard): Promise<Measures> => {
  const words = segments.reduce((sum, { spoken }) => sum + countWords(withoutSounds(spoken), tags.language), 0)
  const spokenMs = heard.marks.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
  return {
    seconds: heard.durationMs / 1000,
    lufs: heard.lufs,
    truePeakDbtp: heard.truePeakDbtp,
    wordsAMinute: spokenMs === 0 ? 0 : (words * 60_000) / spokenMs,
    pitchHz: bed ? null : await pitchOf(heard.mp3),
    peaks: heard.peaks ?? '',
    speaker: heard.speaker ? speakerInWords(heard.speaker) : '',
  }
}

/** Ten seconds say what a voice's pitch is. */
const PITCH_SAMPLES = 10 * MP3_SAMPLE_RATE

const pitchOf = async (mp3: Uint8Array): Promise<number | null> => {
  const { channels, sampleRate } = await decodeMp3(mp3)
  const pitch = measurePitch(channels[0].subarray(0, PITCH_SAMPLES), sampleRate)
  return Number.isNaN(pitch) ? null : pitch
}
