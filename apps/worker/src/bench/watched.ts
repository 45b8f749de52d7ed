import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The longest time for which an event loop was held up since it was last asked: by its own computing, and by the clock on the wall. */
export type Stalls = { ownMs: number; clockMs: number }

/** Of a program that was started with the probe. One that has ended, or is silent for ten seconds, has stalled for good. */
export const readStalls = (child: ChildProcess): Promise<Stalls> =>
  new Promise((resolve) => {
    const gone = { ownMs: Number.POSITIVE_INFINITY, clockMs: Number.POSITIVE_INFINITY }
    const end = (stalls: Stalls) => {
      clearTimeout(timer)
      child.off('message', hear)
      resolve(stalls)
    }
    const hear = (message: { type?: string } & Stalls) => {
      if (message.type === 'stalls') end({ ownMs: message.ownMs, clockMs: message.clockMs })
    }
    const timer = setTimeout(() => end(gone), 10_000)
    child.on('message', hear)
    if (child.connected) child.send({ type: 'read-stalls' }, (error) => error && end(gone))
    else end(gone)
  })

/** Megabytes of memory that a process has held at most since its start. */
export const peakMegabytes = (child: ChildProcess): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
