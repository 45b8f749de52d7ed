import pLimit from 'p-limit'

type Waiting<I, O> = { input: I; resolve: (output: O) => void; reject: (error: unknown) => void }

/** How many run by themselves at once: others need connections too. */
const ALONE_AT_ONCE = 4
/** Where none of this many goes through, the fault is not in one of them. */
const GIVEN_UP_AFTER = 8

/**
 * Calls that come while others are under way are done together by the next: thousands of broadcasts that share an instant cost
 * dozens of statements, one alone costs no wait. `work` gives one output for each input, in their order; of its calls up to
 * `together` run at once, with `atMost` inputs each. Where `isDivisible`, those of a batch that has failed are done each by itself: one at
 * fault keeps no other from its end.
 */
export const coalesce = <I, O>(
  work: (inputs: readonly I[]) => Promise<readonly O[]>,
  { atMost = 500, together = 1, isDivisible = false }: { atMost?: number; together?: number; isDivisible?: boolean } = {},
): ((input: I) => Promise<O>) => {
  let waiting: Waiting<I, O>[] = []
  let running = 0

  const oneByOne = async (batch: readonly Waiting<I, O>[], fault: unknown): Promise<void> => {
    const limit = pLimit(ALONE_AT_ONCE)
    let [succeeded, failed] = [0, 0]
    const finishAlone = async ({ input, resolve, reject }: Waiting<I, O>) => {
      if (succeeded === 0 && failed >= GIVEN_UP_AFTER) return reject(fault)
      try {
        const [output] = await work([input])
        succeeded += 1
        resolve(output as O)
      } catch (error) {
        failed += 1
        reject(error)
      }
    }
    await Promise.all(batch.map((one) => limit(finishAlone, one)))
  }

  const finish = async (batch: readonly Waiting<I, O>[]): Promise<void> => {
    try {
      const outputs = await work(batch.map(({ input }) => input))
      batch.forEach(({ resolve }, index) => {
        resolve(outputs[index] as O)
      })
    } catch (error) {
      if (isDivisible && batch.length > 1) await oneByOne(batch, error)
      else for (const { reject } of batch) reject(error)
    }
  }

  const drain = async (): Promise<void> => {
    running += 1
    // Calls made in the same turn belong together.
    await Promise.resolve()
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atMost)
      waiting = waiting.slice(atMost)
      await finish(batch)
    }
    running -= 1
  }

  return (input) =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      // A second call beside the first only for a whole batch: what is left goes with the next.
      if (running === 0 || (waiting.length >= atMost && running < together)) void drain()
    })
}
