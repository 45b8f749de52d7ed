import type { Biquad } from './biquad.ts'
import type { Channels } from './channels.ts'

const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10
const BLOCK_STEPS = 4

/** The two K-weighting filters of ITU-R BS.1770, from their analogue prototypes, for any sample rate; the second one's b is 1, −2, 1. */
export const kWeighting = (sampleRate: number): [shelf: Biquad, highPass: Biquad] => {
  const shelfK = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const shelfQ = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + shelfK / shelfQ + shelfK * shelfK
  const shelf = {
    b0: (high + (band * shelfK) / shelfQ + shelfK * shelfK) / a0,
    b1: (2 * (shelfK * shelfK - high)) / a0,
    b2: (high - (band * shelfK) / shelfQ + shelfK * shelfK) / a0,
    a1: (2 * (shelfK * shelfK - 1)) / a0,
    a2: (1 - shelfK / shelfQ + shelfK * shelfK) / a0,
  }
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const c0 = 1 + k / q + k * k
  return [shelf, { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / c0, a2: (1 - k / q + k * k) / c0 }]
}

/** Integrated loudness in LUFS of one channel by itself, as from one loudspeaker. */
export const integratedLoudness = (samples: Float32Array, sampleRate: number): number => {
  const step = stepOf(sampleRate)
  return gated(blockPowers(weightedEnergies(samples, sampleRate, step), samples.length, step))
}

/** Integrated loudness in LUFS as from two loudspeakers: the powers of both channels together, of a single one twice. */
export const loudnessOf = (channels: Channels, sampleRate: number): number => {
  const step = stepOf(sampleRate)
  return gated(blockPowers(stepEnergies(channels, sampleRate, step), channels[0].length, step))
}

/**
 * By ITU-R BS.1770-4: 400 ms blocks overlapping by 75 %, gated at −70 LUFS and at 10 LU below what is left. A signal shorter than one block
 * counts as one. −Infinity for silence.
 */
const gated = (powers: number[]): number => {
  const loud = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS)
  const gate = toLufs(mean(loud)) + RELATIVE_GATE_LU
  return toLufs(mean(loud.filter((power) => toLufs(power) > gate)))
}

export const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power)

const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const stepOf = (sampleRate: number): number => Math.round(sampleRate / 10)

const blockPowers = (energies: number[], length: number, step: number): number[] => {
  const whole = Math.floor(length / step)
  if (whole < BLOCK_STEPS) return [energies.reduce((sum, energy) => sum + energy, 0) / Math.max(1, length)]
  return energies.slice(BLOCK_STEPS - 1, whole).map((_, i) => mean(energies.slice(i, i + BLOCK_STEPS)) / step)
}

/** Of both channels together; one that both loudspeakers play counts twice. */
export const stepEnergies = ([left, right]: Channels, sampleRate: number, step: number): number[] => {
  const energies = weightedEnergies(left, sampleRate, step)
  const others = right ? weightedEnergies(right, sampleRate, step) : energies
  return energies.map((energy, i) => energy + (others[i] as number))
}

/** Sums of squares of each step of K-weighted samples, both filters and the sum in one go: this runs for every round of levelling. */
const weightedEnergies = (samples: Float32Array, sampleRate: number, step: number): number[] => {
  const [shelf, high] = kWeighting(sampleRate)
  const energies: number[] = []
  let [s1, s2, h1, h2] = [0, 0, 0, 0]
  for (let start = 0; start < samples.length; start += step) {
    const end = Math.min(samples.length, start + step)
    let energy = 0
    for (let i = start; i < end; i++) {
      const x = samples[i] as number
      const shelved = shelf.b0 * x + s1
      s1 = shelf.b1 * x - shelf.a1 * shelved + s2
      s2 = shelf.b2 * x - shelf.a2 * shelved
      const weighted = shelved + h1
      h1 = -2 * shelved - high.a1 * weighted + h2
      h2 = shelved - high.a2 * weighted
      energy += weighted * weighted
    }
    energies.push(energy)
  }
  return energies
}
