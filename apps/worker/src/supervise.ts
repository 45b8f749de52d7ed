import { setTimeout as wait } from 'node:timers/promises'
import { unlessAborted } from '@hourcast/domain/hear-abort'
import type { Logger } from 'pino'

const MIN_PAUSE_MS = 250
const MAX_PAUSE_MS = 5_000
/** A run this long was a good one: the next pause is short again. */
const GOOD_LIFE_MS = 30_000

/**
 * Runs again and again until `signal`. A run returns, or throws, the reason why it ended: what it needs has gone away, and is
 * waited for.
 */
export const supervise = async (
  what: string,
  { log, signal }: { log: Logger; signal: AbortSignal },
  run: () => Promise<Error>,
): Promise<void> => {
  let failures = 0
  while (!signal.aborted) {
    const began = Date.now()
    try {
      const reason = await run()
      if (signal.aborted) return
      log.warn({ reason: reason.message }, `${what} starts again`)
    } catch (error) {
      if (signal.aborted) return
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, `${what} could not start; it tries again`)
    }
    failures = Date.now() - began > GOOD_LIFE_MS ? 0 : failures + 1
    await wait(Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** Math.min(failures, 10)), undefined, { signal }).catch(() => {})
  }
}

/** Why the run ended: its own reason, or 'asked to end' when `signal` fired. */
export const endedOrAsked = (ended: Promise<Error>, signal: AbortSignal): Promise<Error> =>
  unlessAborted(ended, signal).catch((error: unknown) => {
    if (signal.aborted) return new Error('asked to end')
    throw error
  })

/** Ends what was started, the last first; one that cannot end keeps no other from it. */
export const endAll = async (endings: (() => Promise<unknown>)[], log: Logger): Promise<void> => {
  for (const end of endings.reverse()) await end().catch((error: Error) => log.warn({ reason: error.message }, 'while ending'))
}
