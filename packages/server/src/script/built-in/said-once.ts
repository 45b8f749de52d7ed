import { leansBack } from '../fit-for-air/leans-back.ts'
import { countsAgain, leansOnHeadline } from '../fit-for-air/leans-on-headline.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { STOP_WORDS } from '../fit-for-air/stop-words.ts'
import { countsIn, VALUES } from '../fit-for-air/victims.ts'
import type { Tongue } from '../tongue.ts'
import { holdsFigures, holdsSomeNames, isSpecific, showsNames } from './headline-words.ts'
import { keepsReporter } from './reported-by.ts'
import { isRunUp } from './retold.ts'
import { isTelling } from './sure-part.ts'
import { losesGrave } from './tells-death.ts'
import { leadsUp } from './turned.ts'

// 'Court stops vote on dam', and below it 'The Supreme Court has stopped the vote on the dam': who hears both hears it twice, so one of them goes.

/** So much of the headline's words a sentence has: it tells the same, */
const SAME = 0.5
/** and so much, that nothing of the headline is left. */
const ALL_OF_IT = 0.75
/** Where nothing is chosen not even the fifth word of a headline may be lost. */
const ALL_BUT_LITTLE = 0.8
/** Of fewer words a headline is a title. */
const FEWEST = 4

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const wordsIn = (text: string): string[] => text.match(WORD) ?? []
/** A shorter word counts where it stands for more. */
const LEAST = 3
/** Endings differ: of a short word four letters count, of a longer one most of them. */
const SHORTEST = 4
const ENDING = 3
const stemOf = (word: string): string => word.slice(0, Math.max(SHORTEST, word.length - ENDING))

const LETTERS = /^\p{Lu}{2,5}$/u
/** 'STF' stands for 'Supremo Tribunal Federal'. */
const areInitialsIn = (letters: string, words: readonly string[]): boolean =>
  words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .includes(letters)

/** The words of a headline that count. */
const countedIn = (headline: string, tongue: Tongue): string[] =>
  wordsIn(headline).filter(
    (word) => (word.length >= LEAST || /\d/.test(word) || LETTERS.test(word)) && !STOP_WORDS[tongue].has(word.toLowerCase()),
  )

/** Tells of a word whether a sentence says it: with another ending, in figures or in words, in letters or in full. */
const saidIn = (sentence: string, tongue: Tongue): ((word: string) => boolean) => {
  const said = wordsIn(sentence)
  const small = said.map((word) => word.toLowerCase())
  const counted = countsIn(sentence, tongue)
  return (word) => {
    const low = word.toLowerCase()
    const count = /^\d+$/.test(word) ? Number(word) : VALUES[tongue]?.get(low)
    if (count !== undefined && counted.has(count)) return true
    if (LETTERS.test(word) && areInitialsIn(word, said)) return true
    if (low.length < SHORTEST || /\d/.test(low)) return small.includes(low)
    const stem = stemOf(low)
    return small.some((one) => one.startsWith(stem) || (stem.length > SHORTEST && one.includes(stem)))
  }
}

/** How much of what counts in a headline a sentence says. */
const partSaid = (sentence: string, headline: string, tongue: Tongue): number => {
  const words = countedIn(headline, tongue)
  return words.length < FEWEST ? 0 : words.filter(saidIn(sentence, tongue)).length / words.length
}

/**
 * True for a first sentence that is as true without its headline: of nobody whom that has named, with its reporter and its dead, and of one matter,
 * not of all: 'Unemployment always falls in July'. `second`: what is told in one breath with it, and may have the dead.
 */
export const standsFor = (first: string, second: string, headline: string, tongue: Tongue): boolean => {
  const said = second === '' ? first : `${first} ${second}`
  return (
    isTelling(first, tongue) &&
    (holdsFigures(said, headline) || isSpecific(first, tongue)) &&
    (!isRunUp(first, tongue) || leadsUp(first, second, tongue)) &&
    !leans(first, tongue) &&
    keepsReporter(first, headline, tongue) &&
    !losesGrave(said, headline, tongue)
  )
}

const leans = (sentence: string, tongue: Tongue): boolean =>
  leansBack(plainWords(sentence), tongue) || countsAgain(sentence, tongue)

/** True where a sentence has the first word of a headline that counts, which mostly is whom it is about. */
const namesSubject = (sentence: string, headline: string, tongue: Tongue): boolean => {
  const [subject = ''] = countedIn(headline, tongue)
  return saidIn(sentence, tongue)(subject)
}

/** True for a first sentence that tells all of its headline, or with the next one does, and needs it for nothing. */
const tellsInPlace = ([first = '', next = '']: readonly string[], headline: string, least: number, tongue: Tongue): boolean =>
  partSaid(first, headline, tongue) >= least &&
  (partSaid(`${first} ${next}`, headline, tongue) >= ALL_OF_IT || (showsNames(tongue) && holdsSomeNames(first, headline))) &&
  namesSubject(first, headline, tongue) &&
  holdsFigures(first, headline) &&
  !leansOnHeadline(first, headline, tongue) &&
  standsFor(first, '', headline, tongue)

type Once = { lead: string; rest: readonly string[] }

/** Of few stories, where nothing is chosen: the sentence that says all of its headline is told without it. */
export const saidOnce = (headline: string, told: readonly string[], tongue: Tongue): Once => {
  const [first = '', ...others] = told
  return tellsInPlace(told, headline, ALL_BUT_LITTLE, tongue) ? { lead: first, rest: others } : { lead: headline, rest: told }
}

/** Of many stories: no headline and a sentence that says it again. `spoken`: the headline as it is said. */
export const saidOnceOfMany = (headline: string, spoken: string, told: readonly string[], tongue: Tongue): Once => {
  const [first = '', ...others] = told
  const part = partSaid(first, headline, tongue)
  // What leaves out how many says something else, and a question is answered.
  if (part < SAME || !holdsFigures(first, headline) || headline.includes('?')) return { lead: spoken, rest: told }
  if (tellsInPlace(told, headline, SAME, tongue)) return { lead: first, rest: others }
  return { lead: spoken, rest: part < ALL_OF_IT || leans(others[0] ?? '', tongue) ? [] : others }
}
