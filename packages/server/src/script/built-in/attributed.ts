import type { LanguagePack } from './language-pack.ts'
import { endsSentence } from './sentence-ends.ts'
import { wordCount } from './sentences.ts'
import type { Say } from './speaker.ts'

/** A longer one has lost its listener before it says who says so. */
const MAX_WORDS = 18

/** 'Rennes : un homme …', 'A7: Stau …': what it is about and one sentence, which goes on as others do. */
const TOPIC_BEFORE = /^\p{Lu}[\p{L}\p{M}\p{N}’' -]{1,32}\s?:\s(?=[\p{L}\p{N}])/u

/** Ends in a stop that is its own, not an abbreviation's or an initial's, and holds nothing that a clause behind it would break. */
const takesMore = (written: string, tongue: string): boolean => {
  const sentence = written.replace(TOPIC_BEFORE, '')
  return (
    /(?:\p{L}{3}|\p{N})\.$/u.test(sentence) &&
    endsSentence(sentence, 'Xx', tongue) &&
    !/\d\.\d{1,2}\.$/.test(sentence) &&
    !/[?!:;"“”„«»]|,(?!\d)/.test(sentence) &&
    wordCount(sentence) <= MAX_WORDS
  )
}

/** A story's first sentence with the name of its source inside: behind it, or before one that takes nothing behind. */
export const attributed = (
  { saysAfter, saysBefore }: LanguagePack,
  sentence: string,
  { name, tongue, say, turn }: { name: string | undefined; tongue: string; say: Say; turn: number },
): string => {
  // Who is named in it already says it.
  if (name === undefined || sentence.toLowerCase().includes(name.toLowerCase())) return sentence
  const isAfter = saysAfter.length > 0 && takesMore(sentence, tongue)
  const story = isAfter ? sentence.slice(0, -1) : sentence
  return say(isAfter ? saysAfter : saysBefore, { story, source: name }, turn)
}
