import type { ContentItem } from '@hourcast/domain/sources/content'
import { type Line, lineOf } from '../fit-for-air/phrases.ts'
import { stemsOf } from './support.ts'

/** '3. Mai' ends no sentence. */
const SENTENCES = /(?<!(?<!\d)\d{1,2}\.)(?<=[.!?…।])\s/u
export const sentencesIn = (text: string): string[] => text.split(SENTENCES)

/** A sentence may join what two of its entry say: each with so many of its words counts. */
const LEAST_SHARED = 2

/** An entry by the sentences that a sentence is drawn from, its headline among them, and by the `rest`. */
export type Written = { whole: Line; claim: Line; rest: Line }
export const writtenFor = ({ text: told }: Line, { title, text }: Pick<ContentItem, 'title' | 'text'>): Written => {
  const said = stemsOf(told)
  const sentences = sentencesIn(text)
  const shared = sentences.map((sentence) => [...stemsOf(sentence)].filter((stem) => said.has(stem)).length)
  const least = Math.min(LEAST_SHARED, Math.max(...shared))
  const linesOf = (isClaim: boolean) => sentences.filter((_, at) => (shared[at] ?? 0) >= least === isClaim).join(' ')
  return { whole: lineOf(`${title} ${text}`), claim: lineOf(`${title} ${linesOf(true)}`), rest: lineOf(linesOf(false)) }
}
