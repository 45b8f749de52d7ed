import { TRIAL_DAYS } from '@hourcast/domain/plans/station-plan'

export const WORDS = {
  title: 'Subscription',
  lede: 'Your plan, what it allows, and how much of it you use.',
  plan: 'Your plan',
  /** On an instance that sells none. */
  ownTitle: 'No plan needed',
  own: 'This instance sells no plans: every part of Hourcast is yours to use. The figures below are its safety limits, so that no station takes from the others.',
  /** Here before plans were sold. */
  freeTitle: 'No plan yet',
  free: 'Your station was here before plans were sold on this instance, so no plan limits it. The figures below are the safety limits of the instance.',
  lasts: 'Goes on until you change it.',
  until: 'Until',
  ended: 'Ended',
  endedNote: 'What is on air goes on, and you can change it. New hosts can be saved once you have a plan again.',
  trial: `Every new station has ${TRIAL_DAYS} days of the first plan.`,
  hosts: 'Hosts',
  feeds: 'Saved feeds',
  webhooks: 'Webhooks',
  use: 'In use',
  usedOf: (used: number, most: number) => `${used} of ${most}`,
  over: 'More than the plan allows: all of them go on.',
  full: 'None is left.',
  noneNow: 'None can be added: your plan has ended.',
  left: (count: number) => `${count} left.`,
  limitTitle: 'What happens at a limit',
  limits: [
    'A host, feed or webhook beyond the limit is refused when you save it, with the reason. Nothing else changes.',
    'With a smaller plan, or when a plan has ended, nothing is deleted and nothing goes silent: the hosts that you have stay on air and can be changed. Only new ones are refused.',
    'A deleted host makes room at once.',
  ],
  plans: 'The plans',
  yours: 'Your plan now',
  how: 'Subscribe opens the page where you pay, or an inquiry where none is set up. The operator of this instance switches your plan on, and you see it here.',
} as const
