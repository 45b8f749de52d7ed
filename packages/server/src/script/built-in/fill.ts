import type { ContentItem } from '@hourcast/domain/sources/content'
import type { DayPart } from '../fit-for-air/day-parts.ts'
import type { Candidate } from './candidate.ts'
import type { Judged } from './judged.ts'
import { wordCount } from './sentences.ts'

/**
 * An item as it will be said. `isAgain`: an earlier bulletin told it as news. `part`: where it stands in a day's programme. `isOfEvent`: the one
 * before it is of the same event. `isHeadline`: it stands among the headlines, told by its headline alone, or behind one of the same event.
 */
export type SpokenItem = {
  item: ContentItem
  sentences: string[]
  isAgain?: true
  part?: DayPart
  isOfEvent?: true
  isHeadline?: true
}

/** How many stories a bulletin has, if it can: also a short one is more than its first story. */
export const WANTED = 3
/** Of one story, in sentences: a single article may fill a long bulletin. */
const DEEPEST = 20
/** Beside headlines so many stories share the words. */
const WANTED_BESIDE = 2
/** A bulletin that tells stories has no more headlines without one. */
const MOST_BARE = 1

type Story = Candidate & Pick<Judged, 'announced'>

/** What a bulletin has room for. */
export type Room = { words: number; maxItems: number; sentencesEach: number }

/** `isBare`: its headline alone is said, though it has more to tell. */
type Filled = SpokenItem & { isBare: boolean }

export const wordsOf = (told: readonly SpokenItem[]): number =>
  told.reduce((sum, { sentences }) => sum + wordCount(sentences.join(' ')), 0)

/** As many stories as there is room to tell: rather one less than headlines in a row. */
export const fill = (candidates: readonly Story[], room: Room): SpokenItem[] => {
  let filled = fillOnce(candidates, room)
  while (room.sentencesEach > 0 && filled.filter(({ isBare }) => isBare).length > MOST_BARE) {
    const fewer = new Set(filled.slice(0, -1).map(({ item }) => item))
    filled = fillOnce(
      candidates.filter(({ item }) => fewer.has(item)),
      { ...room, maxItems: fewer.size },
    )
  }
  return filled.map(({ item, sentences, isHeadline }) => ({ item, sentences, ...(isHeadline ? { isHeadline } : {}) }))
}

/** A question announces nothing, and a claim is its speaker's. */
const beginOf = ({ headline, full, lead, isClaim }: Candidate, sentencesEach: number): string =>
  sentencesEach === 0 && !isClaim && !/[?][”"»]?$/.test(headline) ? (full ?? headline) : lead

/** True where a story that is not told would fit beside those that are. */
export const hasRoomFor = (story: Candidate, told: readonly SpokenItem[], { words, maxItems, sentencesEach }: Room): boolean => {
  const more = told.length >= WANTED && sentencesEach > 0 ? story.rest.slice(0, 1) : []
  const least = wordCount([beginOf(story, sentencesEach), ...more].join(' '))
  return told.length < maxItems && least <= words - wordsOf(told)
}

const fillOnce = (candidates: readonly Story[], { words, maxItems, sentencesEach }: Room): Filled[] => {
  const chosen: {
    item: ContentItem
    isHeaded: boolean
    announced: string | undefined
    sentences: string[]
    rest: string[]
    hasRest: boolean
  }[] = []
  let left = words
  const isBesideHeadlines = candidates.some(({ announced }) => announced !== undefined)
  const share = words / Math.min(isBesideHeadlines ? WANTED_BESIDE : WANTED, candidates.length)
  for (const candidate of candidates) {
    if (chosen.length >= maxItems) break
    const { item, headline, full, rest, announced } = candidate
    const begin = beginOf(candidate, sentencesEach)
    const begins = [begin]
    // A story is told, not only named, where that leaves the others their room.
    const told = rest.slice(0, sentencesEach)
    while (told.length > 0 && wordCount([...begins, ...told].join(' ')) > share) told.pop()
    const sentences = [...begins, ...told]
    const isStub = chosen.length >= WANTED && sentencesEach > 0 && rest.length > 0 && told.length === 0
    // The first is told no matter what it takes.
    if (chosen.length > 0 && (isStub || wordCount(sentences.join(' ')) > left)) continue
    left -= wordCount(sentences.join(' '))
    const isHeaded = begin === headline || begin === full
    chosen.push({ item, isHeaded, announced, sentences, rest: rest.slice(told.length), hasRest: rest.length > 0 })
  }
  for (let round = 0; round < DEEPEST; round += 1)
    for (const { sentences, rest } of chosen) {
      const [sentence] = rest.splice(0, 1)
      if (!sentence) continue
      if (wordCount(sentence) > left) {
        // What follows may speak of somebody whom it named: 'He will resign.'
        rest.length = 0
        continue
      }
      left -= wordCount(sentence)
      sentences.push(sentence)
    }
  return chosen.map(({ item, isHeaded, announced, sentences, hasRest }) => {
    const isHeadline = announced !== undefined && sentences.length === 1 && (isHeaded || sentences[0] === announced)
    return {
      item,
      sentences,
      isBare: hasRest && sentences.length === 1 && isHeaded && !isHeadline,
      ...(isHeadline ? { isHeadline } : {}),
    }
  })
}
