const CHECK_MS = 3_000

/**
 * Rejects when `work` has not ended within three seconds: whoever collects does not wait as long as for a connection to a database that
 * is away.
 */
export const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const ends = AbortSignal.timeout(CHECK_MS)
  const late = new Promise<never>((_, reject) => ends.addEventListener('abort', () => reject(ends.reason), { once: true }))
  return Promise.race([work, late])
}
