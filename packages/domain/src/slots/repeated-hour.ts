import { DAY_MS } from '../time-units.ts'
import { steadyStretches } from './offset-changes.ts'
import { offsetInWords, offsetMsAt } from './time-zone.ts'

const isShownTwice = (zone: string, atMs: number): boolean => {
  const wallMs = atMs + offsetMsAt(zone, atMs)
  for (const { fromMs, toMs, offsetMs } of steadyStretches(zone, Math.max(0, atMs - DAY_MS))) {
    if (fromMs > atMs + DAY_MS) return false
    const otherMs = wallMs - offsetMs
    if (otherMs !== atMs && otherMs >= fromMs && otherMs < toMs) return true
  }
  return false
}

/** Where the clocks of a zone go back, an hour is shown twice: which of the two this instant is, as 'UTC+02:00'; null for any other. */
export const repeatedHourOffset = (zone: string, atMs: number): string | null =>
  isShownTwice(zone, atMs) ? offsetInWords(zone, atMs) : null
