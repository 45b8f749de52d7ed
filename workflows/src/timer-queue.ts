import type { Clock } from '@hourcast/server/clock'

export type TimerQueue = {
  /** Resolves when the clock has reached `at` (epoch milliseconds), never before; rejects with what `rejectAll` is given. */
  until(at: number): Promise<void>
  rejectAll(reason: Error): void
}

type Waiting = { at: number; resolve: () => void; reject: (reason: Error) => void }

/** Clocks are set, laptops sleep: nobody waits longer than this without a look at the clock. */
const CHECK_MS = 1_000
/** How many go on at once of thousands that are due, the next right after: what the first have asked the database for is under way by then. */
const TOGETHER = 1_000

/** Holds thousands until their instants with one timer. */
export const createTimerQueue = ({ now }: Clock): TimerQueue => {
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let nextCheck = Number.POSITIVE_INFINITY

  const check = (): void => {
    nextCheck = Number.POSITIVE_INFINITY
    const at = now()
    const due = new Set(waiting.filter((one) => one.at <= at).slice(0, TOGETHER))
    if (due.size > 0) waiting = waiting.filter((one) => !due.has(one))
    for (const { resolve } of due) resolve()
    if (due.size === TOGETHER) setImmediate(check)
    else checkAgain()
  }
  const checkAgain = (): void => {
    let first = Number.POSITIVE_INFINITY
    for (const { at } of waiting) first = Math.min(first, at)
    if (first < Number.POSITIVE_INFINITY) checkAt(first)
  }
  const checkAt = (at: number): void => {
    const moment = Math.min(at, now() + CHECK_MS)
    if (moment >= nextCheck) return
    clearTimeout(timer)
    nextCheck = moment
    timer = setTimeout(check, Math.max(1, moment - now()))
  }

  return {
    until: (at) =>
      at <= now()
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            waiting.push({ at, resolve, reject })
            checkAt(at)
          }),
    rejectAll: (reason) => {
      clearTimeout(timer)
      nextCheck = Number.POSITIVE_INFINITY
      const all = waiting
      waiting = []
      for (const { reject } of all) reject(reason)
    },
  }
}
