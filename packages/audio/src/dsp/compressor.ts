import { fromDecibel, toDecibel } from './decibel.ts'

export type CompressorSettings = { thresholdDb: number; ratio: number; attackMs?: number; releaseMs?: number }

/** Evens out levels: what the envelope holds above the threshold is divided by the ratio. A copy. */
export const compress = (samples: Float32Array, sampleRate: number, settings: CompressorSettings): Float32Array => {
  const { thresholdDb, ratio, attackMs = 4, releaseMs = 90 } = settings
  const attack = 1 - Math.exp(-1000 / (attackMs * sampleRate))
  const release = 1 - Math.exp(-1000 / (releaseMs * sampleRate))
  const threshold = fromDecibel(thresholdDb)
  const slope = 1 / ratio - 1
  const out = new Float32Array(samples.length)
  let envelope = 0
  let gain = 1
  for (let i = 0; i < samples.length; i++) {
    const height = Math.abs(samples[i] as number)
    envelope += (height - envelope) * (height > envelope ? attack : release)
    // The gain moves slowly against the sample rate: one logarithm in 16 samples is enough.
    if (i % 16 === 0) gain = envelope > threshold ? fromDecibel(slope * (toDecibel(envelope) - thresholdDb)) : 1
    out[i] = (samples[i] as number) * gain
  }
  return out
}
