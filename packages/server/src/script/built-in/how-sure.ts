import { SURE } from './doubts.ts'
import type { Judged } from './judged.ts'
import { WEIGHTS } from './story-weight.ts'

/** Left with gaps: what was said, cut or asked of readers stood between what is told. */
const GAPS: ReadonlySet<string> = new Set(['cut-off', 'furniture', 'first-person', 'quote'])
const TWO_SENTENCES = /[.!?।]["”»]?\s\S/u
const BEFORE_COLON = /:\s/

/**
 * How likely a story is no whole one, in points, as strict editors found stories to be (docs/decisions/044): with none and one of them one of
 * six, with two one of four, with three and more every second.
 */
export const risksOf = ({ doubts, headline, lead, more, dropped, weight }: Judged): number => {
  const hasGap = dropped.some(({ reason }) => GAPS.has(reason)) ? 1 : 0
  // Who counts the dead reports.
  const isWeighty = weight < WEIGHTS.usual ? 1 : 0
  // A sentence that retells its headline says who did what.
  if (!headline.endsWith(lead)) return hasGap + (doubts < SURE ? 0 : 0.5) - isWeighty
  const ofSubject = doubts < SURE ? 1 - isWeighty : 2
  const isTeasing = TWO_SENTENCES.test(lead) ? 2 : 0
  const isBareLabel = more.length === 0 && BEFORE_COLON.test(lead) ? 1 : 0
  return hasGap + isTeasing + isBareLabel + ofSubject
}
