import { hasSubject } from '../fit-for-air/subject.ts'
import type { Judged } from './judged.ts'
import { wordCount } from './sentences.ts'

/** So long a sentence is no chance: a live page gives each of its entries the same text. */
const SAME_TEXT_LEAST = 8
/** Two jams may end alike. */
export const saysTwice =
  (told: readonly Pick<Judged, 'lead' | 'rest' | 'whole'>[], presentationType: number) =>
  (sentence: string): boolean =>
    !hasSubject(presentationType) &&
    wordCount(sentence) >= SAME_TEXT_LEAST &&
    told.some(({ lead, rest, whole }) => lead === sentence || rest.includes(sentence) || whole?.sentences.includes(sentence))
