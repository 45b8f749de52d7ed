import { MP3_SAMPLE_RATE } from '../mp3.ts'

export type DrumName = 'hat' | 'kick' | 'rim' | 'snare'

/** Noise that is the same each time, from −1 to 1. */
const createNoise = (): (() => number) => {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}

type Drum = { lengthMs: number; sound: () => (seconds: number) => number }

const dying = (seconds: number, decaySeconds: number): number => Math.exp(-seconds / decaySeconds)
const tone = (hertz: number, seconds: number): number => Math.sin(2 * Math.PI * hertz * seconds)

const DRUMS: Record<DrumName, Drum> = {
  // From 120 Hz down to 45: the turn is the integral of that.
  kick: {
    lengthMs: 260,
    sound: () => (t) => Math.sin(2 * Math.PI * (45 * t + 75 * 0.035 * (1 - dying(t, 0.035)))) * dying(t, 0.09),
  },
  snare: {
    lengthMs: 200,
    sound: () => {
      const noise = createNoise()
      return (t) => 0.5 * tone(185, t) * dying(t, 0.05) + 0.35 * noise() * dying(t, 0.06)
    },
  },
  rim: { lengthMs: 60, sound: () => (t) => 0.6 * (tone(820, t) + 0.5 * tone(1370, t)) * dying(t, 0.012) },
  hat: {
    lengthMs: 70,
    sound: () => {
      const noise = createNoise()
      let last = 0
      return (t) => {
        const now = noise()
        const bright = now - last
        last = now
        return 0.16 * bright * dying(t, 0.018)
      }
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
export const addStroke = (into: Float32Array, name: DrumName, at: number, gain: number): void => {
  const sound = soundOf(name)
  for (let i = 0; i < sound.length; i++) {
    const place = (at + i) % into.length
    into[place] = (into[place] as number) + (sound[i] as number) * gain
  }
}
