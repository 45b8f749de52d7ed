import { foldAccents } from '@hourcast/domain/words/fold-word'
import { findPack } from '../built-in/packs/find-pack.ts'
import { keywords } from '../built-in/sentences.ts'
import { STOP_WORDS } from '../fit-for-air/stop-words.ts'
import { once } from '../once.ts'
import { spelledIn } from '../small-number-words.ts'
import { type Tongue, tongueOf } from '../tongue.ts'
import { COURTESIES } from './courtesies.ts'

/** A word of a sentence that says something by itself. */
export const isHeavy = (word: string): boolean => word.length > 4
/** Of such words so many stand in the material, in any form: other words for a story keep what it is about. */
const LEAST_SHARE = 0.25
/** One such word alone is a figure of speech. */
const LEAST_WORDS = 2
const STEM = 4
/** Words of three letters say something, too: 'war', 'tot'. */
const LEAST_LETTERS = 3
const WORD = /[\p{L}\p{M}]+/gu

const stemOf = (word: string): string => foldAccents(word).slice(0, STEM)
/** The beginnings of its longer words, in which forms of one word are alike. */
export const stemsOf = (text: string): Set<string> => new Set([...keywords(text)].map(stemOf))

/** One of each part of the day. */
const HOURS = [2, 8, 14, 20]
const allStemsOf = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).map(stemOf)

/** What hosts say around stories, by the words of the built-in one. */
const frameStems = once((locale: string): ReadonlySet<string> => {
  const pack = findPack(locale)
  const greetings = HOURS.map((hour) => pack.greeting(hour, locale))
  return new Set(allStemsOf([...greetings, ...textsIn(pack)].join(' ')))
})
const courtesyStems = once((tongue: Tongue): string[] => allStemsOf(COURTESIES[tongue]))

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The words of a sentence that say something, but for numbers. */
const contentOf = (sentence: string, tongue: Tongue): string[] =>
  (sentence.toLowerCase().match(WORD) ?? []).filter(
    (word) => word.length >= LEAST_LETTERS && !STOP_WORDS[tongue].has(word) && spelledIn(word, tongue).length === 0,
  )

/**
 * Whether a sentence before or behind the stories says nothing but what hosts say there: who speaks, what time it is, thanks, what comes. A short one
 * has no other word; of a longer one half of the words are so, or stand in an entry.
 */
export const saidAround = (held: string, locale: string): ((sentence: string) => boolean) => {
  const tongue = tongueOf(locale)
  const known = new Set([...allStemsOf(held), ...frameStems(locale), ...courtesyStems(tongue)])
  return (sentence) => {
    const said = contentOf(sentence, tongue)
    const strange = said.filter((word) => !known.has(stemOf(word)))
    return said.filter(isHeavy).length < LEAST_WORDS ? strange.length === 0 : strange.length <= said.length * LEAST_AROUND
  }
}
const LEAST_AROUND = 0.5

/** Whether something of a sentence stands in the material, or in what hosts say around stories; else a model made it up. `held` is in its tongue. */
export const supportedBy = (held: string, locale: string): ((sentence: string) => boolean) => {
  const [stems, frame, tongue] = [stemsOf(held), frameStems(locale), tongueOf(locale)]
  const all = new Set(allStemsOf(held))
  return (sentence) => {
    const heavy = [...keywords(sentence)].filter(isHeavy)
    const known = heavy.filter((word) => stems.has(stemOf(word)) || frame.has(stemOf(word)))
    if (heavy.length >= LEAST_WORDS) return known.length >= Math.max(1, heavy.length * LEAST_SHARE)
    // 'The king is dead': of a few short words one stands there, or it is a link.
    const said = contentOf(sentence, tongue).map(stemOf)
    return said.some((stem) => all.has(stem)) || said.every((stem) => frame.has(stem))
  }
}
