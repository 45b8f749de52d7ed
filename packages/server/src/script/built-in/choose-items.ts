import type { ContentItem } from '@hourcast/domain/content'
import { keywords, overlap, sayable, sentencesOf, wordCount } from './sentences.ts'

/** An item as it will be said. */
export type SpokenItem = { item: ContentItem; sentences: string[] }

type Candidate = { item: ContentItem; headline: string; rest: string[] }

/** Nothing is told twice in one bulletin, also when two sources have it. */
const SAME_STORY = 0.7
/** A sentence that says little more than the headline is left out. */
const SAME_SENTENCE = 0.75

const candidateOf = (item: ContentItem, locale: string): Candidate | undefined => {
  const headline = sayable(item.title, locale)
  const known = keywords(headline)
  const rest = sentencesOf(item.text, locale).filter((sentence) => overlap(keywords(sentence), known) < SAME_SENTENCE)
  if (headline) return { item, headline, rest }
  const [first, ...others] = rest
  return first ? { item, headline: first, rest: others } : undefined
}

const byFit = (task: string) => {
  const wanted = keywords(task)
  return ({ item }: Candidate): number => [...keywords(`${item.title} ${item.text}`)].filter((word) => wanted.has(word)).length
}

export type Choice = { words: number; mostItems: number; sentencesEach: number; task: string; locale: string }

/**
 * What is read of what was fetched: only what was not aired, each story once, in the order of the sources (new first), what
 * fits the subject of a custom task before the rest; then sentence by sentence, round by round, until the words are used up.
 */
export const chooseItems = (items: readonly ContentItem[], aired: ReadonlySet<string>, choice: Choice): SpokenItem[] => {
  const candidates: Candidate[] = []
  for (const item of items) {
    if (aired.has(item.id)) continue
    const candidate = candidateOf(item, choice.locale)
    if (!candidate) continue
    const known = keywords(candidate.headline)
    if (!candidates.some((other) => overlap(keywords(other.headline), known) > SAME_STORY)) candidates.push(candidate)
  }
  // The first line of a task is its subject; what follows says how to go about it, and its words are no subject.
  const fit = byFit(choice.task.split('\n')[0] ?? '')
  const best = Math.max(0, ...candidates.map(fit))
  // Half of the best fit is a chance word in common, not the subject.
  const fitting = candidates.filter((candidate) => fit(candidate) > best / 2).sort((a, b) => fit(b) - fit(a))
  const chosen = fill(fitting, choice)
  const said = chosen.reduce((sum, { sentences }) => sum + wordCount(sentences.join(' ')), 0)
  // A subject that few items have must not make the bulletin a stub: then the rest follows.
  return said >= choice.words / 2 ? chosen : fill([...fitting, ...candidates.filter((one) => !fitting.includes(one))], choice)
}

const fill = (candidates: readonly Candidate[], { words, mostItems, sentencesEach }: Choice): SpokenItem[] => {
  const chosen: { candidate: Candidate; sentences: string[] }[] = []
  let left = words
  const take = (sentence: string): boolean => {
    const cost = wordCount(sentence)
    if (cost > left) return false
    left -= cost
    return true
  }
  // A few stories told well before many told short: each headline comes with its first sentence while there is room.
  for (const candidate of candidates) {
    if (chosen.length >= mostItems) break
    const [first] = sentencesEach > 0 ? candidate.rest : []
    const begins = first ? [candidate.headline, first] : [candidate.headline]
    // The first story is told whatever it takes; a later one only when more than its headline fits.
    if (chosen.length > 0 && wordCount(begins.join(' ')) > left) continue
    left -= wordCount(begins.join(' '))
    const sentences = begins
    for (const sentence of candidate.rest.slice(1, sentencesEach)) if (take(sentence)) sentences.push(sentence)
    chosen.push({ candidate, sentences })
  }
  for (let depth = sentencesEach; depth < sentencesEach + 4; depth += 1)
    for (const { candidate, sentences } of chosen) {
      const sentence = candidate.rest[depth]
      if (sentence && take(sentence)) sentences.push(sentence)
    }
  return chosen.map(({ candidate, sentences }) => ({ item: candidate.item, sentences }))
}
