import type { Tongue } from '../../tongue.ts'
import { type SeenStory, signsOf } from './signs.ts'
import { chanceOf, TABLES, weightsIn } from './tables.ts'
import { stemOf } from './whom-it-names.ts'

/** Of what is not weighed so: a machine's report, an item without an address, an event of the day. */
export const USUAL_RISK = 0.2

const read = new Map<Tongue, ReadonlyMap<string, number>>()

const weightsOf = (tongue: Tongue): ReadonlyMap<string, number> => {
  const known = read.get(tongue)
  if (known !== undefined) return known
  const weights = weightsIn(TABLES[tongue].table)
  read.set(tongue, weights)
  return weights
}

/** True for a word that many papers' stories have; few of them are names (docs/decisions/046). */
export const isCommonWord = (word: string, tongue: Tongue): boolean => {
  const stem = stemOf(word)
  const weights = weightsOf(tongue)
  return [stem, `=${stem}`, `~${stem}`, `^${stem}`].some((sign) => weights.has(sign))
}

/** How likely an editor would leave a story out that nothing else speaks against: 0 to 1, learnt from judged stories (docs/decisions/046). */
export const riskOf = (story: SeenStory, tongue: Tongue): number => chanceOf(signsOf(story, tongue), weightsOf(tongue))
