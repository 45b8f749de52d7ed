import type { Tongue } from '../../tongue.ts'
import { type SeenStory, signsOf } from './signs.ts'
import { signsOfWays } from './signs-of-way.ts'
import { HUNDREDTHS } from './tables.ts'
import type { Way, Written } from './ways.ts'

/** `ways`: how poorly it is told in each, `null` until an editor says it. */
export type StoryLine = SeenStory & Written & { tongue: Tongue; ways: Partial<Record<Way, number | null>> }
/** `faulty`: 0 for what an editor would air, 1 for what is left out, a quarter for what is clumsy. */
export type HeardStory = SeenStory & { faulty: number }

/** A sign of fewer stories may stand in them by chance. */
const LEAST_EXAMPLES = 3
/** How much must speak for a sign before it counts: the larger, the less one paper's own words count. */
const RESTRAINT = 10
/** As if so many of all stories were faulty: papers differ in how much they print beside the news, and so did those that were judged. */
const USUALLY_FAULTY = 1 / 3
const ROUNDS = 40
/** Signs that weigh less change nothing. */
const LEAST_WEIGHT = 5

/** What was judged: its signs, and how faulty it is, from 0 to 1. */
type Example = { signs: ReadonlySet<string>; faulty: number }

/** How likely an editor would leave a story out, by its signs in its tongue. */
export const learn = (heard: readonly HeardStory[], tongue: Tongue): Map<string, number> =>
  weightsOf(
    heard
      .toSorted((one, other) => (one.lead < other.lead ? -1 : 1))
      .map((story) => ({ signs: signsOf(story, tongue), faulty: story.faulty })),
    USUALLY_FAULTY,
  )

/** A story told in one way, and how poorly: 0 for what an editor would air, one half for what is clumsy, 1 for what is half, or nothing. */
export type HeardTelling = { written: Written; way: Way; tongue: Tongue; faulty: number }

/** How poorly a story is told, by the signs of its way. */
export const learnWays = (heard: readonly HeardTelling[]): Map<string, number> =>
  weightsOf(
    heard
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
      .map(({ way, written, tongue, faulty }) => ({ signs: signsOfWays(written, tongue)(way), faulty })),
  )

const keyOf = ({ way, tongue, written: { headline } }: HeardTelling): string => `${headline}\n${tongue}\n${way}`

/**
 * The signs by which editors' judgements are told apart, each with its weight in hundredths of log odds that it is faulty; `''` is what holds without
 * a sign. `usually`: as if so many of all were faulty; without it as many as there are. Logistic regression with a restraint on each weight, solved
 * sign by sign (Newton's step on one weight at a time), so that equal stories give equal weights.
 */
const weightsOf = (examples: readonly Example[], usually?: number): Map<string, number> => {
  const examplesOf = new Map<string, number[]>([['', examples.map((_, at) => at)]])
  for (const [at, { signs }] of examples.entries())
    for (const sign of signs) {
      const found = examplesOf.get(sign)
      if (found === undefined) examplesOf.set(sign, [at])
      else found.push(at)
    }
  const signs = [...examplesOf].filter(([, found]) => found.length >= LEAST_EXAMPLES)
  const weights = new Map(signs.map(([sign]) => [sign, 0]))
  const odds = examples.map(() => 0)
  const part = examples.reduce((sum, { faulty }) => sum + faulty, 0) / examples.length
  const wanted = usually ?? part
  const counted = examples.map(({ faulty }) => ({
    faulty: (faulty * wanted) / part,
    sound: ((1 - faulty) * (1 - wanted)) / (1 - part),
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
