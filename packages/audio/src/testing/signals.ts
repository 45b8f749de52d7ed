import { fromDecibel } from '../dsp/decibel.ts'

/** A sine of `seconds` whose crests reach `peakDb` of full scale. */
export const sine = (hz: number, seconds: number, sampleRate: number, peakDb = -6, phase = 0): Float32Array => {
  const height = fromDecibel(peakDb)
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => height * Math.sin((2 * Math.PI * hz * i) / sampleRate + phase),
  )
}

/** White noise that is the same each time, from −1 to 1. */
export const noise = (seconds: number, sampleRate: number, seed = 1): Float32Array => {
  let state = seed
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  })
}

export const silence = (seconds: number, sampleRate: number): Float32Array => new Float32Array(Math.round(seconds * sampleRate))

/** Something with the rhythm of speech: bursts of a buzzing tone with short gaps. */
export const babble = (seconds: number, sampleRate: number): Float32Array => {
  const hiss = noise(seconds, sampleRate)
  return hiss.map((rough, i) => {
    const t = i / sampleRate
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3.3 * t)) ** 0.5
    return 0.3 * syllable * (Math.sin(2 * Math.PI * 140 * t) + 0.5 * Math.sin(2 * Math.PI * 980 * t) + 0.1 * rough)
  })
}

/** The signal with soft ends: cut off, a sine rings above its own height. */
export const withSoftEnds = (samples: Float32Array): Float32Array =>
  samples.map((sample, i) => sample * Math.min(1, (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length)) * 4))

/** Level of one frequency in a signal, in dB of full scale (crest of that sine). */
export const levelAt = (samples: Float32Array, hz: number, sampleRate: number): number => {
  let [re, im] = [0, 0]
  samples.forEach((sample, i) => {
    const window = 1 - Math.cos((2 * Math.PI * i) / samples.length)
    re += sample * window * Math.cos((2 * Math.PI * hz * i) / sampleRate)
    im += sample * window * Math.sin((2 * Math.PI * hz * i) / sampleRate)
  })
  return 20 * Math.log10((2 * Math.hypot(re, im)) / samples.length + 1e-12)
}
