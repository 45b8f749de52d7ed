/** Stretches that a voice was asked for, and how long it then spoke, both against its own rate; ascending. */
export type RateTable = readonly (readonly [stretch: number, length: number])[]

/** What is asked for when a table is made. Tones want lengths from 0.93 to 1.1. */
export const MEASURED_STRETCHES = [0.7, 0.85, 1, 1.15, 1.3, 1.5] as const

/**
 * A model rounds each sound up to whole frames, so that it answers a wish for speed with less: by so much more is asked of a voice without a table
 * (measured on en-US joe: 1.15 times as fast came out as 1.07, 0.9 as 0.96).
 */
const UNMEASURED = 1.6

/** By how much the sounds of a voice are to be stretched so that it speaks `speed` times as fast as by itself. */
export const stretchFor = (speed: number, rates: RateTable | null): number => {
  const wanted = 1 / speed
  if (wanted === 1) return 1
  if (!rates) return 1 + UNMEASURED * (wanted - 1)
  // Beyond what was measured the first or the last step goes on.
  const reached = rates.findIndex(([, length]) => length >= wanted)
  const above = reached === -1 ? rates.length - 1 : Math.max(1, reached)
  const [x0, y0] = rates[above - 1] ?? NEUTRAL
  const [x1, y1] = rates[above] ?? NEUTRAL
  return bounded(x0 + ((wanted - y0) * (x1 - x0)) / (y1 - y0))
}

const NEUTRAL = [1, 1] as const
const [LEAST, MOST] = [0.5, 2]
const bounded = (stretch: number): number => Math.max(LEAST, Math.min(MOST, stretch))

/** Null for lengths that do not grow with their stretches: such a voice cannot be steered by them. Rounded, so that two machines measure alike. */
export const toRateTable = (lengths: readonly number[]): RateTable | null => {
  const own = lengths[MEASURED_STRETCHES.indexOf(1)] ?? 0
  return readRateTable(MEASURED_STRETCHES.map((stretch, i) => [stretch, Math.round(((lengths[i] ?? 0) / own) * 100) / 100]))
}

/** As a voice's card holds it; null for anything else. */
export const readRateTable = (stored: unknown): RateTable | null => {
  const isTable =
    Array.isArray(stored) &&
    stored.length >= 2 &&
    stored.every((row) => Array.isArray(row) && row.length === 2 && row.every((part) => Number.isFinite(part) && part > 0)) &&
    stored.every((row, i) => i === 0 || (row[0] > stored[i - 1][0] && row[1] > stored[i - 1][1]))
  return isTable ? (stored as unknown as RateTable) : null
}
