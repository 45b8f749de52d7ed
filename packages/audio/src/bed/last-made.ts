/** Keeps the last `most` things that were asked for, each under its key; what is not there is made. One for each thread. */
export const lastMade = <Made>(most: number): ((key: string, make: () => Made) => Made) => {
  // By age: what is asked for again moves to the end.
  const kept = new Map<string, Made>()
  return (key, make) => {
    const found = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
