import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import { lineOf } from '../fit-for-air/phrases.ts'
import { tellsRoadEvent } from '../fit-for-air/subject.ts'
import type { Tongue } from '../tongue.ts'
import type { Candidate } from './candidate.ts'

/** 'A40 Duisburg - Essen' tells nothing by itself: what happens there stands in the text, and goes with it. */
export const withRoadEvent = (one: Candidate, tongue: Tongue): Candidate | LeftOutReason => {
  const { headline, lead, rest, unbroken, dropped } = one
  if (lead !== headline || tellsRoadEvent(lineOf(lead), tongue)) return one
  const [first, ...others] = rest
  if (first === undefined) return dropped.at(-1)?.reason ?? one
  return { ...one, lead: `${lead} ${first}`, rest: others, unbroken: Math.max(0, unbroken - 1) }
}
