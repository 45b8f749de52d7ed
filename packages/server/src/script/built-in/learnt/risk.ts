import type { Tongue } from '../../tongue.ts'
import { type SeenStory, signsOf } from './signs.ts'
import { HUNDREDTHS, TABLES } from './tables.ts'

/** Of what is not weighed so: a machine's report, an item without an address, an event of the day. */
export const USUAL_RISK = 0.2

const read = new Map<Tongue, ReadonlyMap<string, number>>()

const weightsOf = (tongue: Tongue): ReadonlyMap<string, number> => {
  const known = read.get(tongue)
  if (known !== undefined) return known
  const weights = new Map(TABLES[tongue].table.split(/\s+/).flatMap(readWeight))
  read.set(tongue, weights)
  return weights
}

/** 'polici:-34': the number stands behind the last colon, since a sign may be one. */
const readWeight = (entry: string): [string, number][] => {
  const at = entry.lastIndexOf(':')
  return at < 0 ? [] : [[entry.slice(0, at), Number(entry.slice(at + 1))]]
}

/** How likely an editor would leave a story out that nothing else speaks against: 0 to 1, learnt from judged stories (docs/decisions/046). */
export const riskOf = (story: SeenStory, tongue: Tongue): number => {
  const weights = weightsOf(tongue)
  let odds = weights.get('') ?? 0
  for (const sign of signsOf(story, tongue)) odds += weights.get(sign) ?? 0
  return 1 / (1 + Math.exp(-odds / HUNDREDTHS))
}
