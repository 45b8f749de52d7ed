import { SECOND_MS } from '@hourcast/domain/time-units'

/** What a bulletin by the built-in voice takes after all, with mastering and the file, also where much else is done. */
const RESERVE_MS = 30 * SECOND_MS
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

/** How long a natural voice may speak at most, in milliseconds: air quality never costs air time, neither its own nor that of those who wait. */
export const timeForNatural = ({ until, now, waiting, places }: Backlog): number =>
  until - now - RESERVE_MS - (waiting * WAITING_MS) / places
