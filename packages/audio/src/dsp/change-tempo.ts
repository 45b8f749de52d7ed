const MIN_LAG_MS = 4
const MAX_LAG_MS = 13
const FADE_MS = 10
/** Likeness is looked for at every third lag and sample: pitches of voices are far apart from each other at that. */
const STRIDE = 3

/**
 * Speech `factor` times as long (near 1) at the same pitch: now and then a stretch as long as a pitch period is left out or said twice, where the
 * sound before and after it is most alike. Within a few milliseconds of the length asked for; equal where the factor is 1.
 */
export const changeTempo = (samples: Float32Array, sampleRate: number, factor: number): Float32Array => {
  const toSamples = (ms: number): number => Math.round((ms * sampleRate) / 1000)
  const [minLag, maxLag, fade] = [toSamples(MIN_LAG_MS), toSamples(MAX_LAG_MS), toSamples(FADE_MS)]
  const out = new Float32Array(Math.ceil(samples.length * Math.max(1, factor)) + maxLag + fade)
  let [read, written, gained] = [0, 0, 0]
  while (read + maxLag + 2 * fade < samples.length) {
    const owed = read * (factor - 1) - gained
    if (read >= maxLag && Math.abs(owed) >= minLag) {
      const way = Math.sign(owed)
      const lag = mostAlike(samples, read, { minLag, maxLag, fade, way })
      const next = read - way * lag
      for (let i = 0; i < fade; i++) {
        const share = i / fade
        out[written + i] = (samples[read + i] as number) * (1 - share) + (samples[next + i] as number) * share
      }
      gained += way * lag
      read = next + fade
    } else {
      out.set(samples.subarray(read, read + fade), written)
      read += fade
    }
    written += fade
  }
  out.set(samples.subarray(read), written)
  return out.subarray(0, written + samples.length - read)
}

type Search = { minLag: number; maxLag: number; fade: number; way: number }

const mostAlike = (samples: Float32Array, at: number, { minLag, maxLag, fade, way }: Search): number => {
  let [best, likeness] = [minLag, Number.NEGATIVE_INFINITY]
  for (let lag = minLag; lag <= maxLag; lag += STRIDE) {
    let [both, power] = [0, 1e-9]
    for (let i = 0; i < fade; i += STRIDE) {
      const other = samples[at - way * lag + i] as number
      both += (samples[at + i] as number) * other
      power += other * other
    }
    const alike = both / Math.sqrt(power)
    if (alike > likeness) [best, likeness] = [lag, alike]
  }
  return best
}
