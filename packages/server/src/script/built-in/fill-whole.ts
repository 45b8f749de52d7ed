import type { Room, SpokenItem } from './fill.ts'
import type { Judged } from './judged.ts'
import { wordCount } from './sentences.ts'
import { WEIGHTS } from './story-weight.ts'

// Rather two stories that are told than four that are named (docs/decisions/066).

/** With more faults a story is not told so. */
const MOST_FAULTS = 0.6
/** One sentence of a page that has more is likely half of it. */
const HALF_TOLD = 0.15

/** What endangers the public, and what a machine reports. */
export const isDanger = ({ risk, item }: Judged): boolean => risk === 0 || item.isReading === true

/** A danger is told in any words, and news of deaths unless its lead is only a headline. */
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

/** The part of the words that the first story takes at most. */
const MOST_OF_ALL = 0.62
/** No story begins where fewer words are left. */
const LEAST = 9
/** A story with more sentences is told in two at least, unless its first one is long. */
const FEWEST_EACH = 2
const LONG = 17

const wordsIn = (sentences: readonly string[]): number => wordCount(sentences.join(' '))

const fewestOf = (sentences: readonly string[], one: Judged): number =>
  isDanger(one) || wordsIn(sentences.slice(0, 1)) >= LONG ? 1 : Math.min(FEWEST_EACH, sentences.length)

/** As many of a story's sentences as fit; none where only half of it would. */
const fitting = (one: Judged, most: number): string[] => {
  const sentences = [...(one.whole?.sentences ?? [])]
  const fewest = fewestOf(sentences, one)
  while (sentences.length > fewest && wordsIn(sentences) > most) sentences.pop()
  return wordsIn(sentences) <= most ? sentences : []
}

/** Stories in whole sentences, in this order, as many as there is room for. A danger that comes first is told however long it is. */
export const fillWhole = (stories: readonly Judged[], { words, maxItems }: Room): SpokenItem[] => {
  const told: SpokenItem[] = []
  let left = words
  for (const story of stories) {
    if (told.length >= maxItems || left < LEAST) break
    const [first = ''] = story.whole?.sentences ?? []
    const most = told.length > 0 ? left : isDanger(story) ? Math.max(words, wordsIn([first])) : words * MOST_OF_ALL
    const sentences = fitting(story, most)
    if (sentences.length === 0) continue
    left -= wordsIn(sentences)
    told.push({ item: story.item, sentences })
  }
  return told
}
