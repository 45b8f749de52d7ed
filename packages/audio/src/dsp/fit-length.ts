/** Faster or slower than this, a voice is not quite its own. */
const MOST_TEMPO = 0.03
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [0.8, 1.25]
/** So near is near enough. */
const NEAR_MS = 1_000

export type Lengths = { speechMs: number; pausesMs: number; wantedMs: number }
/** How many times as long speech and pauses become. */
export type Fit = { tempo: number; pause: number }

const AS_IT_IS: Fit = { tempo: 1, pause: 1 }

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/**
 * How speech and its pauses come to a length: the pauses first, then the tempo, both within bounds. What has little to tell stays short; what is
 * too long becomes as short as the bounds let it.
 */
export const fitLength = ({ speechMs, pausesMs, wantedMs }: Lengths): Fit => {
  const longestMs = speechMs * (1 + MOST_TEMPO) + pausesMs * LONGEST_PAUSE
  if (speechMs === 0 || wantedMs > longestMs + NEAR_MS) return AS_IT_IS
  const pause = pausesMs === 0 ? 1 : within((wantedMs - speechMs) / pausesMs, SHORTEST_PAUSE, LONGEST_PAUSE)
  return { tempo: within((wantedMs - pausesMs * pause) / speechMs, 1 - MOST_TEMPO, 1 + MOST_TEMPO), pause }
}
