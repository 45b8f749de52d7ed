import type { Tongue } from '../tongue.ts'

// What a sentence holds of its headline, by the beginnings of words: whom and what it names, and where.

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const STEM = 5
const stemOf = (word: string): string => word.toLowerCase().slice(0, STEM)
const wordsIn = (text: string): string[] => text.match(WORD) ?? []

/** A name or a number. */
const isMark = (word: string, at: number): boolean => /^\p{Lu}?\p{N}/u.test(word) || (at > 0 && /^\p{Lu}\p{L}{2}/u.test(word))

/** Tells of a stem whether a sentence has it: 'An der Ostseeküste' says where the coast is. */
const saidIn = (sentence: string): ((stem: string) => boolean) => {
  const said = wordsIn(sentence).map((word) => word.toLowerCase())
  const stems = new Set(said.map(stemOf))
  return (stem) => stems.has(stem) || (stem.length > 3 && said.some((word) => word.includes(stem)))
}

/** True for a sentence with a name or a number that its headline has not: where it happened, and how much. */
export const hasNew = (sentence: string, headline: string): boolean => {
  const known = headline.toLowerCase()
  return wordsIn(sentence).some((word, at) => isMark(word, at) && !known.includes(stemOf(word)))
}

/** True for a sentence that names whom and what the headline names: its first word that counts, its names and its numbers. */
export const holdsSubject = (sentence: string, headline: string): boolean => {
  const isSaid = saidIn(sentence)
  const words = wordsIn(headline)
  const subject = words.find((word) => word.length > 3)
  return [...words.filter(isMark), ...(subject === undefined ? [] : [subject])].every((word) => isSaid(stemOf(word)))
}

/** True for a sentence with all the names and numbers of its headline. */
export const holdsNames = (sentence: string, headline: string): boolean => {
  const isSaid = saidIn(sentence)
  return wordsIn(headline)
    .filter(isMark)
    .every((word) => isSaid(stemOf(word)))
}

/** True for a sentence with half of the names and numbers of its headline; 'de Thaise stad' is in Thailand. */
export const holdsSomeNames = (sentence: string, headline: string): boolean => {
  const said = wordsIn(sentence).map((word) => word.toLowerCase())
  const isSaid = (name: string) => said.some((word) => word.startsWith(name.toLowerCase().slice(0, STEM - 1)))
  const names = wordsIn(headline).filter(isMark)
  return names.filter(isSaid).length * 2 >= names.length
}

/** True for a sentence with the names of a label before a colon; where it has none, with one of its words. */
export const holdsLabel = (sentence: string, label: string): boolean => {
  const isSaid = saidIn(sentence)
  const words = wordsIn(label)
  const names = words.filter(isMark)
  return names.length > 0
    ? names.every((name) => isSaid(stemOf(name)))
    : words.some((word) => (word.length > 3 || /^\p{Lu}{2,}$/u.test(word)) && isSaid(stemOf(word)))
}

/** True for a sentence with all the numbers of its headline. */
export const holdsFigures = (sentence: string, headline: string): boolean => {
  const isSaid = saidIn(sentence)
  return wordsIn(headline).every((word) => !/^\p{N}/u.test(word) || isSaid(stemOf(word)))
}

/** How much of a headline's words that count a sentence holds: nothing where it holds names alone, or where the headline has one word. */
export const sharedPart = (sentence: string, headline: string, tongue: Tongue): number => {
  const words = wordsIn(headline).filter((word, at) => word.length > 3 || isMark(word, at))
  const isSaid = saidIn(sentence)
  const shared = words.filter((word) => isSaid(stemOf(word)))
  const isOfNames = tongue !== 'de' && shared.every((word) => /^\p{Lu}/u.test(word))
  return words.length < MUCH || isOfNames ? 0 : shared.length / words.length
}

/** Of each of a headline's words that count, in its order, whether a sentence has it: 'Mord' is in 'Mordes' as well. */
export const sharedWords = (sentence: string, headline: string): boolean[] => {
  const isSaid = saidIn(sentence)
  const said = wordsIn(sentence).filter((word) => word.length >= STEM - 1)
  return wordsIn(headline)
    .filter((word, at) => word.length >= STEM - 1 || isMark(word, at))
    .map((word) => isSaid(stemOf(word)) || said.some((one) => word.startsWith(one)))
}

/** True for words of which one is the headline's. */
export const sharesWord = (words: string, headline: string): boolean => {
  const isSaid = saidIn(words)
  return wordsIn(headline).some((word) => word.length > 3 && isSaid(stemOf(word)))
}

/** So long a sentence, or one with a name, tells whom it is about without the headline. */
const LONG = 8

/** True where the headline is left out and a sentence says by itself what it is about. */
export const standsAlone = (sentence: string, headline: string): boolean => {
  const words = wordsIn(sentence)
  const stems = new Set(wordsIn(headline).map(stemOf))
  return (
    words.length >= LONG ||
    words.some((word, at) => (at > 0 && /^\p{Lu}[\p{L}\p{N}]/u.test(word)) || (word.length > 3 && stems.has(stemOf(word))))
  )
}

/** So many words in common make up for the name. */
const MUCH = 2
const QUOTED = /["“„«»‘'’][^"“”„«»]{2,200}?["”“»«’'](?!\p{L})/gu

/**
 * True for a sentence under a quotation that is left out, and with it whom or where it was: below 'Teen planned “attack” at Swift concert' stands
 * 'Officials say the suspect wanted to kill'. Neither a name of the headline nor two words of it are in it.
 */
export const losesSubject = (sentence: string, headline: string, tongue: Tongue): boolean => {
  // '45 guests were led out' brings its own subject.
  if (tongue === 'hi' || /^\p{N}/u.test(sentence)) return false
  const own = headline.replace(QUOTED, ' ')
  const told = wordsIn(own).length < MUCH ? headline : own
  const isSaid = saidIn(sentence)
  const words = wordsIn(told).filter((word, at) => word.length > 3 || isMark(word, at))
  const names = words.filter((word, at) => at === 0 || /^[\p{Lu}\p{N}]/u.test(word))
  return !names.some((name) => isSaid(stemOf(name))) && new Set(words.map(stemOf).filter(isSaid)).size < MUCH
}

const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? []).map((one) => one.slice(0, STEM)))

/** True for two texts with a word of four letters or more in common. */
export const haveWordInCommon = (one: string, other: string): boolean => {
  const known = stemsOf(one)
  return [...stemsOf(other)].some((stem) => known.has(stem))
}

/** Names and numbers show by themselves. */
export const showsNames = (tongue: Tongue): boolean => tongue !== 'de' && tongue !== 'hi'

/** A name or a number, where capitals show names. */
export const isSpecific = (text: string, tongue: Tongue): boolean =>
  !showsNames(tongue) || /\d/.test(text) || /(?<=[\p{L}\d,] ["“„«]?|['’])\p{Lu}/u.test(text)
