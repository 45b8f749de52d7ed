import type { Tongue } from '../../tongue.ts'
import { type SeenStory, signsOf } from './signs.ts'
import { HUNDREDTHS } from './tables.ts'

export type StoryLine = SeenStory & { tongue: Tongue }
/** `faulty`: 0 for what an editor would air, 1 for what is left out, a quarter for what is clumsy. */
export type HeardStory = SeenStory & { faulty: number }

/** A sign of fewer stories may stand in them by chance. */
const LEAST_STORIES = 3
/** How much must speak for a sign before it counts: the larger, the less one paper's own words count. */
const RESTRAINT = 10
/** As if so many of all stories were faulty: papers differ in how much they print beside the news, and so did those that were judged. */
const USUALLY_FAULTY = 1 / 3
const ROUNDS = 40
/** Signs that weigh less change nothing. */
const LEAST_WEIGHT = 5

/**
 * The signs by which editors' judgements are told apart, each with its weight in hundredths of log odds that the story is no news; `''` is what holds
 * without a sign. Logistic regression with a restraint on each weight, solved sign by sign (Newton's step on one weight at a time), so that equal
 * stories give equal weights.
 */
export const learn = (heard: readonly HeardStory[], tongue: Tongue): Map<string, number> => {
  const stories = heard.toSorted((one, other) => (one.lead < other.lead ? -1 : 1))
  const storiesOf = new Map<string, number[]>([['', stories.map((_, at) => at)]])
  for (const [at, story] of stories.entries())
    for (const sign of signsOf(story, tongue)) storiesOf.set(sign, [...(storiesOf.get(sign) ?? []), at])
  const signs = [...storiesOf].filter(([, found]) => found.length >= LEAST_STORIES)
  const weights = new Map(signs.map(([sign]) => [sign, 0]))
  const odds = stories.map(() => 0)
  const faulty = stories.reduce((sum, story) => sum + story.faulty, 0) / stories.length
  const counted = stories.map((story) => ({
    faulty: (story.faulty * USUALLY_FAULTY) / faulty,
    sound: ((1 - story.faulty) * (1 - USUALLY_FAULTY)) / (1 - faulty),
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [sign, found] of signs) {
      const weight = weights.get(sign) ?? 0
      const restraint = sign === '' ? 0 : RESTRAINT
      let slope = restraint * weight
      let curve = restraint
      for (const at of found) {
        const chance = 1 / (1 + Math.exp(-(odds[at] ?? 0)))
        const { faulty, sound } = counted[at] ?? { faulty: 0, sound: 0 }
        slope += (faulty + sound) * chance - faulty
        curve += (faulty + sound) * chance * (1 - chance)
      }
      const step = slope / curve
      weights.set(sign, weight - step)
      for (const at of found) odds[at] = (odds[at] ?? 0) - step
    }
  }
  const rounded = [...weights].map(([sign, weight]) => [sign, Math.round(weight * HUNDREDTHS)] as const)
  return new Map(rounded.filter(([sign, weight]) => sign === '' || Math.abs(weight) >= LEAST_WEIGHT))
}
