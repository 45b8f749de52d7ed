import type { LanguagePack } from './language-pack.ts'
import { wordCount } from './sentences.ts'
import { sourceName } from './source-name.ts'
import type { Say } from './speaker.ts'

/** A longer one has lost its listener before it says who says so. */
const MAX_WORDS = 18

/** Ends in a stop that is its own, not an abbreviation's or an initial's, and holds nothing that a clause behind it would break. */
const takesMore = (sentence: string): boolean =>
  /(?:\p{L}{3}|\p{N})\.$/u.test(sentence) && !/[?!:;"“”„«»]|,(?!\d)/.test(sentence) && wordCount(sentence) <= MAX_WORDS

/** A story's first sentence with its source inside: behind it, or before one that takes nothing behind. */
export const attributed = (pack: LanguagePack, sentence: string, source: string, say: Say, turn: number): string => {
  const name = sourceName(source)
  if (name === undefined) return sentence
  const isAfter = pack.saysAfter.length > 0 && takesMore(sentence)
  const story = isAfter ? sentence.slice(0, -1) : sentence
  return say(isAfter ? pack.saysAfter : pack.saysBefore, { story, source: name }, turn)
}
