/** Ends a step before it is done: when its time is over, or because the worker ends. */
export type CutOff = {
  signal: AbortSignal
  /** Rejects with the reason; never resolves. */
  ended: Promise<never>
  now(reason: Error): void
  /** In place of what was set before; never, for an endless time. */
  after(ms: number, reason: (ms: number) => Error): void
  close(): void
}

export const createCutOff = (): CutOff => {
  const ends = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let now = (_reason: Error): void => {}
  const ended = new Promise<never>((_, reject) => {
    now = (reason) => {
      reject(reason)
      ends.abort(reason)
    }
  })
  return {
    signal: ends.signal,
    ended,
    now,
    after: (ms, reason) => {
      clearTimeout(timer)
      if (ms < Number.POSITIVE_INFINITY) timer = setTimeout(() => now(reason(ms)), Math.max(1, ms))
    },
    close: () => clearTimeout(timer),
  }
}
