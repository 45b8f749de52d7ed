// Loaded before a program with `--import`: how long its event loop was held up, for its parent, who asks over the channel between them.
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY_MS = 5

/** How long the main thread has stood ready without being given a core: that a machine is busy is nobody's stall. */
const waitedMs = (): number => {
  try {
    const [, waitedNs] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
    return Number(waitedNs) / 1e6
  } catch {
    return 0
  }
}

const delay = monitorEventLoopDelay({ resolution: EVERY_MS })
delay.enable()
let at = performance.now()
let waited = waitedMs()
let longest = 0

const look = (): void => {
  const [now, waitedNow] = [performance.now(), waitedMs()]
  longest = Math.max(longest, now - at - EVERY_MS - (waitedNow - waited))
  at = now
  waited = waitedNow
}

setInterval(look, EVERY_MS).unref()

process.on('message', (message: { type?: string }) => {
  if (message.type !== 'read-stalls') return
  look()
  process.send?.({ type: 'stalls', ownMs: longest, clockMs: delay.max / 1e6 }, () => {})
  longest = 0
  delay.reset()
})
