/** Enough to see words and pauses, and quick to decode. */
const SAMPLE_RATE = 22_050
/** Of the samples of a bar every fourth is looked at: the eye sees no difference. */
const STRIDE = 4
const LIMIT_MS = 20_000

/** How loud each of `bars` equal parts of the audio at `url` is, 0 to 1, the loudest being 1. Rejects when it cannot be read. */
export const readPeaks = async (url: string, bars: number, signal: AbortSignal): Promise<number[]> => {
  const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]) })
  if (!answer.ok) throw new Error(`The audio is not there (${answer.status}).`)
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const samples = (await context.decodeAudioData(await answer.arrayBuffer())).getChannelData(0)
  signal.throwIfAborted()
  return peaksOf(samples, bars)
}

const peaksOf = (samples: Float32Array, bars: number): number[] => {
  const width = Math.max(STRIDE, Math.floor(samples.length / bars))
  const levels = Array.from({ length: bars }, (_, bar) => {
    let sum = 0
    for (let index = bar * width; index < (bar + 1) * width; index += STRIDE) sum += (samples[index] ?? 0) ** 2
    return Math.sqrt(sum / (width / STRIDE))
  })
  const loudest = Math.max(...levels, 0.001)
  return levels.map((level) => level / loudest)
}
