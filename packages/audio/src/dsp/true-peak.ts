import type { Channels } from './channels.ts'
import { dotProduct } from './dot-product.ts'
import { windowedSinc } from './windowed-sinc.ts'

const OVERSAMPLING = 4
const ZEROS = 8
const KERNELS = windowedSinc(OVERSAMPLING, ZEROS, 1, 6).slice(1)
/** No point between samples can be higher than this many times the highest sample within reach. */
const MAX_OVERSHOOT = Math.max(...KERNELS.map((kernel) => kernel.reduce((sum, tap) => sum + Math.abs(tap), 0)))

/**
 * For each sample the highest magnitude that the signal reaches there or before the next one, by fourfold oversampling
 * (ITU-R BS.1770, annex 2). Where nothing within reach can exceed `above`, the plain magnitude stands: that saves the work.
 */
export const truePeakEnvelope = (samples: Float32Array, above = 0): Float32Array => {
  const envelope = samples.map(Math.abs)
  const reach = blockPeaks(envelope)
  const padded = new Float64Array(samples.length + 2 * ZEROS)
  padded.set(samples, ZEROS - 1)
  for (let block = 0; block < reach.length; block++) {
    const nearby = Math.max(reach[block - 1] ?? 0, reach[block] ?? 0, reach[block + 1] ?? 0)
    if (nearby * MAX_OVERSHOOT <= above) continue
    const end = Math.min(samples.length, (block + 1) * BLOCK)
    for (let i = block * BLOCK; i < end; i++) envelope[i] = highestBetween(padded, i, envelope[i] as number)
  }
  return envelope
}

/** The higher of both channels' envelopes. */
export const envelopeOf = ([left, right]: Channels, above = 0): Float32Array => {
  const envelope = truePeakEnvelope(left, above)
  if (!right) return envelope
  const other = truePeakEnvelope(right, above)
  for (let i = 0; i < envelope.length; i++) if ((other[i] as number) > (envelope[i] as number)) envelope[i] = other[i] as number
  return envelope
}

/** The true peak as a linear magnitude. */
export const truePeak = (samples: Float32Array): number => {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  for (const height of truePeakEnvelope(samples, peak)) peak = Math.max(peak, height)
  return peak
}

// At least as long as the kernel reaches, so that looking one block to each side is enough.
const BLOCK = 32

const blockPeaks = (magnitudes: Float32Array): Float32Array => {
  const peaks = new Float32Array(Math.ceil(magnitudes.length / BLOCK))
  for (let i = 0; i < magnitudes.length; i++) {
    const block = Math.floor(i / BLOCK)
    if ((magnitudes[i] as number) > (peaks[block] as number)) peaks[block] = magnitudes[i] as number
  }
  return peaks
}

const highestBetween = (padded: Float64Array, start: number, sample: number): number => {
  let highest = sample
  for (const kernel of KERNELS) highest = Math.max(highest, Math.abs(dotProduct(kernel, padded, start)))
  return highest
}
