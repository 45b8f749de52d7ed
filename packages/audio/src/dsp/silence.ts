const WINDOW_MS = 10

/** From the first to one after the last sample of a stretch, as sample numbers. */
export type Stretch = { start: number; end: number }

/** The stretches where 10 ms windows stay below `thresholdDb` (RMS, dB of full scale), as whole windows, in order. */
export const findSilences = (samples: Float32Array, sampleRate: number, thresholdDb: number): Stretch[] => {
  const window = Math.round((sampleRate * WINDOW_MS) / 1000)
  const limit = 10 ** (thresholdDb / 10)
  const silences: Stretch[] = []
  for (let start = 0; start < samples.length; start += window) {
    const end = Math.min(samples.length, start + window)
    if (meanSquare(samples, start, end) > limit) continue
    const last = silences.at(-1)
    if (last?.end === start) last.end = end
    else silences.push({ start, end })
  }
  return silences
}

/** How long a signal is silent at its start, at its end, and at most between. In milliseconds; all of it when it is silent throughout. */
export const measureSilence = (samples: Float32Array, sampleRate: number, thresholdDb: number) => {
  const toMs = ({ start, end }: Stretch): number => ((end - start) / sampleRate) * 1000
  const silences = findSilences(samples, sampleRate, thresholdDb)
  const first = silences.find(({ start }) => start === 0)
  const last = silences.find(({ end }) => end === samples.length)
  const inside = silences.filter((silence) => silence !== first && silence !== last)
  return {
    startMs: first ? toMs(first) : 0,
    endMs: last ? toMs(last) : 0,
    longestInsideMs: Math.max(0, ...inside.map(toMs)),
  }
}

const meanSquare = (samples: Float32Array, start: number, end: number): number => {
  let sum = 0
  for (let i = start; i < end; i++) sum += (samples[i] as number) ** 2
  return sum / (end - start)
}
