import type { Clock } from '@hourcast/server/clock'

export type JumpingClock = Clock & {
  /** Moves it on to an instant; it never goes back. */
  jumpTo(at: number): void
}

/** A clock that begins in the past and runs as clocks do, but for the waits that are jumped over. It never goes ahead of the real one. */
export const createJumpingClock = (start: number, real: Clock): JumpingClock => {
  let behind = real.now() - start
  return {
    now: () => real.now() - behind,
    jumpTo: (at) => {
      behind = Math.max(0, Math.min(behind, real.now() - at))
    },
  }
}
