/** Second-order filter with a0 = 1. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** Second-order high-pass (Butterworth at q = 0.707). */
export const highPass = (sampleRate: number, hz: number, q = Math.SQRT1_2): Biquad => {
  const w = (2 * Math.PI * hz) / sampleRate
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const a0 = 1 + alpha
  return { b0: (1 + cos) / 2 / a0, b1: -(1 + cos) / a0, b2: (1 + cos) / 2 / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

/** Raises or lowers everything above `hz` by `gainDb`, half of it at `hz`. */
export const highShelf = (sampleRate: number, hz: number, gainDb: number): Biquad => {
  const a = 10 ** (gainDb / 40)
  const w = (2 * Math.PI * hz) / sampleRate
  const cos = Math.cos(w)
  const slope = Math.sin(w) * Math.SQRT1_2 * 2 * Math.sqrt(a)
  const a0 = a + 1 - (a - 1) * cos + slope
  return {
    b0: (a * (a + 1 + (a - 1) * cos + slope)) / a0,
    b1: (-2 * a * (a - 1 + (a + 1) * cos)) / a0,
    b2: (a * (a + 1 + (a - 1) * cos - slope)) / a0,
    a1: (2 * (a - 1 - (a + 1) * cos)) / a0,
    a2: (a + 1 - (a - 1) * cos - slope) / a0,
  }
}

/** Raises or lowers what lies around `hz` by `gainDb`, about an octave and a half wide. */
export const peaking = (sampleRate: number, hz: number, gainDb: number, q = 0.9): Biquad => {
  const a = 10 ** (gainDb / 40)
  const w = (2 * Math.PI * hz) / sampleRate
  const alpha = Math.sin(w) / (2 * q)
  const a0 = 1 + alpha / a
  const middle = (-2 * Math.cos(w)) / a0
  return { b0: (1 + alpha * a) / a0, b1: middle, b2: (1 - alpha * a) / a0, a1: middle, a2: (1 - alpha / a) / a0 }
}

/** A filtered copy. */
export const applyBiquad = (samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array => {
  const out = new Float32Array(samples.length)
  let z1 = 0
  let z2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number
    const y = b0 * x + z1
    z1 = b1 * x - a1 * y + z2
    z2 = b2 * x - a2 * y
    out[i] = y
  }
  return out
}
