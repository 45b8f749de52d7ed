import type { Clock } from '@hourcast/server/clock'

/**
 * Calls `make` once for all who want the same within `forMs`: it costs once, no matter how many ask. After a failure the next one to ask
 * calls it again. At most `most` keys are remembered, the oldest goes first.
 */
export const rememberBriefly = <T>(
  clock: Clock,
  { forMs, most }: { forMs: number; most: number },
  make: (key: string) => Promise<T>,
): ((key: string) => Promise<T>) => {
  const made = new Map<string, { until: number; value: Promise<T> }>()
  return (key) => {
    const known = made.get(key)
    if (known && clock.now() < known.until) return known.value
    const value = make(key)
    const entry = { until: clock.now() + forMs, value }
    made.delete(key)
    made.set(key, entry)
    const [oldest] = made.keys()
    if (made.size > most && oldest !== undefined) made.delete(oldest)
    value.catch(() => made.get(key) === entry && made.delete(key))
    return value
  }
}
