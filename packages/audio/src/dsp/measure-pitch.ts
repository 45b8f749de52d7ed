const FRAME_S = 0.04
const HOP_S = 0.02
const LOWEST_HZ = 50
const HIGHEST_HZ = 420
const VOICED = 0.5

/** Median fundamental frequency of a voice in Hz, by normalised autocorrelation of the voiced frames. NaN without one. */
export const measurePitch = (samples: Float32Array, sampleRate: number): number => {
  // Four times fewer samples are enough for a voice's pitch.
  const thin = decimate(samples, 4)
  const rate = sampleRate / 4
  const frame = Math.round(FRAME_S * rate)
  const loudest = thin.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  const pitches: number[] = []
  for (let start = 0; start + 2 * frame < thin.length; start += Math.round(HOP_S * rate)) {
    const pitch = framePitch(thin.subarray(start, start + 2 * frame), frame, rate, loudest)
    if (pitch !== null) pitches.push(pitch)
  }
  pitches.sort((a, b) => a - b)
  return pitches[Math.floor(pitches.length / 2)] ?? Number.NaN
}

const decimate = (samples: Float32Array, factor: number): Float32Array =>
  Float32Array.from({ length: Math.floor(samples.length / factor) }, (_, i) => {
    let sum = 0
    for (let k = 0; k < factor; k++) sum += samples[i * factor + k] as number
    return sum / factor
  })

const framePitch = (samples: Float32Array, frame: number, rate: number, loudest: number): number | null => {
  const power = energy(samples, 0, frame)
  if (power / frame < (loudest * 0.05) ** 2) return null
  const correlations: number[] = []
  const shortest = Math.floor(rate / HIGHEST_HZ)
  for (let lag = shortest; lag <= rate / LOWEST_HZ && lag < frame; lag++) {
    let sum = 0
    for (let i = 0; i < frame; i++) sum += (samples[i] as number) * (samples[i + lag] as number)
    correlations.push(sum / Math.sqrt(power * energy(samples, lag, lag + frame) + 1e-12))
  }
  const best = Math.max(...correlations)
  if (best < VOICED) return null
  // The first lag nearly as good as the best one: multiples of the period fit as well.
  return rate / (shortest + correlations.findIndex((value, i) => value > 0.92 * best && value >= (correlations[i + 1] ?? 0)))
}

const energy = (samples: Float32Array, start: number, end: number): number => {
  let sum = 0
  for (let i = start; i < end; i++) sum += (samples[i] as number) ** 2
  return sum
}
