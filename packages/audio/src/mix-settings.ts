/** How a broadcast is put together. All within the gates: no silence over 2 s inside or 1 s at the ends, more than 10 kB (0.64 s). */
export const MIX = {
  endSilenceMs: 300,
  maxPauseMs: 1500,
  leastMs: 850,
  /** Longer than this a render is refused: its samples are held in memory several times over. */
  maxMs: 300_000,
} as const

/** What changes when a first rendering failed a gate. */
export const ATTEMPTS = {
  1: { pauseFactor: 1, ceilingDbtp: -2 },
  2: { pauseFactor: 0.7, ceilingDbtp: -3 },
} as const

export type Attempt = keyof typeof ATTEMPTS
