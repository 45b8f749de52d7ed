import { type Channels, eachChannel } from './channels.ts'

const LOOK_AHEAD_S = 0.004
const RELEASE_S = 0.06

/**
 * `channels` times `gain`, with no true peak above `ceiling` (linear): the gain falls smoothly before a peak and recovers after it, in both
 * channels alike, or the middle would wander. `envelope` is the higher of their true-peak envelopes, so a search for the right gain measures
 * it once.
 */
export const limit = (
  channels: Channels,
  envelope: Float32Array,
  gain: number,
  ceiling: number,
  sampleRate: number,
): Channels => {
  const window = Math.round(LOOK_AHEAD_S * sampleRate)
  const gains = releaseSlowly(lowestAhead(allowedGains(envelope, gain, ceiling), window), sampleRate)
  return eachChannel(channels, (samples) => applySmoothly(samples, gains, window))
}

const allowedGains = (envelope: Float32Array, gain: number, ceiling: number): Float32Array => {
  const allowed = new Float32Array(envelope.length)
  let before = 0
  for (let i = 0; i < envelope.length; i++) {
    // A peak between two samples is held down from both sides.
    const height = Math.max(envelope[i] as number, before)
    allowed[i] = height * gain > ceiling ? ceiling / height : gain
    before = envelope[i] as number
  }
  return allowed
}

/** For each point the lowest value from it to `window - 1` points after it, by a queue of rising minima. */
const lowestAhead = (values: Float32Array, window: number): Float32Array => {
  const lowest = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let head = 0
  let tail = 0
  for (let i = values.length - 1; i >= 0; i--) {
    while (tail > head && (values[queue[tail - 1] as number] as number) >= (values[i] as number)) tail--
    queue[tail++] = i
    if ((queue[head] as number) >= i + window) head++
    lowest[i] = values[queue[head] as number] as number
  }
  return lowest
}

const releaseSlowly = (gains: Float32Array, sampleRate: number): Float32Array => {
  const step = 1 - Math.exp(-1 / (RELEASE_S * sampleRate))
  let current = gains[0] ?? 1
  for (let i = 0; i < gains.length; i++) {
    current = Math.min(gains[i] as number, current + ((gains[i] as number) - current) * step)
    gains[i] = current
  }
  return gains
}

/** Each sample times the mean of the last `window` gains, none of which is above what the sample's own height allows. */
const applySmoothly = (samples: Float32Array, gains: Float32Array, window: number): Float32Array => {
  const out = new Float32Array(samples.length)
  const first = gains[0] ?? 0
  let sum = first * window
  for (let i = 0; i < gains.length; i++) {
    sum += (gains[i] as number) - (i < window ? first : (gains[i - window] as number))
    out[i] = (samples[i] as number) * (sum / window)
  }
  return out
}
