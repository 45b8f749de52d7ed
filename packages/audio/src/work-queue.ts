export type WorkQueue = { run<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T> }

type Waiting = { start(): void }

/**
 * Lets at most `slots` jobs run at a time and at most `maxWaiting` wait, in order of arrival; one more is refused with the error that
 * `whenFull` makes. A job whose signal is aborted while it waits leaves at once and never starts.
 */
export const createWorkQueue = (slots: number, maxWaiting: number, whenFull: () => Error): WorkQueue => {
  const waiting = new Set<Waiting>()
  let running = 0

  const enter = (signal?: AbortSignal): Promise<void> => {
    if (running < slots) {
      running++
      return Promise.resolve()
    }
    if (waiting.size >= maxWaiting) return Promise.reject(whenFull())
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(me)
        reject(signal?.reason)
      }
      const me: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      waiting.add(me)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
  // The slot is handed on, not given back, so that nobody can slip in between.
  const exit = (): void => {
    const [next] = waiting
    if (!next) {
      running--
      return
    }
    waiting.delete(next)
    next.start()
  }
  return {
    run: async (job, signal) => {
      signal?.throwIfAborted()
      await enter(signal)
      try {
        signal?.throwIfAborted()
        return await job()
      } finally {
        exit()
      }
    },
  }
}
