import type { Clock } from '@hourcast/server/clock'

const WINDOW_MS = 60_000
const MOST_KEYS = 10_000

/** Seconds until `key` may ask again; 0 counts the request and lets it through. */
export type RateLimit = (key: string, mostAMinute: number) => number

/**
 * A sliding minute for each key, in this process alone: with several processes the limit is as many times as high. What must hold across
 * them (tries of a code, mails to an address) is counted in the database besides.
 */
export const createRateLimit = (clock: Clock): RateLimit => {
  // By age: a key that asks again moves to the end.
  const asked = new Map<string, number[]>()
  return (key, mostAMinute) => {
    const now = clock.now()
    const recent = (asked.get(key) ?? []).filter((at) => at > now - WINDOW_MS)
    const isRefused = recent.length >= mostAMinute
    if (!isRefused) recent.push(now)
    asked.delete(key)
    asked.set(key, recent)
    const [oldest] = asked.keys()
    if (asked.size > MOST_KEYS && oldest !== undefined) asked.delete(oldest)
    const [first = now] = recent
    return isRefused ? Math.max(1, Math.ceil((first + WINDOW_MS - now) / 1000)) : 0
  }
}
