import type { Candidate } from '../candidate.ts'

/** How a story may be told: its headline alone, its first sentence alone, both, or its first two sentences without the headline. */
export const WAYS = ['headline', 'first', 'both', 'two'] as const
export type Way = (typeof WAYS)[number]

/** A story as its page writes it. `told`: what its sentences say, in their order, up to the first that is left out. */
export type Written = { headline: string; told: readonly string[] }

/** What is told of a candidate, before it is chosen how. */
export const writtenOf = ({
  headline,
  lead,
  rest,
  unbroken,
}: Pick<Candidate, 'headline' | 'lead' | 'rest' | 'unbroken'>): Written => {
  const whole = rest.slice(0, unbroken)
  return { headline, told: headline.endsWith(lead) ? whole : [lead, ...whole] }
}

/** In how many ways it can be told: without a sentence below its headline only by that, with one not by two. */
export const waysOf = ({ told }: Written): readonly Way[] =>
  told.length > 1 ? WAYS : told.length === 1 ? ['headline', 'first', 'both'] : ['headline']
