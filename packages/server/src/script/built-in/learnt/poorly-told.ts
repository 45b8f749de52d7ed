import type { Tongue } from '../../tongue.ts'
import { signsOfWay } from './signs-of-way.ts'
import { chanceOf, weightsIn } from './tables.ts'
import type { Way, Written } from './ways.ts'
import { ways } from './weights/ways.ts'

/** What is not weighed so: what machines report, and what is said in its speaker's words. */
export const USUALLY_POOR = 0.23

let weights: ReadonlyMap<string, number> | undefined

/** How likely an editor would find a story told half, twice or clumsily in a way: 0 to 1, learnt from judged tellings (docs/decisions/047). */
export const poorlyTold = (way: Way, written: Written, tongue: Tongue): number => {
  weights ??= weightsIn(ways)
  return chanceOf(signsOfWay(way, written, tongue), weights)
}
