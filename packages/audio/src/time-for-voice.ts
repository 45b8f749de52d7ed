import { SECOND_MS } from '@hourcast/domain/time-units'

/**
 * What a bulletin by the built-in voice takes after all, with mastering and the file. After a natural voice more than after one of another machine, for
 * what it has asked of this one it asks of the others that speak as well.
 */
const RESERVE_MS = { natural: 30 * SECOND_MS, remote: 10 * SECOND_MS, 'built-in': Number.NEGATIVE_INFINITY }
/** What each bulletin that waits takes at least, by the built-in voice. */
const WAITING_MS = 2 * SECOND_MS

type Backlog = {
  /** When the work on it ends, epoch milliseconds; Infinity: it has time. */
  until: number
  now: number
  /** Renders that wait for a place, and how many are made at once. */
  waiting: number
  places: number
}

/** How long a voice may speak at most, in milliseconds: air quality never costs air time, neither its own nor that of those who wait. */
export const timeForVoice = (kind: keyof typeof RESERVE_MS, { until, now, waiting, places }: Backlog): number =>
  until - now - RESERVE_MS[kind] - (waiting * WAITING_MS) / places
