/** Half heights of bars: as spoken, and as mastered. */
const SPOKEN = [5, 11, 6, 17, 10, 20, 8, 14, 5, 11, 17, 6]
const MASTERED = [14, 15, 17, 15, 16, 18, 15, 17, 14, 16, 15, 15]
const APART = 9

/** A waveform of twelve bars around a height: before mastering and after it. */
export const wavePath = ({ x, y, isEven }: { x: number; y: number; isEven: boolean }): string =>
  (isEven ? MASTERED : SPOKEN).map((half, index) => `M${x + index * APART} ${y - half}v${2 * half}`).join('')
