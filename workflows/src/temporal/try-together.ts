import { faultOf } from '@hourcast/server/broadcasts/step-fault'
import type { Outcome } from './run-types.ts'

/**
 * One try of each, side by side. As soon as one has failed, those that are still held for their instant are let go (`letGo`), so that what
 * has failed is tried again at once and they are held by themselves; those that have begun run to their end.
 */
export const tryTogether = async <I>(
  inputs: readonly I[],
  tryOnce: (input: I, letGo: AbortSignal) => Promise<unknown>,
): Promise<Outcome[]> => {
  const failing = new AbortController()
  const outcomeOf = async (input: I): Promise<Outcome> => {
    try {
      return { went: 'well', result: await tryOnce(input, failing.signal) }
    } catch (error) {
      if (failing.signal.aborted && error === failing.signal.reason) return { went: 'let-go' }
      failing.abort()
      return { went: 'wrong', ...faultOf(error) }
    }
  }
  return Promise.all(inputs.map(outcomeOf))
}
