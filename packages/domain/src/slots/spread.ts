import { MINUTE_MS } from '../time-units.ts'
/** All stations want the top of the hour: their preparations are spread over this much time before the lead. */
export const SPREAD_WINDOW_MS = MINUTE_MS

/** FNV-1a with a last stir, so that ids that differ in one character land far apart. 32 bits, the same on every machine. */
const hash32 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A whole number of milliseconds in [0, windowMs), always the same for the same id; 0 without a window. */
export const spreadMs = (id: string, windowMs: number): number =>
  windowMs > 0 ? Math.floor((hash32(id) / 2 ** 32) * windowMs) : 0
