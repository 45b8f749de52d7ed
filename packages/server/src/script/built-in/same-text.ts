import { hasSubject } from '../fit-for-air/subject.ts'
import type { Candidate } from './candidate.ts'
import type { Judged } from './judged.ts'
import { wordCount } from './sentences.ts'

/** So long a sentence is no chance: a live page gives each of its entries the same text. */
const SAME_TEXT_LEAST = 8
/** Two jams may end alike. */
export const saysTwice =
  (told: readonly Pick<Candidate, 'lead' | 'rest'>[], presentationType: number) =>
  (sentence: string): boolean =>
    !hasSubject(presentationType) &&
    wordCount(sentence) >= SAME_TEXT_LEAST &&
    told.some(({ lead, rest }) => lead === sentence || rest.includes(sentence))

/** A story as it is told in whole sentences. */
export const inWhole = ({ whole }: Pick<Judged, 'whole'>): Pick<Candidate, 'lead' | 'rest'> => {
  const [lead = '', ...rest] = whole?.sentences ?? []
  return { lead, rest }
}
