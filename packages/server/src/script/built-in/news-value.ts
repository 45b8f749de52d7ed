import { storyTest } from '@hourcast/domain/tasks/read-task'
import { TOPICS } from '@hourcast/domain/tasks/topics'
import { TONGUES, type Tongue } from '../tongue.ts'
import type { Judged } from './judged.ts'
import { namesPlace } from './names-place.ts'
import { WEIGHTS } from './story-weight.ts'

// Editors miss the ruling of a court more than a new hotel (docs/decisions/066).

/** As likely as faults count, 0 to 1: so much better a story must be told that comes later. */
const LATER = { first: -0.15, hard: 0, usual: 0.1, light: 0.2 }
const HERE = 0.08

/** The places of politics and crime among the topics of each tongue. */
const HARD = new Set([3, 8])
const isHardIn: Readonly<Partial<Record<Tongue, (headline: string) => boolean>>> = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, storyTest((TOPICS[tongue] ?? []).filter((_, at) => HARD.has(at)))]),
)

/** How much later than others it is told: soonest the dead of this hour, then what is decided and judged, last sport; what happened at `place` sooner. */
export const latenessOf = (
  { weight, headline, item }: Pick<Judged, 'weight' | 'headline' | 'item'>,
  tongue: Tongue,
  place: string,
): number => {
  const isHard = isHardIn[tongue]?.(headline) ?? false
  const kind = weight === WEIGHTS.first ? 'first' : weight === WEIGHTS.light ? 'light' : isHard ? 'hard' : 'usual'
  return LATER[kind] - (place !== '' && namesPlace(item, place) ? HERE : 0)
}
