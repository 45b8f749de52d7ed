/**
 * `find`, and when it fails what it found last for the same key: what went on air stays there while the database is away. What was never
 * asked for, or was not there, is not known. `most` keys are remembered, the one asked for longest ago goes first.
 */
export const orLastKnown = <T>(most: number, find: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const known = new Map<string, T>()
  return async (key) => {
    try {
      const found = await find(key)
      known.delete(key)
      if (found !== null) known.set(key, found)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      return found
    } catch (error) {
      if (!known.has(key)) throw error
      return known.get(key) as T
    }
  }
}
