import { foldAccents } from '@hourcast/domain/words/fold-word'
import { findPack } from '../built-in/packs/find-pack.ts'
import { keywords } from '../built-in/sentences.ts'

/** A word of a sentence that says something by itself. */
export const isHeavy = (word: string): boolean => word.length > 4
/** Of such words so many stand in the material, in any form: other words for a story keep what it is about. */
const LEAST_SHARE = 0.25
/** One such word alone is a figure of speech. */
const LEAST_WORDS = 2
const STEM = 4

const stemOf = (word: string): string => foldAccents(word).slice(0, STEM)
/** The beginnings of its longer words, in which forms of one word are alike. */
export const stemsOf = (text: string): Set<string> => new Set([...keywords(text)].map(stemOf))

/** One of each part of the day. */
const HOURS = [2, 8, 14, 20]
const framesOf = new Map<string, ReadonlySet<string>>()

/** What hosts say around stories, by the words of the built-in one. */
const frameStems = (locale: string): ReadonlySet<string> => {
  const pack = findPack(locale)
  const greetings = HOURS.map((hour) => pack.greeting(hour, locale))
  const known = framesOf.get(locale) ?? stemsOf([...greetings, ...textsIn(pack)].join(' '))
  framesOf.set(locale, known)
  return known
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether something of a sentence stands in the material, or in what hosts say around stories; else a model made it up. `held` is in its tongue. */
export const supportedBy = (held: string, locale: string): ((sentence: string) => boolean) => {
  const [stems, frame] = [stemsOf(held), frameStems(locale)]
  return (sentence) => {
    const heavy = [...keywords(sentence)].filter(isHeavy)
    const known = heavy.filter((word) => stems.has(stemOf(word)) || frame.has(stemOf(word)))
    return heavy.length < LEAST_WORDS || known.length >= Math.max(1, heavy.length * LEAST_SHARE)
  }
}
