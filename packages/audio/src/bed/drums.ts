import type { Stereo } from '../dsp/channels.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { createNoise } from './noise.ts'
import { type Pan, sidesOf } from './pan.ts'

export type DrumName = 'crash' | 'hat' | 'kick' | 'rim' | 'snare'

type Drum = { lengthMs: number; pan: Pan; sound: () => (seconds: number) => number }

const dying = (seconds: number, decaySeconds: number): number => Math.exp(-seconds / decaySeconds)
const tone = (hertz: number, seconds: number): number => Math.sin(2 * Math.PI * hertz * seconds)

const brightNoise = (): (() => number) => {
  const noise = createNoise()
  let last = 0
  return () => {
    const now = noise()
    const bright = now - last
    last = now
    return bright
  }
}

const DRUMS: Record<DrumName, Drum> = {
  // From 120 Hz down to 45: the turn is the integral of that.
  kick: {
    lengthMs: 260,
    pan: 0,
    sound: () => (t) => Math.sin(2 * Math.PI * (45 * t + 75 * 0.035 * (1 - dying(t, 0.035)))) * dying(t, 0.09),
  },
  snare: {
    lengthMs: 200,
    pan: 0.1,
    sound: () => {
      const noise = createNoise()
      return (t) => 0.5 * tone(185, t) * dying(t, 0.05) + 0.35 * noise() * dying(t, 0.06)
    },
  },
  rim: { lengthMs: 60, pan: -0.4, sound: () => (t) => 0.6 * (tone(820, t) + 0.5 * tone(1370, t)) * dying(t, 0.012) },
  hat: {
    lengthMs: 70,
    pan: 0.5,
    sound: () => {
      const hiss = brightNoise()
      return (t) => 0.16 * hiss() * dying(t, 0.018)
    },
  },
  crash: {
    lengthMs: 900,
    pan: -0.2,
    sound: () => {
      const hiss = brightNoise()
      return (t) => 0.12 * hiss() * Math.min(1, t / 0.004) * dying(t, 0.22)
    },
  },
}

const made = new Map<DrumName, Float32Array>()

const soundOf = (name: DrumName): Float32Array => {
  const known = made.get(name)
  if (known) return known
  const { lengthMs, sound } = DRUMS[name]
  const at = sound()
  const samples = Float32Array.from(
    { length: Math.round((lengthMs * MP3_SAMPLE_RATE) / 1000) },
    (_, i, length = lengthMs) => at(i / MP3_SAMPLE_RATE) * Math.min(1, (length - (i * 1000) / MP3_SAMPLE_RATE) / 10),
  )
  made.set(name, samples)
  return samples
}

/** Adds one stroke at a place in samples; what sounds beyond the end sounds at the beginning. */
export const addStroke = ([left, right]: Stereo, name: DrumName, at: number, gain: number): void => {
  const sound = soundOf(name)
  const [toLeft, toRight] = sidesOf(DRUMS[name].pan)
  for (let i = 0; i < sound.length; i++) {
    const place = (at + i) % left.length
    const stroke = (sound[i] as number) * gain
    left[place] = (left[place] as number) + stroke * toLeft
    right[place] = (right[place] as number) + stroke * toRight
  }
}
