import { applyBiquad, type Biquad } from './biquad.ts'

const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10
const BLOCK_STEPS = 4

/** The two K-weighting filters of ITU-R BS.1770, from their analogue prototypes, for any sample rate. */
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

/**
 * Integrated loudness of a mono signal in LUFS by ITU-R BS.1770-4: 400 ms blocks overlapping by 75 %, gated at −70 LUFS and at
 * 10 LU below what is left. A signal shorter than one block counts as one. −Infinity for silence.
 */
export const integratedLoudness = (samples: Float32Array, sampleRate: number): number => {
  const [shelf, high] = kWeighting(sampleRate)
  const powers = blockPowers(applyBiquad(applyBiquad(samples, shelf), high), sampleRate)
  const loud = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS)
  const gate = toLufs(mean(loud)) + RELATIVE_GATE_LU
  return toLufs(mean(loud.filter((power) => toLufs(power) > gate)))
}

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power)

const mean = (values: number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length)

const blockPowers = (weighted: Float32Array, sampleRate: number): number[] => {
  const step = Math.round(sampleRate / 10)
  const steps: number[] = []
  for (let start = 0; start + step <= weighted.length; start += step) steps.push(meanSquare(weighted, start, start + step))
  if (steps.length < BLOCK_STEPS) return [meanSquare(weighted, 0, weighted.length)]
  return steps.slice(BLOCK_STEPS - 1).map((_, i) => mean(steps.slice(i, i + BLOCK_STEPS)))
}

const meanSquare = (samples: Float32Array, start: number, end: number): number => {
  let sum = 0
  for (let i = start; i < end; i++) sum += (samples[i] as number) ** 2
  return end > start ? sum / (end - start) : 0
}
