import type { WeekRow } from '@hourcast/server/pages/load-analytics'

export const ANALYTICS = {
  title: 'Analytics',
  intro: (timeZone: string) =>
    `The last eight weeks by the station’s clock (${timeZone}), the running one included. Each broadcast counts once.`,
  all: 'All hosts',
  show: 'Show',
  notInPlan: 'Not in your plan',
  notInPlanHow:
    'Analytics come with the Network plan. What is counted is kept, and is here as soon as you have it; History shows every broadcast with any plan.',
  toPlans: 'To the plans',
  none: 'Nothing has aired in these weeks. The figures begin with the first broadcast.',
  table: 'As a table',
  csv: 'Download CSV',
  weeks: 'Broadcasts by week',
  hours: 'Pick-ups by hour of the day',
  hoursNote:
    'How often clients took a broadcast from the direct links. One that takes it in parts or plays it twice counts once.',
  links: 'Who takes it',
  linksNote:
    'By what programs say of themselves. Each day counts its own clients: no address is kept, and nobody is followed from one day to the next. Where more than a hundred come within a second, those beyond count as pick-ups alone.',
  nobody: 'Nobody has taken a broadcast from a link in these weeks.',
} as const

/** What became of broadcasts, from the foot of a column up. */
export const WEEK_PARTS = [
  { key: 'onTime', kind: 'on-time', words: 'On time' },
  { key: 'late', kind: 'late', words: 'Late' },
  { key: 'fellBack', kind: 'fell-back', words: 'Fell back' },
  { key: 'failed', kind: 'failed', words: 'Failed' },
  { key: 'missed', kind: 'missed', words: 'Missed' },
] as const satisfies readonly { key: keyof WeekRow; kind: string; words: string }[]

/** 'minutes aired', to a tenth. */
export const minutesOf = (ms: number): number => Math.round(ms / 6_000) / 10
