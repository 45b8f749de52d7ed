import { TONGUES, type Tongue } from '../tongue.ts'
import { FOREIGN_WORDS, OWN_LETTERS, STOP_WORDS } from './stop-words.ts'

/** So much of a text tells its tongue. */
const LOOKED_AT = 1_200
/** Shorter texts are names as often as sentences. */
const MIN_WORDS = 4
const LATIN = /\p{Script=Latin}/gu
const LETTER = /\p{L}/gu
const WORD = /\p{L}[\p{L}\p{M}]*/gu
const DEVANAGARI = /\p{Script=Devanagari}/gu

/** Where none of these stands every letter is Latin. */
const BEYOND_LATIN = /[\u0370-\u1DFF\u2C00-\uFFFF]/

/** True where most letters are not those of the tongue: a host speaks no English in Hindi letters, nor the other way round. */
const isInOtherLetters = (text: string, tongue: Tongue): boolean => {
  if (tongue !== 'hi' && !BEYOND_LATIN.test(text)) return false
  const letters = text.match(LETTER)?.length ?? 0
  const own = text.match(tongue === 'hi' ? DEVANAGARI : LATIN)?.length ?? 0
  // Latin names stand in any Hindi text.
  return tongue === 'hi' ? letters > 25 && own * 4 < letters : letters > 3 && own * 2 < letters
}

const isOwnLetterWord = (word: string, letters: string): boolean => [...word].some((letter) => letters.includes(letter))

/** Distinct small words of `words` that one tongue has and the other has not, and up to two words in its letters alone. */
const evidence = (words: ReadonlySet<string>, has: ReadonlySet<string>, lacks: ReadonlySet<string>, letters: string): number => {
  const small = [...words].filter((word) => has.has(word) && !lacks.has(word)).length
  const spelled = letters === '' ? 0 : [...words].filter((word) => !has.has(word) && isOwnLetterWord(word, letters)).length
  return small + Math.min(2, spelled)
}

const lettersOnlyOf = (one: Tongue): Readonly<Record<string, string>> =>
  Object.fromEntries(
    TONGUES.map((other) => [other, [...OWN_LETTERS[one]].filter((letter) => !OWN_LETTERS[other].includes(letter)).join('')]),
  )
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  TONGUES.map((one) => [one, lettersOnlyOf(one)]),
)
const lettersOf = (one: Tongue, other: Tongue): string => LETTERS[one]?.[other] ?? ''

/**
 * True for a text in another tongue than the host's. By its small words: it holds several that only another tongue has, and almost none that
 * only the host's has. In doubt it is the host's: a headline is mostly names.
 */
export const isOtherLanguage = (text: string, tongue: Tongue, least = 2): boolean => {
  const looked = text.slice(0, LOOKED_AT)
  if (isInOtherLetters(looked, tongue)) return true
  if (tongue === 'hi') return false
  const found = looked.match(WORD) ?? []
  if (found.length < MIN_WORDS) return false
  // 'Los Angeles', 'La Paz': a small word with a capital is part of a name, but for the first.
  const words = new Set(found.filter((word, at) => at === 0 || /^\p{Ll}/u.test(word)).map((word) => word.toLowerCase()))
  const own = STOP_WORDS[tongue]
  const outweighs = (mine: number, theirs: number) => (mine === 0 ? theirs >= least : theirs >= 3 && theirs >= mine * 3)
  const isTongue = (other: Tongue) => {
    const theirs = evidence(words, STOP_WORDS[other], own, lettersOf(other, tongue))
    return theirs >= Math.min(least, 3) && outweighs(evidence(words, own, STOP_WORDS[other], lettersOf(tongue, other)), theirs)
  }
  if (TONGUES.some((other) => other !== tongue && other !== 'hi' && isTongue(other))) return true
  return FOREIGN_WORDS.some((other) => {
    const theirs = evidence(words, other, own, '')
    return theirs >= 4 && theirs >= 3 * evidence(words, own, other, OWN_LETTERS[tongue])
  })
}

/** The tongue of a text: the host's in doubt, and for a text in no tongue of ours. */
export const tongueIn = (text: string, own: Tongue): Tongue =>
  isOtherLanguage(text, own) ? (TONGUES.find((tongue) => tongue !== own && !isOtherLanguage(text, tongue)) ?? own) : own
