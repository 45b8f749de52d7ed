import { LEAD_MINUTES } from '../limits.ts'
import { DAY_MS } from '../time-units.ts'
import { ANALYTICS, CUSTOM_VOICE, hasFeature, PLANS, type Plan, type PlanFeature, type PlanId, SHORT_LEAD } from './plans.ts'

/** What a station has. `endsAt` in epoch milliseconds: the end of a trial, or of what is paid; null for no end. */
export type StationPlan = { id: PlanId; endsAt: number | null }

export const TRIAL_DAYS = 14

/** What a new station begins with where plans are sold. */
export const trialFrom = (now: number): StationPlan => ({ id: 'starter', endsAt: now + TRIAL_DAYS * DAY_MS })

export const planOf = ({ id }: Pick<StationPlan, 'id'>): Plan => PLANS.find((plan) => plan.id === id) as Plan

/** At the instant of its end it has ended. */
export const hasEnded = ({ endsAt }: Pick<StationPlan, 'endsAt'>, now: number): boolean => endsAt !== null && endsAt <= now

/** How many hosts a station may come to have. After the end none begins; those that are there go on. */
export const hostsAllowed = (plan: StationPlan, now: number): number => (hasEnded(plan, now) ? 0 : planOf(plan).hosts)

/** Null: no plan, and so no limit by one. A feature stays after the end, as hosts do. */
const holds = (plan: StationPlan | null, feature: PlanFeature): boolean => plan === null || hasFeature(plan.id, feature)

export const hasAnalytics = (plan: StationPlan | null): boolean => holds(plan, ANALYTICS)

export const hasCustomVoice = (plan: StationPlan | null): boolean => holds(plan, CUSTOM_VOICE)

/** Preparation begins at least so many minutes before air. */
export const leastLead = (plan: StationPlan | null): number =>
  holds(plan, SHORT_LEAD) ? LEAD_MINUTES.least : LEAD_MINUTES.default

/** The first plan with more hosts than this one; null for the largest. */
export const nextPlan = ({ id }: Pick<StationPlan, 'id'>): Plan | null =>
  PLANS.find(({ hosts }) => hosts > planOf({ id }).hosts) ?? null

const KEPT = 'Nothing was changed, and the hosts that you have go on.'

/** Why another host is refused. */
export const tooManyHosts = (plan: StationPlan, now: number): string => {
  if (hasEnded(plan, now))
    return `Your ${planOf(plan).name} plan has ended. ${KEPT} For another one choose a plan on the Subscription page.`
  const next = nextPlan(plan)
  const more = next ? `, or take ${next.name}, with up to ${next.hosts}, on the Subscription page` : ''
  return `Your ${planOf(plan).name} plan has up to ${planOf(plan).hosts} hosts. ${KEPT} Delete one that you no longer need${more}.`
}

/** Why another recording is refused. */
export const noCustomVoice = (plan: StationPlan): string =>
  `Your ${planOf(plan).name} plan holds no custom voice. Nothing was changed, and the recordings that you have stay in use. Larger plans are on the Subscription page.`

export const leadTooShort = (plan: StationPlan): string =>
  `With your ${planOf(plan).name} plan preparation begins at least ${leastLead(plan)} minutes before air.`
