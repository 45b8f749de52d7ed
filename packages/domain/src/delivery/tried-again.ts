import { releaseAt } from '../broadcasts/deadlines.ts'
import { MINUTE_MS } from '../time-units.ts'
import type { DeliveryKind } from './delivery-kinds.ts'

/**
 * When a delivery that failed before its air time is tried once more: at its release where nothing was staged, at air where the release failed.
 * Null where that instant has passed, or where it was staged only by the second try.
 */
export const triedAgainAt = (
  { kind, airAt, stagedAt }: { kind: DeliveryKind; airAt: number; stagedAt: number | null },
  now: number,
): number | null => {
  const release = releaseAt(airAt, [kind])
  const at = stagedAt === null ? release : stagedAt < release ? airAt : now
  return now < at ? at : null
}

/** A file must lie there before air: an owner who read 'at its air time' would come too late. */
export const againInWords = (airAt: number, again: number): string => {
  const minutes = Math.round((airAt - again) / MINUTE_MS)
  return minutes < 1 ? 'at its air time' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before its air time`
}
