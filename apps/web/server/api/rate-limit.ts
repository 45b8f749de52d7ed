import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Clock } from '@hourcast/server/clock'

const WINDOW_MS = MINUTE_MS
const MAX_KEYS = 10_000

/**
 * Seconds until `key` may ask again; 0 counts the request and lets it through. `onRefused` is called for the first refusal of a minute
 * alone: a flood must not flood the log, too.
 */
export type RateLimit = (key: string, perMinute: number, onRefused?: () => void) => number

/**
 * A sliding minute for each key, in this process alone: with several processes the limit is as many times as high. What must hold across
 * them (tries of a code, mails to an address) is counted in the database besides.
 */
export const createRateLimit = (clock: Clock): RateLimit => {
  // By age: a key that asks again moves to the end.
  const asked = new Map<string, { recent: number[]; refusedAt: number }>()
  return (key, perMinute, onRefused) => {
    const now = clock.now()
    const before = asked.get(key) ?? { recent: [], refusedAt: Number.NEGATIVE_INFINITY }
    const recent = before.recent.filter((at) => at > now - WINDOW_MS)
    const isRefused = recent.length >= perMinute
    const isFirst = isRefused && before.refusedAt <= now - WINDOW_MS
    if (!isRefused) recent.push(now)
    if (isFirst) onRefused?.()
    asked.delete(key)
    asked.set(key, { recent, refusedAt: isFirst ? now : before.refusedAt })
    const [oldest] = asked.keys()
    if (asked.size > MAX_KEYS && oldest !== undefined) asked.delete(oldest)
    const [first = now] = recent
    return isRefused ? Math.max(1, Math.ceil((first + WINDOW_MS - now) / 1000)) : 0
  }
}
