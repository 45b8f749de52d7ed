export const HEIGHT = 64
export const BAR_PX = 4
const MIDDLE = HEIGHT / 2
const LEAST = 1
const MOST = MIDDLE - 2

/** One bar for each level (0 to 1) around the middle, each as a stroke of its own: a path of two hundred is one element, and a tenth of the bytes. */
export const waveBars = (levels: readonly number[]): string[] =>
  levels.map((level, bar) => {
    const half = Math.max(LEAST, Math.round(level * MOST))
    return `M${bar * BAR_PX + 1} ${MIDDLE - half}v${2 * half}`
  })

/** How many of `bars` have begun to be heard. */
export const playedBars = (bars: number, playedShare: number): number => Math.min(bars, Math.ceil(bars * playedShare))
