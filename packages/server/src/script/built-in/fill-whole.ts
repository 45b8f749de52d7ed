import type { Room, SpokenItem } from './fill.ts'
import type { Judged } from './judged.ts'
import { wordCount } from './sentences.ts'
import { WEIGHTS } from './story-weight.ts'

// Rather two stories that are told than four that are named (docs/decisions/066).

/** With more faults a story is not told so. */
const MOST_FAULTS = 0.6
/** One sentence of a page that has more is likely half of it. */
const HALF_TOLD = 0.15

const isDanger = ({ risk, item }: Judged): boolean => risk === 0 || item.isReading === true

/** What endangers the public is told in the words that there are, and the dead of this hour where those are no headline. */
const withWords = (one: Judged): Judged => {
  const isHeaded = one.lead === one.headline || one.lead === one.full || one.lead === one.announced
  const isTold = one.whole === undefined && (isDanger(one) || (one.weight === WEIGHTS.first && !isHeaded))
  return isTold ? { ...one, whole: { sentences: [one.lead, ...one.rest], poorly: one.poorly, isAll: false } } : one
}

/** What can be told in whole sentences: what endangers the public, then by its faults and by what it is about. */
export const inWholeSentences = (
  stories: readonly Judged[],
  faultsOf: (one: Judged, poorly: number) => number,
): readonly Judged[] =>
  stories
    .map(withWords)
    .flatMap((one) => {
      const { sentences = [], poorly = 1, isAll = false } = one.whole ?? {}
      const faults = faultsOf(one, poorly) + (sentences.length < FEWEST_EACH && !isAll ? HALF_TOLD : 0)
      const place = isDanger(one) ? -1 : faults + (one.lateness ?? 0)
      return sentences.length > 0 && (isDanger(one) || faults <= MOST_FAULTS) ? [{ one, place }] : []
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)

/** The first story leaves others so much of the words. */
const MOST_OF_ALL = 0.62
/** Where fewer words are left no other begins. */
const LEAST = 9
/** Fewer sentences of a story that has more are half of it, */
const FEWEST_EACH = 2
/** unless the first has so many words. */
const LONG = 17

const wordsIn = (sentences: readonly string[]): number => wordCount(sentences.join(' '))

/** As many of a story's sentences as fit; none where only half of it would. */
const fitting = ({ whole }: Judged, most: number): string[] => {
  const sentences = [...(whole?.sentences ?? [])]
  const fewest = wordsIn(sentences.slice(0, 1)) >= LONG ? 1 : Math.min(FEWEST_EACH, sentences.length)
  while (sentences.length > fewest && wordsIn(sentences) > most) sentences.pop()
  return wordsIn(sentences) <= most ? sentences : []
}

/** Stories in whole sentences, in this order, as many as there is room for. */
export const fillWhole = (stories: readonly Judged[], { words, maxItems }: Room): SpokenItem[] => {
  const told: SpokenItem[] = []
  let left = words
  for (const story of stories) {
    if (told.length >= maxItems || left < LEAST) break
    const sentences = fitting(story, told.length === 0 ? words * MOST_OF_ALL : left)
    if (sentences.length === 0) continue
    left -= wordsIn(sentences)
    told.push({ item: story.item, sentences })
  }
  return told
}
