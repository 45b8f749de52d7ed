/** Of the samples of a part every fourth is looked at: the eye sees no difference. */
const STRIDE = 4

/** How loud each of `parts` equal parts is, 0 to 1, the loudest being 1; silence is 0 everywhere. */
export const waveLevels = (samples: Float32Array, parts: number): number[] => {
  const width = samples.length / parts
  const levels = Array.from({ length: parts }, (_, part) => {
    const [start, end] = [Math.floor(part * width), Math.floor((part + 1) * width)]
    let sum = 0
    let count = 0
    for (let index = start; index < end; index += STRIDE, count += 1) sum += (samples[index] ?? 0) ** 2
    return count === 0 ? 0 : Math.sqrt(sum / count)
  })
  const loudest = Math.max(...levels)
  return loudest === 0 ? levels : levels.map((level) => level / loudest)
}
