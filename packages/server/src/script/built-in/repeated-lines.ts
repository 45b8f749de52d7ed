import type { ContentItem } from '@hourcast/domain/sources/content'
import { plainWords } from '../fit-for-air/phrases.ts'

/** Under so many headlines of one source a sentence is its page's: who it is, what it offers. */
const REPEATED = 3
const SENTENCE_LEAST = 24
const SENTENCE_END = /[.!?…।\n]+/u
/** An abbreviation ends a piece too: it is enough that one of them is known. */
const piecesOf = (text: string): string[] => text.split(SENTENCE_END).filter(({ length }) => length >= SENTENCE_LEAST)

/** A sentence of one source, as it is known again. */
const keyOf = (source: string, sentence: string): string => `${source}\n${plainWords(sentence)}`

/** What the sources say under several headlines, in the same words. */
export const repeatedIn = (items: readonly ContentItem[]): ((source: string, sentence: string) => boolean) => {
  const heads = new Map<string, Set<string>>()
  for (const { text, source, title } of items)
    for (const sentence of piecesOf(text)) {
      const key = keyOf(source, sentence)
      heads.set(key, (heads.get(key) ?? new Set()).add(title))
    }
  return (source, sentence) => piecesOf(sentence).some((piece) => (heads.get(keyOf(source, piece))?.size ?? 0) >= REPEATED)
}
