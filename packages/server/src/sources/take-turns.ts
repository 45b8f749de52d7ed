type Waiting = { key: string; start(): void }

export type Turns = {
  /**
   * Runs the work when its key's turn comes: one piece of work for each key at a time, the keys in rotation, those of one key in order.
   * Rejects with the signal's reason when that fires before the work began.
   */
  run<Out>(key: string, work: () => Promise<Out>, signal?: AbortSignal): Promise<Out>
}

/** At most `places` pieces of work at a time, so that whoever asks for much waits behind their own work alone. */
export const createTurns = (places: number): Turns => {
  const busy = new Set<string>()
  // In the order in which the keys are served: one that was served goes to the end.
  const queues = new Map<string, Waiting[]>()

  const startNext = (): void => {
    for (const [key, queue] of queues) {
      if (busy.size >= places) return
      const next = busy.has(key) ? undefined : queue.shift()
      if (next === undefined) continue
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      busy.add(key)
      next.start()
    }
  }

  const turnOf = (key: string, signal?: AbortSignal): Promise<void> =>
    new Promise((done, failed) => {
      const leave = () => {
        const rest = (queues.get(key) ?? []).filter((other) => other !== waiting)
        if (rest.length > 0) queues.set(key, rest)
        else queues.delete(key)
        failed(signal?.reason)
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        done()
      }
      const waiting: Waiting = { key, start }
      if (signal?.aborted) return failed(signal.reason)
      signal?.addEventListener('abort', leave, { once: true })
      const queue = queues.get(key)
      if (queue) queue.push(waiting)
      else queues.set(key, [waiting])
      startNext()
    })

  return {
    run: async (key, work, signal) => {
      await turnOf(key, signal)
      try {
        return await work()
      } finally {
        busy.delete(key)
        startNext()
      }
    },
  }
}
