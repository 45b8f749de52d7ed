import { fromDecibel, toDecibel } from '../dsp/decibel.ts'
import type { Speech } from './voice-types.ts'

/** Nothing that is never louder than this can be heard as speech. */
const INAUDIBLE = fromDecibel(-70)
const FRAME_SECONDS = 0.02
/** In less there may be one vowel. */
const LEAST_FRAMES = 25
/** Between its quiet and its loud moments; speech has some 20 dB, noise under 1. */
const LEAST_SPREAD_DB = 3

/** Silence, or next to it. */
export const isInaudible = ({ samples }: Speech): boolean => samples.every((sample) => Math.abs(sample) < INAUDIBLE)

/** Whether a sound is as loud all the time: noise, a hum, or bytes of another format. Nobody speaks so. */
export const isSteady = ({ samples, sampleRate }: Speech): boolean => {
  const size = Math.round(sampleRate * FRAME_SECONDS)
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, i) => levelOf(samples, i * size, size))
  if (levels.length < LEAST_FRAMES) return false
  levels.sort((a, b) => a - b)
  const [quiet = 0, loud = 0] = [0.1, 0.9].map((share) => levels[Math.floor(levels.length * share)])
  return loud - quiet < LEAST_SPREAD_DB
}

const levelOf = (samples: Float32Array, from: number, size: number): number => {
  let power = 0
  for (let i = from; i < from + size; i += 1) power += (samples[i] ?? 0) ** 2
  return toDecibel(Math.sqrt(power / size) + 1e-6)
}
