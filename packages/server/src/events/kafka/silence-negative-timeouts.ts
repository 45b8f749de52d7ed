let isSilenced = false

// Only an instant that was subtracted from nothing is this far below zero.
const CENTURIES = -1e11

/**
 * kafkajs 2 looks after its queue with a time-out of "throttled until, minus now", which is some centuries below zero when it is not
 * throttled. Node waits 1 ms instead, as kafkajs counts on, and newer versions warn of it each time. That warning alone is kept from
 * the terminal: nothing is wrong, and nobody can change it.
 */
export const silenceNegativeTimeouts = (): void => {
  if (isSilenced) return
  isSilenced = true
  const emit = process.emitWarning
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    const [type] = rest
    if (type === 'TimeoutNegativeWarning' && Number.parseFloat(String(warning)) < CENTURIES) return
    Reflect.apply(emit, process, [warning, ...rest])
  }
}
