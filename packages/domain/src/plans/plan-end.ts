import { DAY_MS } from '../time-units.ts'
import { hasEnded } from './station-plan.ts'

/** How long before its plan ends an owner is told. */
export const PLAN_ENDS_SOON_MS = 3 * DAY_MS
/** Who was not told of the end by then is told no more: it would be no news, as after a pause of the whole instance. */
export const PLAN_END_NEWS_MS = 7 * DAY_MS

/** What an owner is told of the end of a plan: that it is near, or that it has come. */
export type PlanEndNews = 'soon' | 'ended'

/** `toldSoonOf`, `toldEndOf`: the ends, in epoch milliseconds, that the owner was told of last. */
export type PlanEnd = { endsAt: number; toldSoonOf: number | null; toldEndOf: number | null }

/** Null: nothing to tell now. Each is told once of the same end; an end that was moved is told of again. */
export const newsOfPlanEnd = ({ endsAt, toldSoonOf, toldEndOf }: PlanEnd, now: number): PlanEndNews | null => {
  if (hasEnded({ endsAt }, now)) return toldEndOf !== endsAt && now < endsAt + PLAN_END_NEWS_MS ? 'ended' : null
  return toldSoonOf !== endsAt && now >= endsAt - PLAN_ENDS_SOON_MS ? 'soon' : null
}
