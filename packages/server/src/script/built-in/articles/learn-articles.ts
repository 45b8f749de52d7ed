import { asHeadline, titled } from './as-headline.ts'
import { type BareWord, signsOfGap, smallSign, type Word, wordsIn } from './gaps.ts'
import { softmax } from './softmax.ts'
import { PLACES, placeOf, writeWeights } from './weights.ts'

const KINDS = ['none', 'a', 'the'] as const
/** A sign of fewer gaps may stand in them by chance. */
const LEAST_SEEN = 40
/** Signs that weigh less change little, and most are such. */
const LEAST_WEIGHT = 0.3
/** One sentence of so many is read without its 'is', one as papers print that write each word large, and most without their stop. */
const VERBLESS = 0.5
const TITLED = 0.15
const STOPLESS = 0.75
/** How far a weight moves at first, for running text and for each time that first sentences are read: those are nearest to headlines. */
const RATE = 0.12
const RATES = [0.08, 0.05, 0.03]
/** A word that is written small in so many of ten places is no name; one that stands in fewer places may be a slip. */
const SMALL_OF_TEN = 9
const SMALL_SEEN = 8

/**
 * Which articles print leaves out, as the table that `readWeights` reads: learnt from running sentences of news. `firsts`: first sentences of stories,
 * which name what they speak of for the first time. Equal sentences give equal weights.
 */
export const learnArticles = (sentences: readonly string[], firsts: readonly string[]): string => {
  const next = dice()
  const headlineOf = (sentence: string): BareWord[] => {
    const words = wordsIn(next() < STOPLESS ? sentence.replace(/\.$/, '') : sentence)
    const bare = asHeadline(words, next() < VERBLESS)
    return next() < TITLED ? titled(bare) : bare
  }
  const placesAt = (words: readonly BareWord[], at: number): number[] => signsOfGap(words, at).map(placeOf)
  const seen = new Uint8Array(PLACES)
  const count = (words: readonly BareWord[]): void => {
    for (const at of gapsOf(words))
      for (const place of placesAt(words, at)) seen[place] = Math.min(LEAST_SEEN, (seen[place] ?? 0) + 1)
  }
  for (const sentence of sentences) count(headlineOf(sentence))
  const learner = softmax(KINDS.length, PLACES)
  const read = (sentence: string, rate: number): void => {
    const words = headlineOf(sentence)
    for (const at of gapsOf(words)) {
      const places = placesAt(words, at).filter((place) => seen[place] === LEAST_SEEN)
      learner.learn(places, KINDS.indexOf(words[at]?.article ?? 'none'), rate)
    }
  }
  for (const sentence of shuffled(sentences, next)) read(sentence, RATE)
  for (const rate of RATES) for (const sentence of shuffled(firsts, next)) read(sentence, rate)
  const words = [...sentences, ...firsts].map((sentence) => wordsIn(sentence))
  return writeWeights(new Map([...heavy(learner.weights), ...smallWords(words)]))
}

/** Before marks stands no article. */
const gapsOf = (words: readonly BareWord[]): number[] => words.flatMap(({ shape }, at) => (shape === 'p' ? [] : [at]))

/** A weight of 'a' and one of 'the', against no article. */
type Pair = [number, number]

const heavy = (weights: readonly Float32Array[]): [number, Pair][] => {
  const found: [number, Pair][] = []
  for (let place = 0; place < PLACES; place += 1) {
    const [none = 0, a = 0, the = 0] = weights.map((weight) => weight[place])
    const mean = (none + a + the) / KINDS.length
    if ([none, a, the].some((one) => Math.abs(one - mean) >= LEAST_WEIGHT)) found.push([place, [a - none, the - none]])
  }
  return found
}

/** Words that are no names, as a sign of their own. */
const smallWords = (sentences: readonly Word[][]): [number, Pair][] => {
  const places = new Map<string, { small: number; all: number }>()
  for (const words of sentences)
    for (const { low, shape } of words.slice(1)) {
      if (!/[lC]/.test(shape)) continue
      const { small, all } = places.get(low) ?? { small: 0, all: 0 }
      places.set(low, { small: small + (shape === 'l' ? 1 : 0), all: all + 1 })
    }
  return [...places].flatMap(([low, { small, all }]): [number, Pair][] =>
    small >= SMALL_SEEN && small * 10 >= all * SMALL_OF_TEN ? [[placeOf(smallSign(low)), [1, 0]]] : [],
  )
}

/** The same numbers from 0 to 1 each time (a linear congruence). */
const dice = (): (() => number) => {
  let seed = 12_345
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}

const shuffled = <T>(all: readonly T[], next: () => number): T[] => {
  const mixed = [...all]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const [one, two] = [mixed[at], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}
