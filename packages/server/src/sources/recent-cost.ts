export type RecentCost = {
  add(key: string, ms: number): void
  /** Of this window and the one before. */
  of(key: string): number
}

/** What each has cost lately. Counted by windows: what is older than two of them is forgotten, and so is who is not seen again. */
export const createRecentCost = (windowMs: number, now: () => number): RecentCost => {
  let window = Math.floor(now() / windowMs)
  let current = new Map<string, number>()
  let before = new Map<string, number>()
  const moveOn = (): void => {
    const next = Math.floor(now() / windowMs)
    if (next === window) return
    before = next === window + 1 ? current : new Map()
    current = new Map()
    window = next
  }
  return {
    add: (key, ms) => {
      moveOn()
      current.set(key, (current.get(key) ?? 0) + ms)
    },
    of: (key) => {
      moveOn()
      return (current.get(key) ?? 0) + (before.get(key) ?? 0)
    },
  }
}
