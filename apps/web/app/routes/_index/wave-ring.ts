const CENTRE = 200
const INNER = 158
const LEAST = 3
const MOST = 38

const tenths = (length: number): number => Math.round(length * 10) / 10

const pointAt = (turn: number, radius: number): [number, number] => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return [tenths(CENTRE + radius * Math.cos(angle)), tenths(CENTRE + radius * Math.sin(angle))]
}

/** A waveform around a dial of 400 × 400, clockwise from the top: the path of one bar for each two of its levels (0 to 1). */
export const waveRing = (levels: readonly number[]): string => {
  const bars = Math.floor(levels.length / 2)
  return Array.from({ length: bars }, (_, bar) => {
    const level = Math.max(levels[2 * bar] ?? 0, levels[2 * bar + 1] ?? 0)
    const [x, y] = pointAt(bar / bars, INNER)
    const [toX, toY] = pointAt(bar / bars, INNER + LEAST + level * (MOST - LEAST))
    return `M${x} ${y}l${tenths(toX - x)} ${tenths(toY - y)}`
  }).join('')
}
