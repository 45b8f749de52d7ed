import { kept } from './kept.ts'

const LEAST = 6
/** Of five letters two that changed places make no other word. */
const LEAST_SWAPPED = 5

/** In so long a word another letter makes no other word. */
const LEAST_OTHER = 8

/** A longer one is another word: 'schlechten' is no 'schule'. */
const MOST_BEHIND = 3

/**
 * One letter too many, one missing, two that changed places, one doubled: 'wether', 'Verker', 'politcs', 'ecomonía'. Another letter makes another
 * word, but for long ones.
 */
const isNear = (word: string, stem: string): boolean => {
  if (word.charAt(0) !== stem.charAt(0) || word.length > stem.length + MOST_BEHIND) return false
  let at = 0
  while (at < stem.length && word[at] === stem[at]) at += 1
  if (at === stem.length) return false
  const rest = stem.length - at
  const isMissing = word.slice(at, at + rest - 1) === stem.slice(at + 1)
  const isMore = word.slice(at + 1, at + 1 + rest) === stem.slice(at)
  const isSwapped = word[at] === stem[at + 1] && word[at + 1] === stem[at] && word.slice(at + 2, at + rest) === stem.slice(at + 2)
  const isOther = stem.length >= LEAST_OTHER && rest > 1 && word.slice(at + 1, at + rest) === stem.slice(at + 1)
  const isApart = word[at] === stem[at + 2] && word[at + 2] === stem[at] && word[at + 1] === stem[at + 1]
  return (
    (isMissing && rest > 1) || isMore || isSwapped || isOther || (isApart && word.slice(at + 3, at + rest) === stem.slice(at + 3))
  )
}

const isSwapped = (word: string, stem: string): boolean => {
  const at = [...stem].findIndex((letter, place) => letter !== word[place])
  return at > 0 && word.slice(0, stem.length) === `${stem.slice(0, at)}${stem[at + 1]}${stem[at]}${stem.slice(at + 2)}`
}

/** Hindi vowels that are taken for each other, each as the shorter one: 'मोसम' for 'मौसम'. */
const SHORTER: Readonly<Record<string, string>> = {
  '\u094c': '\u094b',
  '\u0948': '\u0947',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  '\u0901': '\u0902',
  '\u093c': '',
}
const withShortVowels = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, (sign) => SHORTER[sign] ?? sign)
const HINDI = /\p{Script=Devanagari}/u
const LEAST_HINDI = 4

const stemsOf = kept((stems: string) => {
  const plain = stems
    .split('|')
    .map((stem) => stem.replace(/\\b$/, ''))
    .filter((stem) => /^[\p{L}\p{M}]+$/u.test(stem))
  return {
    hindi: plain.filter((stem) => stem.length >= LEAST_HINDI && HINDI.test(stem)).map(withShortVowels),
    long: plain.filter((stem) => stem.length >= LEAST),
    short: plain.filter((stem) => stem.length === LEAST_SWAPPED),
  }
})

/** Whether one of some words is a stem, typed in a hurry. Stems are parted by bars; those with signs of a pattern are passed over. */
export const holdsNear = (words: readonly string[], stems: string): boolean => {
  const { hindi, long, short } = stemsOf(stems)
  return words.some(
    (word) =>
      (word.length >= LEAST - 1 && long.some((stem) => isNear(word, stem))) ||
      short.some((stem) => isSwapped(word, stem)) ||
      (hindi.length > 0 && startsOne(withShortVowels(word), hindi)),
  )
}
const startsOne = (word: string, stems: readonly string[]): boolean => stems.some((stem) => word.startsWith(stem))
