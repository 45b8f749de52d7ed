import { recently } from '../recently.ts'
import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { keepPhrases, mayHold } from './phrase-keys.ts'

// Words are looked for in a text that is nothing but small words, each between two blanks: without look-behinds, case folding or classes of
// letters a pattern costs little, and never more than the text is long.

/** Two ways to write one Hindi letter, and one nasal. */
const plainHindi = (text: string): string => text.replace(/\u093C/g, '').replaceAll('\u0901', '\u0902')

const SIGNS = /[%°]/

/** Small letters, one blank before and behind each word, no marks but those of measures. */
export const plainWords = recently((text: string): string => {
  const small = plainHindi(text.normalize('NFC').toLowerCase())
  // Spanish and Portuguese keyboards have an ordinal where others have the degree.
  const measured = small.includes('º') ? small.replace(/º(?=\s?c(?!\p{L}))/gu, '°') : small
  const words = measured.replace(/[^\p{L}\p{M}\p{N}%°]+/gu, ' ')
  return ` ${(SIGNS.test(words) ? words.replace(/(?<=\p{N})(?=[%°])|(?<=[%°])(?=\p{L})/gu, ' ') : words).trim()} `
})

/** One phrase a line, or between bars. `*` stands for the rest of a word, `#` for a number, `_` for any one word. */
const entriesIn = (list: string): string[] =>
  plainHindi(list.toLowerCase())
    .split(/[|\n]/)
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '')
    // The longer first: of 'heavy rain' and 'heavy rain warning' the whole one is found.
    .sort((one, other) => other.length - one.length)

const patternOf = (entry: string): string => entry.replaceAll('*', '\\S*').replaceAll('#', '\\d+').replaceAll('_', '\\S+')

/** Finds any phrase of a list in plain words. An empty list finds nothing. */
export const phrases = (list: string): RegExp => {
  const entries = entriesIn(list)
  const pattern = new RegExp(entries.length === 0 ? '(?!)' : ` (?:${entries.map(patternOf).join('|')})(?= )`, 'g')
  keepPhrases(pattern, entries)
  return pattern
}

export const phrasesByTongue = (lists: ByTongue<string>): ByTongue<RegExp> =>
  Object.fromEntries(TONGUES.map((tongue) => [tongue, phrases(lists[tongue])])) as Record<Tongue, RegExp>

/** `search` keeps no state, also with the flag that counting needs. */
export const holds = (words: string, pattern: RegExp): boolean => mayHold(words, pattern) && words.search(pattern) >= 0

/** How many different phrases of a list a text holds. */
export const countDistinct = (words: string, pattern: RegExp): number =>
  mayHold(words, pattern) ? new Set(words.match(pattern)).size : 0

/** Without the phrases of a list. */
export const without = (words: string, pattern: RegExp): string => (mayHold(words, pattern) ? words.replace(pattern, ' ') : words)

/** A sentence or a headline, and its plain words, made once. `isRedated`: its 'today' is the day on which it is heard. `isOfDisaster`: its story is one in which crews work for days. */
export type Line = { text: string; words: string; isRedated?: true; isOfDisaster?: true }

export const lineOf = (text: string): Line => ({ text, words: plainWords(text) })
