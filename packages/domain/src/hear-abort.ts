type Waiting = { tell: () => void; all: Set<() => void> }

/** One listener for all that wait for a signal: hundreds at once may wait for that of their worker. */
const waitingFor = new WeakMap<AbortSignal, Waiting>()

const listenTo = (signal: AbortSignal): Waiting => {
  const all = new Set<() => void>()
  const tell = () => {
    waitingFor.delete(signal)
    for (const each of all) each()
  }
  signal.addEventListener('abort', tell, { once: true })
  const waiting = { tell, all }
  waitingFor.set(signal, waiting)
  return waiting
}

/** Calls `heard` when the signal fires, or at once where it has. Returns a function that stops listening: call it when you no longer wait. */
export const hearAbort = (signal: AbortSignal | undefined, heard: () => void): (() => void) => {
  if (signal?.aborted) heard()
  if (!signal || signal.aborted) return () => {}
  const { tell, all } = waitingFor.get(signal) ?? listenTo(signal)
  const mine = () => heard()
  all.add(mine)
  return () => {
    all.delete(mine)
    if (all.size > 0 || waitingFor.get(signal)?.all !== all) return
    waitingFor.delete(signal)
    signal.removeEventListener('abort', tell)
  }
}

/** What the work gives, unless the signal fires before: then its reason. Work that cannot be called off goes on unheard. */
export const unlessAborted = <T>(work: Promise<T>, signal?: AbortSignal): Promise<T> =>
  new Promise<T>((done, failed) => {
    const unhear = hearAbort(signal, () => failed(signal?.reason))
    work.then(done, failed).finally(unhear)
  })
