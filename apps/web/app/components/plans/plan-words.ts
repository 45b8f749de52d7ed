/** What is said of a plan wherever one is shown. */
export const PLAN_WORDS = {
  aMonth: 'a month',
  highlighted: 'Suggested',
  yes: 'included',
  no: 'not included',
  planned: 'planned',
  plannedNote: 'Planned: part of the plan, and not in the product yet. Ask before you subscribe for its sake.',
  subscribe: 'Subscribe',
  newTab: 'opens in a new tab',
} as const
