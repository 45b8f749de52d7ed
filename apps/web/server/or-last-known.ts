/**
 * `find`, and when it fails what it found last for the same key: what went on air stays there while the database is away. What was never
 * asked for, or was not there, is not known. `meanwhile` may know better than what was found last. `most` keys are remembered, the one asked
 * for longest ago goes first.
 */
export const orLastKnown = <T>(
  most: number,
  find: (key: string) => Promise<T>,
  meanwhile: (key: string, last: T | undefined) => Promise<T | undefined> = async (_key, last) => last,
): ((key: string) => Promise<T>) => {
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
      const last = await meanwhile(key, known.get(key))
      if (last === undefined) throw error
      return last
    }
  }
}
