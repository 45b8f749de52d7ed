import { fromDecibel } from '../dsp/decibel.ts'
import { MIX } from '../mix-settings.ts'

/** Milliseconds of the voice. */
export type Span = { startMs: number; endMs: number }

/** Decibels against the voice from an instant on, straight lines between them. */
export type Corner = { ms: number; db: number }

/** The music alone, before the first word and after the last. */
export const ALONE_BELOW_VOICE = 4
/** The music goes down before a word comes, and up only when it is surely over. */
const AHEAD_MS = 450
const DOWN_MS = 350
/** Down so long before the first word. */
const DOWN_AHEAD_MS = 50
const UP_MS = 700
const OUT_MS = 1_500
const GONE_DB = -80

export type LineRequest = { shiftMs: number; endMs: number; belowVoice: number; silentSpans: readonly Span[] }

/** Whether the first words are told without music, so that nothing is heard before them. */
export const beginsWithout = (silentSpans: readonly Span[]): boolean => {
  const [first] = joined(silentSpans)
  return first !== undefined && first.startMs < AHEAD_MS + OUT_MS
}

export const isGone = (line: readonly Corner[], ms: number): boolean => decibelAt(line, ms) <= GONE_DB

/** As a factor; nothing at all where the music is out. */
export const gainAt = (line: readonly Corner[], ms: number): number => (isGone(line, ms) ? 0 : fromDecibel(decibelAt(line, ms)))

/** How loud the music is: alone, low under the voice, out while a story is told without it, and up again after the last word. */
export const levelLine = ({ shiftMs, endMs, belowVoice, silentSpans }: LineRequest): Corner[] => {
  const under = -belowVoice
  const downMs = shiftMs + MIX.endSilenceMs - DOWN_AHEAD_MS
  const opening = [
    { ms: 0, db: -ALONE_BELOW_VOICE },
    { ms: downMs - DOWN_MS, db: -ALONE_BELOW_VOICE },
    { ms: downMs, db: under },
  ]
  const corners: Corner[] = shiftMs > 0 ? opening : [{ ms: 0, db: GONE_DB }]
  for (const span of joined(silentSpans)) {
    const [from, to] = [span.startMs + shiftMs, span.endMs + shiftMs]
    if (shiftMs > 0 || from > AHEAD_MS + OUT_MS)
      corners.push({ ms: from - AHEAD_MS - OUT_MS, db: under }, { ms: from - AHEAD_MS, db: GONE_DB })
    corners.push({ ms: to + AHEAD_MS, db: GONE_DB }, { ms: to + AHEAD_MS + OUT_MS, db: under })
  }
  const end = decibelAt(corners, endMs)
  if (end <= GONE_DB) return corners.filter(({ ms }) => ms <= endMs)
  return [...corners.filter(({ ms }) => ms < endMs), { ms: endMs, db: end }, { ms: endMs + UP_MS, db: -ALONE_BELOW_VOICE }]
}

/** Spans between which the music would hardly have come back are one. */
const joined = (spans: readonly Span[]): Span[] => {
  const whole: Span[] = []
  for (const span of [...spans].sort((one, other) => one.startMs - other.startMs)) {
    const last = whole.at(-1)
    if (last && span.startMs - last.endMs < 2 * (AHEAD_MS + OUT_MS)) last.endMs = Math.max(last.endMs, span.endMs)
    else whole.push({ ...span })
  }
  return whole
}

const decibelAt = (corners: readonly Corner[], ms: number): number => {
  const after = corners.findIndex((corner) => corner.ms > ms)
  if (after === -1) return corners.at(-1)?.db ?? GONE_DB
  const [before, next] = [corners[after - 1], corners[after] as Corner]
  if (!before) return next.db
  return before.db + ((next.db - before.db) * (ms - before.ms)) / (next.ms - before.ms)
}
