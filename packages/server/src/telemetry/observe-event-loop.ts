import { meter } from './instruments.ts'

const EVERY_MS = 20

/** The longest time for which this process served nobody since it was last looked at: what is heavy and is in no thread shows here. */
export const observeEventLoop = (): (() => void) => {
  let at = performance.now()
  let maxMs = 0
  // Node's own histogram forgets, when it is emptied, the stall that has just ended.
  const note = (): void => {
    const now = performance.now()
    maxMs = Math.max(maxMs, now - at - EVERY_MS)
    at = now
  }
  const timer = setInterval(note, EVERY_MS).unref()
  const gauge = meter().createObservableGauge('hourcast_event_loop_delay_max_seconds', {
    description: 'Longest stall of the event loop since the last look',
    unit: 's',
  })
  const look: Parameters<typeof gauge.addCallback>[0] = (observed) => {
    note()
    observed.observe(maxMs / 1000)
    maxMs = 0
  }
  gauge.addCallback(look)
  return () => {
    gauge.removeCallback(look)
    clearInterval(timer)
  }
}
