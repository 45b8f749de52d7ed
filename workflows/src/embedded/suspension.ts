import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Clock } from '@hourcast/server/clock'
import type { TimerQueue } from '../timer-queue.ts'
import type { Ending } from './ending.ts'
import { Suspended } from './suspended.ts'

/** Shorter waits are held in memory, with nothing left to do at their end but the next step; for longer ones the run is suspended. */
const IN_MEMORY_MS = 15 * MINUTE_MS
/** A suspended run is started again so long before its instant: jobs run a little late, and the rest is waited for in memory. */
const AHEAD_MS = 5_000

/** The waits of one attempt. Each ends by throwing `Suspended` where this engine ends. */
export type Suspension = {
  /** What to throw: the run goes on at that instant, in this process or another. */
  at(instant: number): Suspended
  pause(ms: number): Promise<void>
  sleepUntil(instant: number): Promise<void>
  /** The earliest of what was asked for. */
  resumeAt(): number
}

export const createSuspension = ({ clock, ending, timers }: { clock: Clock; ending: Ending; timers: TimerQueue }): Suspension => {
  let resumeAt = Number.POSITIVE_INFINITY

  const at = (instant: number): Suspended => {
    resumeAt = Math.min(resumeAt, instant)
    return new Suspended(instant)
  }

  const pause = async (ms: number): Promise<void> => {
    if (ending.isEnding()) throw at(clock.now())
    let unlisten = () => {}
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      unlisten = ending.listen(() => {
        clearTimeout(timer)
        reject(at(clock.now()))
      })
    }).finally(() => unlisten())
  }

  const sleepUntil = async (instant: number): Promise<void> => {
    const ms = instant - clock.now()
    if (ms <= 0) return
    if (ms > IN_MEMORY_MS) throw at(instant - AHEAD_MS)
    if (ending.isEnding()) throw at(clock.now())
    await timers.until(instant).catch(() => {
      throw at(clock.now())
    })
  }

  return { at, pause, sleepUntil, resumeAt: () => resumeAt }
}
