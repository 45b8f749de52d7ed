import { fromDecibel, toDecibel } from './decibel.ts'
import { findSilences } from './silence.ts'

/** Quieter than the piece's own peak by this much counts as silence, no matter what a voice's noise floor is. */
const BELOW_PEAK_DB = 50
const QUIETEST_DB = -70
const MARGIN_MS = 15
const FADE_MS = 4

/**
 * A spoken piece without the silence around it, with no pause inside longer than `maxPauseMs`, and with soft ends. Empty when
 * nothing is heard.
 */
export const tidySpeech = (samples: Float32Array, sampleRate: number, maxPauseMs: number): Float32Array => {
  const toSamples = (ms: number): number => Math.round((ms * sampleRate) / 1000)
  const silences = findSilences(samples, sampleRate, silenceThreshold(samples))
  if (silences[0]?.start === 0 && silences[0].end === samples.length) return new Float32Array(0)
  const first = silences.find(({ start }) => start === 0)
  const last = silences.find(({ end }) => end === samples.length)
  const start = Math.max(0, (first?.end ?? 0) - toSamples(MARGIN_MS))
  const end = Math.min(samples.length, (last?.start ?? samples.length) + toSamples(MARGIN_MS))
  const long = silences.filter(
    (silence) => silence !== first && silence !== last && silence.end - silence.start > toSamples(maxPauseMs),
  )
  const kept: Float32Array[] = []
  let from = start
  for (const silence of long) {
    kept.push(samples.subarray(from, silence.start + toSamples(maxPauseMs)))
    from = silence.end
  }
  kept.push(samples.subarray(from, end))
  return softEnds(concatenate(kept), toSamples(FADE_MS))
}

const silenceThreshold = (samples: Float32Array): number => {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return Math.max(QUIETEST_DB, toDecibel(Math.max(peak, fromDecibel(QUIETEST_DB))) - BELOW_PEAK_DB)
}

/** The parts one after another, as a copy. */
export const concatenate = (parts: Float32Array[]): Float32Array => {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const softEnds = (samples: Float32Array, fade: number): Float32Array => {
  const length = Math.min(fade, Math.floor(samples.length / 2))
  for (let i = 0; i < length; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / length)
    samples[i] = (samples[i] as number) * gain
    const mirrored = samples.length - 1 - i
    samples[mirrored] = (samples[mirrored] as number) * gain
  }
  return samples
}
