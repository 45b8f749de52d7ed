// Loaded before a program with `--import`: how long its event loop was held up, for its parent, who asks over the channel between them.
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY_MS = 5

/** How long the main thread has computed: that a busy machine lets it stand, or its disk lets it wait, is nobody's stall. */
const computedMs = (): number => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    return performance.now()
  }
}

const delay = monitorEventLoopDelay({ resolution: EVERY_MS })
delay.enable()
let computed = computedMs()
let longest = 0

const look = (): void => {
  const now = computedMs()
  longest = Math.max(longest, now - computed)
  computed = now
}

setInterval(look, EVERY_MS).unref()

process.on('message', (message: { type?: string }) => {
  if (message.type !== 'read-stalls') return
  look()
  process.send?.({ type: 'stalls', ownMs: longest, clockMs: delay.max / 1e6 }, () => {})
  longest = 0
  delay.reset()
})
