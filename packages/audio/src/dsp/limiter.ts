const LOOK_AHEAD_S = 0.004
const RELEASE_S = 0.06

/**
 * `samples` times `gain`, with no true peak above `ceiling` (linear): the gain falls smoothly before a peak and recovers after it.
 * `envelope` is the true-peak envelope of `samples`, so a search for the right gain measures it once.
 */
export const limit = (samples: Float32Array, envelope: Float32Array, gain: number, ceiling: number, sampleRate: number): Float32Array => {
  const window = Math.round(LOOK_AHEAD_S * sampleRate)
  const gains = smooth(slowRelease(lowestAhead(allowedGains(envelope, gain, ceiling), window), sampleRate), window)
  const out = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) out[i] = (samples[i] as number) * (gains[i] as number)
  return out
}

const allowedGains = (envelope: Float32Array, gain: number, ceiling: number): Float32Array => {
  const allowed = new Float32Array(envelope.length)
  for (let i = 0; i < envelope.length; i++) {
    const height = Math.max(envelope[i] as number, envelope[i - 1] ?? 0)
    allowed[i] = height * gain > ceiling ? ceiling / height : gain
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

const slowRelease = (gains: Float32Array, sampleRate: number): Float32Array => {
  const step = 1 - Math.exp(-1 / (RELEASE_S * sampleRate))
  let current = gains[0] ?? 1
  for (let i = 0; i < gains.length; i++) {
    current = Math.min(gains[i] as number, current + ((gains[i] as number) - current) * step)
    gains[i] = current
  }
  return gains
}

/** Mean of the last `window` points: no point's result is above what `lowestAhead` allowed it. */
const smooth = (gains: Float32Array, window: number): Float32Array => {
  const out = new Float32Array(gains.length)
  let sum = (gains[0] ?? 0) * window
  for (let i = 0; i < gains.length; i++) {
    sum += (gains[i] as number) - (gains[Math.max(0, i - window)] as number)
    out[i] = sum / window
  }
  return out
}
