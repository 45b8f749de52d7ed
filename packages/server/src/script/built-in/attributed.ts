import type { LanguagePack } from './language-pack.ts'
import { hasVoice, wordCount } from './sentences.ts'
import type { Say } from './speaker.ts'

/** A longer one has lost its listener before it says who says so. */
const MAX_WORDS = 18

/** Ends in a stop that is its own, not an abbreviation's or an initial's, and holds nothing that a clause behind it would break. */
const takesMore = (sentence: string): boolean =>
  /(?:\p{L}{3}|\p{N})\.$/u.test(sentence) && !/[?!:;"“”„«»]|,(?!\d)/.test(sentence) && wordCount(sentence) <= MAX_WORDS

/** A story's first sentence with its source inside: behind it, or before one that takes nothing behind. */
export const attributed = (pack: LanguagePack, sentence: string, source: string, say: Say, turn: number): string => {
  if (!isName(source)) return sentence
  const isAfter = pack.saysAfter.length > 0 && takesMore(sentence)
  const story = isAfter ? sentence.slice(0, -1) : sentence
  return say(isAfter ? pack.saysAfter : pack.saysBefore, { story, source: spokenName(source) }, turn)
}

/** Without its own stop, and without what stands in brackets behind it. */
const spokenName = (source: string): string => source.replace(/(?<=\S)\s*\([^()]*\)$/, '').replace(/[.!?।]+$/, '')

/** Neither a number of the network nor a name that no voice says is said on air. */
const isName = (source: string): boolean => /\p{L}/u.test(source.replace(/^\[.*\]$/, '')) && hasVoice(source)
