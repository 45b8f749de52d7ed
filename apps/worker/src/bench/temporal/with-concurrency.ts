/** As many at once as the dispatcher starts. */
const HANDS = 32

export const withConcurrency = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const rest = items.values()
  const hand = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
}
