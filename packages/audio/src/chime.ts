import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { PEAK_COUNT, writePeaks } from '@hourcast/domain/sound/wave-peaks'
import { fromDecibel, toDecibel } from './dsp/decibel.ts'
import { integratedLoudness, loudnessOf } from './dsp/loudness.ts'
import { truePeak } from './dsp/true-peak.ts'
import { waveLevels } from './dsp/wave-levels.ts'
import { tagMp3 } from './id3.ts'
import { encodeMp3, MP3_SAMPLE_RATE } from './mp3.ts'
import type { LoudnessPreset, Rendering } from './studio-types.ts'

/** Raised with every change of its sound: the id of a chime that has aired keeps its bytes. The first one has one channel. */
export const CHIME_VERSIONS = [1, 2] as const
type Version = (typeof CHIME_VERSIONS)[number]
const LATEST: Version = 2
export const CHIME_MS = 2_400
/** Three rising notes of a bell, each begun while the one before still sounds. */
const NOTES = [
  { hz: 523.25, startMs: 100 },
  { hz: 659.26, startMs: 400 },
  { hz: 783.99, startMs: 700 },
]
/** How loud each multiple of a note is, and how fast it dies away. */
const PARTIALS = [
  { multiple: 1, gain: 1, decayMs: 700 },
  { multiple: 2, gain: 0.25, decayMs: 350 },
  { multiple: 3, gain: 0.08, decayMs: 200 },
]
const ATTACK_MS = 8
const FADE_MS = 60

/** The id under which a chime of this loudness is named, in rows and by the link. */
export const chimeId = (lufs: LoudnessPreset, version: Version = LATEST): string =>
  createHash('sha256').update(`hourcast chime ${version} ${lufs}`).digest('hex')

const toSamples = (ms: number): number => Math.round((ms * MP3_SAMPLE_RATE) / 1000)

/** A damped oscillator for each partial: one multiplication more than a sine by itself, and no sine for each sample. */
const addNote = (into: Float32Array, { hz, startMs }: (typeof NOTES)[number]): void => {
  const start = toSamples(startMs)
  const attack = toSamples(ATTACK_MS)
  for (const { multiple, gain, decayMs } of PARTIALS) {
    const turn = (2 * Math.PI * hz * multiple) / MP3_SAMPLE_RATE
    const damping = Math.exp(-1 / toSamples(decayMs))
    const [feedback, loss] = [2 * damping * Math.cos(turn), damping * damping]
    let [last, before] = [0, (-gain * Math.sin(turn)) / damping]
    for (let i = start; i < into.length; i++) {
      into[i] = (into[i] as number) + last * Math.min(1, (i - start) / attack)
      const next = feedback * last - loss * before
      before = last
      last = next
    }
  }
}

const ring = (): Float32Array => {
  const samples = new Float32Array(toSamples(CHIME_MS))
  for (const note of NOTES) addNote(samples, note)
  const fade = toSamples(FADE_MS)
  return samples.map((sample, i) => sample * Math.min(1, (samples.length - 1 - i) / fade))
}

/**
 * A soft chime at a loudness target: calculated here in a few milliseconds, without a voice, a thread or a file. What airs when nothing else
 * can. The same target gives the same bytes in every process.
 */
export const makeChime = async (lufs: LoudnessPreset, version: Version = LATEST): Promise<Rendering> => {
  const bell = ring()
  const loudness = version === 1 ? integratedLoudness(bell, MP3_SAMPLE_RATE) : loudnessOf([bell], MP3_SAMPLE_RATE)
  const gain = fromDecibel(lufs - loudness)
  const samples = bell.map((sample) => sample * gain)
  // The process that makes it serves others too: they get their turn between the parts.
  await setImmediate()
  const truePeakDbtp = toDecibel(truePeak(samples))
  await setImmediate()
  const tags = { title: 'Hourcast', host: 'Hourcast', station: 'Hourcast', language: 'en-US' }
  const mp3 = tagMp3(await encodeMp3([samples], version), tags)
  const sha256 = createHash('sha256').update(mp3).digest('hex')
  const peaks = writePeaks(waveLevels(samples, PEAK_COUNT))
  return { id: chimeId(lufs, version), mp3, sha256, durationMs: CHIME_MS, lufs, truePeakDbtp, marks: [], peaks }
}
