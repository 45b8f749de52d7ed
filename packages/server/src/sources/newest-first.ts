import { DAY_MS } from '@hourcast/domain/time-units'
import type { RawEntry } from './content-item.ts'

/** A source that writes its own time as if it were Greenwich's seems this far ahead at most. */
const ZONE_SLIP_MS = DAY_MS

/**
 * By date, the newest first; what has none comes last, as it came. A date up to a day ahead of `now` (epoch milliseconds) counts as `now`;
 * one beyond is that of an event to come, which is no news yet: it counts as none.
 */
export const newestFirst = <Entry extends Pick<RawEntry, 'publishedAt'>>(
  entries: readonly Entry[],
  now: number = Number.POSITIVE_INFINITY,
): Entry[] => {
  const rank = ({ publishedAt = Number.NEGATIVE_INFINITY }: Entry): number =>
    publishedAt > now + ZONE_SLIP_MS ? Number.NEGATIVE_INFINITY : Math.min(publishedAt, now)
  return entries.toSorted((one, other) => rank(other) - rank(one) || 0)
}
