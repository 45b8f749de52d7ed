import { DAY_MS } from '../time-units.ts'
import { offsetMsAt } from './time-zone.ts'

/** A zone's clock jumps at `at` (epoch ms) from `beforeMs` to `afterMs` ahead of UTC. */
export type OffsetChange = { at: number; beforeMs: number; afterMs: number }

/** A stretch of time in which a zone keeps one offset. Stretches may be cut where nothing changes. */
export type SteadyStretch = {
  fromMs: number
  /** Exclusive. */
  toMs: number
  offsetMs: number
  /** The change that this offset began with, when it lies inside the time looked at. */
  change: OffsetChange | null
}

const CHUNK_MS = 32 * DAY_MS
const CHUNKS_KEPT = 128
/** The end of the year 9999: wall times are written with four digits. */
export const LAST_INSTANT_MS = 253_402_300_799_999 - 2 * DAY_MS

const chunksOf = new Map<string, Map<number, OffsetChange[]>>()

/** The second in (fromMs, toMs] at which the offset becomes another one than at fromMs. */
const bisect = (zone: string, fromMs: number, toMs: number, beforeMs: number): number => {
  let [low, high] = [fromMs / 1000, toMs / 1000]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMsAt(zone, middle * 1000) === beforeMs) low = middle
    else high = middle
  }
  return high * 1000
}

/** Two changes within one day that undo each other would be overlooked; no zone does that. */
const findChanges = (zone: string, chunk: number): OffsetChange[] => {
  const changes: OffsetChange[] = []
  let fromMs = chunk * CHUNK_MS
  const endMs = fromMs + CHUNK_MS
  let beforeMs = offsetMsAt(zone, fromMs)
  for (let toMs = fromMs + DAY_MS; fromMs < endMs; ) {
    if (offsetMsAt(zone, toMs) === beforeMs) {
      fromMs = toMs
      toMs += DAY_MS
      continue
    }
    const at = bisect(zone, fromMs, toMs, beforeMs)
    const afterMs = offsetMsAt(zone, at)
    changes.push({ at, beforeMs, afterMs })
    ;[fromMs, beforeMs] = [at, afterMs]
    if (fromMs === toMs) toMs += DAY_MS
  }
  return changes
}

const changesInChunk = (zone: string, chunk: number): OffsetChange[] => {
  const chunks = chunksOf.get(zone) ?? new Map<number, OffsetChange[]>()
  const known = chunks.get(chunk)
  if (known !== undefined) return known
  const found = findChanges(zone, chunk)
  if (chunks.size >= CHUNKS_KEPT) chunks.clear()
  chunks.set(chunk, found)
  chunksOf.set(zone, chunks)
  return found
}

/**
 * The stretches of a zone from an instant on, without gaps, up to the year 9999. Zone data is read a month at a time and kept.
 * Throws RangeError for no zone and for instants before 1970.
 */
export function* steadyStretches(zone: string, startMs: number): Generator<SteadyStretch, void> {
  if (!(startMs >= 0)) throw new RangeError('Instants before 1970 are not known.')
  let fromMs = startMs
  let offsetMs = offsetMsAt(zone, Math.min(startMs, LAST_INSTANT_MS))
  let change: OffsetChange | null = null
  while (fromMs < LAST_INSTANT_MS) {
    const chunk = Math.floor(fromMs / CHUNK_MS)
    for (const next of changesInChunk(zone, chunk)) {
      if (next.at <= fromMs) continue
      yield { fromMs, toMs: next.at, offsetMs, change }
      ;[fromMs, offsetMs, change] = [next.at, next.afterMs, next]
    }
    const toMs = (chunk + 1) * CHUNK_MS
    if (fromMs < toMs) yield { fromMs, toMs, offsetMs, change }
    fromMs = Math.max(fromMs, toMs)
  }
}
