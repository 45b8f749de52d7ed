type Waiting<I, O> = { input: I; resolve: (output: O) => void; reject: (error: unknown) => void }

/**
 * Calls that come while one is under way are done together by the next: thousands of broadcasts that share an instant cost
 * dozens of statements, one alone costs no wait. `work` gives one output for each input, in their order.
 */
export const coalesce = <I, O>(
  work: (inputs: readonly I[]) => Promise<readonly O[]>,
  atMost = 500,
): ((input: I) => Promise<O>) => {
  let waiting: Waiting<I, O>[] = []
  let isRunning = false

  const drain = async (): Promise<void> => {
    isRunning = true
    // Calls made in the same turn belong together.
    await Promise.resolve()
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atMost)
      waiting = waiting.slice(atMost)
      try {
        const outputs = await work(batch.map(({ input }) => input))
        batch.forEach(({ resolve }, index) => {
          resolve(outputs[index] as O)
        })
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isRunning = false
  }

  return (input) =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (!isRunning) void drain()
    })
}
