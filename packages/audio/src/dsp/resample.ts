import { dotProduct } from './dot-product.ts'
import { windowedSinc } from './windowed-sinc.ts'

const ZEROS = 32
const KAISER_BETA = 11
/** Leaves the kernel's transition band below the lower of the two Nyquist frequencies. */
const PASS_BAND = 0.94

/** The signal at another sample rate: polyphase Kaiser-windowed sinc, images below −100 dB. The length is rounded up. */
export const resample = (samples: Float32Array, fromRate: number, toRate: number): Float32Array => {
  if (fromRate === toRate) return samples
  const divisor = greatestCommonDivisor(fromRate, toRate)
  const up = toRate / divisor
  const down = fromRate / divisor
  const narrowing = Math.min(1, up / down)
  // Going down, the kernel is stretched so that its transition band keeps its width in the target's terms.
  const zeros = 2 * Math.ceil(ZEROS / narrowing / 2)
  const kernels = windowedSinc(up, zeros, PASS_BAND * narrowing, KAISER_BETA)
  const padded = new Float64Array(samples.length + 2 * zeros)
  padded.set(samples, zeros - 1)
  return interpolate(padded, kernels, Math.ceil((samples.length * up) / down), down)
}

const interpolate = (padded: Float64Array, kernels: Float64Array[], length: number, down: number): Float32Array => {
  const out = new Float32Array(length)
  const up = kernels.length
  let start = 0
  let phase = 0
  for (let i = 0; i < length; i++) {
    out[i] = dotProduct(kernels[phase] as Float64Array, padded, start)
    phase += down
    while (phase >= up) {
      phase -= up
      start++
    }
  }
  return out
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
