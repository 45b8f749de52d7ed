import { hearAbort } from '@hourcast/domain/hear-abort'

/**
 * Runs `work` with a signal that fires after `timeoutMs`, or when `outer` does. Rejects with `late()` after a time-out and with the
 * outer signal's reason when that fired, also when the work itself ended with another error or never ends.
 * Work that cannot be called off takes no signal, and goes on unheard.
 * In place of AbortSignal.any([AbortSignal.timeout(…), …]), whose time-out may be collected before it fires (Node 20).
 */
export const withinDeadline = async <T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(late()), timeoutMs)
  const unhear = hearAbort(outer, () => controller.abort(outer?.reason))
  const { signal } = controller
  const called = new Promise<never>((_, failed) => {
    if (signal.aborted) failed(signal.reason)
    signal.addEventListener('abort', () => failed(signal.reason), { once: true })
  })
  try {
    return await Promise.race([called, work(signal)])
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(timer)
    unhear()
  }
}
