import { setOf } from '../../word-lists.ts'

export type Article = 'a' | 'the'
/** A word of a headline, or a mark, and where it begins. `shape`: l small, C with a capital, A in capitals, d a number, p a mark. */
export type Word = { text: string; low: string; shape: string; from: number }
/** A word without the article that stood before it. */
export type BareWord = Word & { article?: Article | undefined }

const WORD = /\d[\d.,:]*\d|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\d|[^\s\p{L}\p{M}\d]/gu
const YEAR = /^(?:19|20)\d\d$/

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, low: lowOf(word), shape: shapeOf(word), from: index }))

/** A year is known by its century, and of other figures only that they are some. */
const lowOf = (word: string): string => (!/^\d/.test(word) ? word.toLowerCase() : YEAR.test(word) ? '#y' : '#')

const shapeOf = (word: string): string => {
  if (/^\d/.test(word)) return 'd'
  if (!/^\p{L}/u.test(word)) return 'p'
  if (word.length > 1 && word === word.toUpperCase()) return 'A'
  return /^\p{Lu}/u.test(word) ? 'C' : 'l'
}

const ARTICLES: ReadonlyMap<string, Article> = new Map([
  ['a', 'a'],
  ['an', 'a'],
  ['the', 'the'],
])

/** Each word without its article. */
export const withoutArticles = (words: readonly Word[]): BareWord[] => {
  const bare: BareWord[] = []
  let article: Article | undefined
  for (const [at, word] of words.entries()) {
    // 'Hepatitis A' is no article.
    const found = word.text === 'A' && at > 0 ? undefined : ARTICLES.get(word.low)
    if (found === undefined) bare.push({ ...word, article })
    article = found
  }
  return bare
}

/** No noun reaches over these. */
const SMALL = setOf(
  'in on at of by with for over during near outside from to into against amid through about between across behind under inside around within without following despite towards toward down out onto above below beside along off than plus aboard upon until and or but after before since as when while because where if though although who that which is are was were has have had be been will would can could may might must should not his her their its this these those no all some any more',
)
export const isSmallWord = (low: string): boolean => SMALL.has(low)

/** So far a noun with what stands before it is looked for. */
const REACH = 4
/** 'talks', not 'serious' or 'crisis'. */
const PLURAL = /[^sui]s$/

/** The noun that begins at `at` ends here: at its last word before a small one, a mark, or what follows several. */
export const headAt = (words: readonly Word[], at: number): number => {
  let head = at
  while (head < at + REACH) {
    const next = words[head + 1]
    const one = words[head]
    if (next === undefined || next.shape === 'p' || SMALL.has(next.low)) break
    if (one?.shape === 'l' && PLURAL.test(one.low)) break
    head += 1
  }
  return head
}

/** The small word or the mark before `at`, not further off than a noun reaches. */
const smallBefore = (words: readonly Word[], at: number): string => {
  let before = at - 1
  while (before >= 0 && before > at - REACH && words[before]?.shape !== 'p' && !SMALL.has(words[before]?.low ?? '')) before -= 1
  return words[before]?.low ?? '^'
}

/** By what it is known whether an article is left out before a word: the words around, how they are written, and the noun's last word. */
export const signsOfGap = (words: readonly Word[], at: number): string[] => {
  const low = (place: number): string => words[place]?.low ?? (place < 0 ? '^' : '$')
  const shape = (place: number): string => words[place]?.shape ?? '-'
  const [here, next, third, fourth] = [low(at), low(at + 1), low(at + 2), low(at + 3)]
  const [before, second] = [low(at - 1), low(at - 2)]
  const end = headAt(words, at)
  const [head, behind, length] = [low(end), low(end + 1), end - at]
  return [
    `0${here}`,
    `1${next}`,
    `2${third}`,
    `-${before}`,
    `=${second}`,
    `01${here} ${next}`,
    `-0${before} ${here}`,
    `s${shape(at - 1)}${shape(at)}${shape(at + 1)}`,
    `s0${shape(at)} ${before}`,
    `e0${here.slice(-3)}`,
    `-e${before} ${here.slice(-2)} ${next.slice(-2)}`,
    `-1${before} ${next}`,
    `sx${shape(at)}${shape(at + 1)}${shape(at + 2)}`,
    `=-${second} ${before}`,
    `e-${before.slice(-2)} ${here.slice(-2)}`,
    `h${head} ${length > 0 ? 1 : 0}`,
    `h${head} ${before}`,
    `hn${head} ${behind}`,
    `hs${head.slice(-3)} ${shape(end)} ${length}`,
    `hx${head} ${here}`,
    `nx${behind} ${before} ${length}`,
    `b${smallBefore(words, at)} ${here}`,
    `hb${head} ${shape(at)}`,
    `pe${before.slice(-3)} ${shape(at)}${shape(at - 1)}`,
    `12${next} ${third}`,
    `03${here} ${fourth}`,
  ]
}

/** That a word which begins a headline is no name. */
export const smallSign = (low: string): string => `small ${low}`
