import type { Tongue } from '../../tongue.ts'
import { signsOfWays } from './signs-of-way.ts'
import { chanceOf, weightsIn } from './tables.ts'
import type { Way, Written } from './ways.ts'
import { ways } from './weights/ways.ts'

/** What is not weighed so: what machines report, and what is said in its speaker's words. */
export const USUALLY_POOR = 0.23

let weights: ReadonlyMap<string, number> | undefined

/** How likely an editor would find a story told half, twice or clumsily in each way: 0 to 1, learnt from judged tellings (docs/decisions/047). */
export const poorlyTold = (written: Written, tongue: Tongue): ((way: Way) => number) => {
  const signsOf = signsOfWays(written, tongue)
  return (way) => {
    weights ??= weightsIn(ways)
    return chanceOf(signsOf(way), weights)
  }
}
