/** From now on Ctrl-C does not end this process by itself: anybody who has started servers stops them first. */
export const heedInterruption = () => {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interruption.abort(new Error(`ended by ${signal}`)))
  return interruption.signal
}
