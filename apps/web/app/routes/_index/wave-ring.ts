const CENTRE = 200
const INNER = 158
const LEAST = 3
const MOST = 38

const pointAt = (turn: number, radius: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`
}

/** A waveform around a dial of 400 × 400, clockwise from the top: the path of one bar for each two of its levels (0 to 1). */
export const waveRing = (levels: readonly number[]): string => {
  const bars = Math.floor(levels.length / 2)
  return Array.from({ length: bars }, (_, bar) => {
    const level = Math.max(levels[2 * bar] ?? 0, levels[2 * bar + 1] ?? 0)
    return `M${pointAt(bar / bars, INNER)}L${pointAt(bar / bars, INNER + LEAST + level * (MOST - LEAST))}`
  }).join('')
}
