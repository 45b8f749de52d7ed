/** So many equal parts of an audio have a level: what a page needs to draw it, in as many letters. */
export const PEAK_COUNT = 200

const RADIX = 36
const FULL = RADIX - 1

/** Levels from 0 to 1, one letter each (0 to z): short on the wire, and enough for a picture 64 pixels high. */
export const writePeaks = (levels: readonly number[]): string =>
  levels.map((level) => Math.round(Math.min(1, Math.max(0, level)) * FULL).toString(RADIX)).join('')

/** The levels again. Another letter counts as silence. */
export const readPeaks = (peaks: string): number[] => [...peaks].map((letter) => (Number.parseInt(letter, RADIX) || 0) / FULL)
