/** A line of the comparison. What is not in the product yet is part of the plan all the same, and said to be 'planned'. */
export type PlanFeature = {
  words: string
  /** The first plan that has it; every plan has what the plans before it have. */
  from: PlanId
  isPlanned?: true
}

export const PLAN_IDS = ['starter', 'professional', 'network'] as const

export type PlanId = (typeof PLAN_IDS)[number]

export type Plan = {
  id: PlanId
  name: string
  /** Whom it is for, in a sentence. */
  lede: string
  /** Euros a month. */
  monthly: number
  /** AI hosts of the station: its schedulers. */
  hosts: number
  isHighlighted?: true
}

export const PLANS: readonly Plan[] = [
  { id: 'starter', name: 'Starter', lede: 'One station that wants its news on the hour.', monthly: 49, hosts: 2 },
  {
    id: 'professional',
    name: 'Professional',
    lede: 'A station on air all day, with hosts for news, weather and traffic.',
    monthly: 299,
    hosts: 4,
    isHighlighted: true,
  },
  { id: 'network', name: 'Network', lede: 'Stations and plants that rely on it around the clock.', monthly: 599, hosts: 10 },
]

export const CUSTOM_VOICE: PlanFeature = { words: 'custom voice', from: 'professional' }
export const SHORT_LEAD: PlanFeature = { words: 'minimum 2 minutes preparation before going live', from: 'professional' }
export const ANALYTICS: PlanFeature = { words: 'analytics', from: 'network' }

/** Besides the number of hosts, in the order of the plans. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  { words: 'standard voices', from: 'starter' },
  { words: 'multi-language', from: 'starter' },
  { words: 'own station page with scheduling', from: 'starter' },
  CUSTOM_VOICE,
  { words: 'feeds updated every minute', from: 'professional', isPlanned: true },
  SHORT_LEAD,
  { words: 'priority support', from: 'network' },
  ANALYTICS,
  { words: 'advanced scheduling', from: 'network' },
  { words: 'customizable voiceovers', from: 'network' },
]

export const hostsOf = ({ hosts }: Pick<Plan, 'hosts'>): string => `up to ${hosts} hosts`

/** Null for what is no plan's id. */
export const findPlan = (id: string | null): Plan | null => PLANS.find((plan) => plan.id === id) ?? null

export const hasFeature = (plan: PlanId, { from }: Pick<PlanFeature, 'from'>): boolean =>
  PLAN_IDS.indexOf(plan) >= PLAN_IDS.indexOf(from)
