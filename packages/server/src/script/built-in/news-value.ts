import type { Tongue } from '../tongue.ts'
import type { Judged } from './judged.ts'
import { namesPlace } from './names-place.ts'
import { WEIGHTS } from './story-weight.ts'
import { topicsAt } from './topics-at.ts'

// Editors miss the ruling of a court more than a new hotel (docs/decisions/066).

/** Added to the faults of a story, 0 to 1. */
const LATER = { first: -0.15, decided: 0, usual: 0.1, light: 0.2 }
const HERE = 0.08

/** Where politics and crime stand among the topics of each tongue. */
const [POLITICS, CRIME] = [3, 8]
const DECIDED = topicsAt([POLITICS, CRIME])

/** How much later than others it is told: soonest the dead of this hour, then what is decided and judged, last sport; what happened at `place` sooner. */
export const latenessOf = (
  { weight, headline, item }: Pick<Judged, 'weight' | 'headline' | 'item'>,
  tongue: Tongue,
  place: string,
): number => {
  const isDecided = DECIDED[tongue]?.test(headline) ?? false
  const kind = weight === WEIGHTS.first ? 'first' : weight === WEIGHTS.light ? 'light' : isDecided ? 'decided' : 'usual'
  return LATER[kind] - (place !== '' && namesPlace(item, place) ? HERE : 0)
}
