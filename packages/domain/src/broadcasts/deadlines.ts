import { AHEAD_MINUTES, type DeliveryKind } from '../delivery/delivery-kinds.ts'
import { MINUTE_MS } from '../time-units.ts'
import { CATCH_UP_MS } from './broadcast.ts'

const STAGING_MS = 5_000
const EVERGREEN_MS = 15_000
const MIN_PREPARATION_MS = 30_000
/** Once the air time has passed there is no instant to keep: new words soon are worth more than old ones at once. */
const LATE_PREPARATION_MS = 120_000
const MIN_DELIVERY_MS = MINUTE_MS

/** A bulletin is spoken and mastered in this time also where much else is done; with less left it is begun when nothing else waits. */
export const RENDER_MS = 15_000

/** When the first of these targets is released: air time minus the longest way ahead. Without targets the air time itself. */
export const releaseAt = (
  airAt: number,
  kinds: readonly DeliveryKind[],
  aheadMinutes: Record<DeliveryKind, number> = AHEAD_MINUTES,
): number => airAt - Math.max(0, ...kinds.map((kind) => aheadMinutes[kind])) * MINUTE_MS

/**
 * Until when a fresh bulletin may still be worked on: 20 s before the first release, which leaves an evergreen its time and the ident behind
 * it 5 s. Where preparation began shortly before (saved late) it has 30 s all the same; where it began at the air time or later (run now, caught
 * up after an outage) it has two minutes. After this the ladder takes the next rung.
 */
export const freshUntil = (firstReleaseAt: number, begunAt: number, airAt = firstReleaseAt): number =>
  Math.max(firstReleaseAt - EVERGREEN_MS - STAGING_MS, begunAt + leastPreparationMs(airAt, begunAt))

const leastPreparationMs = (airAt: number, begunAt: number): number =>
  begunAt < airAt ? MIN_PREPARATION_MS : LATE_PREPARATION_MS

/**
 * How many milliseconds a language model may be waited for at `now`, where the fresh bulletin may be worked on until `until`: two thirds of that
 * time, and so long that it can be spoken. None or less: it is not asked. New words of the built-in writer are worth more than old ones.
 */
export const modelMs = (until: number, now: number): number => Math.min(((until - now) * 2) / 3, until - now - RENDER_MS)

/**
 * Until when an evergreen may be worked on before the ident, which stands ready, is taken: 5 s before the first release that is still ahead
 * when the time of the fresh bulletin ends. Where none is, no instant is to be kept any more: 15 s after that time.
 */
export const evergreenUntil = (
  airAt: number,
  kinds: readonly DeliveryKind[],
  begunAt: number,
  aheadMinutes: Record<DeliveryKind, number> = AHEAD_MINUTES,
): number => {
  const freshEnds = freshUntil(releaseAt(airAt, kinds, aheadMinutes), begunAt, airAt)
  const releases = kinds.length === 0 ? [airAt] : kinds.map((kind) => releaseAt(airAt, [kind], aheadMinutes))
  const ahead = releases.filter((at) => at >= freshEnds)
  return ahead.length === 0 ? freshEnds + EVERGREEN_MS : Math.min(...ahead) - STAGING_MS
}

/** Of the time in which delivery is tried, the end is left to what stands ready. */
const LAST_CALL_MS = 45_000
/** Once the instant has passed nothing is hurried, but nothing is waited for without end either. */
const LATE_MS: Record<MadeRung, number> = { evergreen: 30_000, ident: 15_000 }
/** An ident has this much longer than the evergreen before it. */
const IDENT_AFTER_EVERGREEN_MS = 4_000

/** The rungs of the ladder that are spoken when they are needed. */
export type MadeRung = 'evergreen' | 'ident'

/**
 * How many milliseconds a rung may be in the making at `now`; none or less: what stands ready is taken. Before air it ends in time for the next
 * release; late it has its own time; shortly before delivery ends nothing is begun any more.
 */
export const makingMs = (
  rung: MadeRung,
  {
    now,
    airAt,
    kinds,
    begunAt,
    until,
  }: { now: number; airAt: number; kinds: readonly DeliveryKind[]; begunAt: number; until: number },
): number => {
  const ends = evergreenUntil(airAt, kinds, begunAt) + (rung === 'ident' ? IDENT_AFTER_EVERGREEN_MS : 0)
  const own = now < airAt ? ends - now : LATE_MS[rung]
  return Math.min(own, until - LAST_CALL_MS - now)
}

/**
 * Until when delivery is tried: as long after air as a slot may be late. A slot taken up at the very end of that time still gets a
 * minute after its preparation.
 */
export const deliverUntil = (airAt: number, begunAt?: number): number =>
  begunAt === undefined
    ? airAt + CATCH_UP_MS
    : Math.max(airAt + CATCH_UP_MS, begunAt + leastPreparationMs(airAt, begunAt) + MIN_DELIVERY_MS)
