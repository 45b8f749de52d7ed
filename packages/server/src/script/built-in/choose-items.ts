import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { ContentItem } from '@hourcast/domain/sources/content'
import type { LeftOut } from '@hourcast/domain/sources/left-out'
import { tellWeather } from '@hourcast/domain/sources/tell-weather'
import type { Dropped, OnAir } from '../fit-for-air/judge-item.ts'
import { isSameStory, type Story, storyOf } from '../fit-for-air/same-story.ts'
import { freshItems } from '../fresh-items.ts'
import { leaveOut, leaveStale } from '../leave-out.ts'
import type { WriteInput } from '../script-types.ts'
import { tongueOf } from '../tongue.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { keywords, overlap, wordCount } from './sentences.ts'

/** An item as it will be said. */
export type SpokenItem = { item: ContentItem; sentences: string[] }

/** Every item of the input is in one of the two. */
export type Chosen = { chosen: SpokenItem[]; leftOut: LeftOut[] }

/** With what it is judged by, reckoned once. */
type Judged = Candidate & { known: Set<string>; story: Story; fit: number }

/** Nothing is told twice in one bulletin, also when two sources have it. */
const SAME_STORY = 0.7

/** Words of an order that name no subject. */
const ORDER =
  /^(?:about|tell|talk|read|report|give|make|only|just|please|with|that|this|these|what|which|from|have|will|your|their|there|when|then|than|into|more|most|some|very|news|stories|story|latest|today|headlines|sentence|sentences|words|short|briefly|listeners|everything|über|bitte|nur|alle|alles|eine|einen|einer|nachrichten|meldungen|erzähle|sage|heute|sätze|noticias|sobre|solo|hoy|frases|nouvelles|informations|seulement|dans|avec|pour|phrases|notizie|oggi|notícias|hoje|wiadomości|tylko|nieuws|vandaag|știri|despre)$/

const byFit = (task: string) => {
  const wanted = [...keywords(task)].filter((word) => !ORDER.test(word))
  return ({ item }: Candidate): number => {
    const said = keywords(`${item.title} ${item.text}`)
    return wanted.filter((word) => said.has(word)).length
  }
}

/** Of one story, in sentences: a single article may fill a long bulletin. */
const DEEPEST = 20

export type Choice = {
  words: number
  maxItems: number
  sentencesEach: number
  task: string
  presentationType: number
  locale: string
}

/**
 * What is read of what was fetched: only what is fresh and fit for air, each story once, one of each source in turn (new first), what fits
 * the subject of a custom task before the rest; then sentence by sentence, round by round, until the words are used up. Strangers wrote the
 * items: each is looked at in its own turn of the event loop. What is not read is given back with the reason.
 */
export const chooseItems = async (
  input: Pick<WriteInput, 'items' | 'airedItemIds' | 'airAt' | 'timeZone'>,
  choice: Choice,
): Promise<Chosen> => {
  const { presentationType, locale } = choice
  const air: OnAir = { tongue: tongueOf(locale), presentationType, airAt: input.airAt, timeZone: input.timeZone }
  // The first line of a task is its subject; what follows says how to go about it, and its words are no subject.
  const fitOf = byFit(choice.task.split('\n')[0] ?? '')
  const candidates: Judged[] = []
  const fresh = freshItems(input)
  const leftOut = leaveStale(input, fresh)
  for (const fetched of inTurn(fresh)) {
    await letOthersRun()
    const item = inTongue(fetched, locale)
    const candidate = candidateOf(item, locale, air)
    if (typeof candidate === 'string') {
      leftOut.push(leaveOut(item, candidate))
      continue
    }
    const known = keywords(candidate.headline)
    const judged = {
      ...candidate,
      known,
      story: storyOf(candidate.headline, item.text, item.source, air.tongue),
      fit: fitOf(candidate),
    }
    if (candidates.some((other) => isTold(judged, other))) leftOut.push(leaveOut(item, 'duplicate'))
    else candidates.push(judged)
  }
  const best = Math.max(0, ...candidates.map(({ fit }) => fit))
  // Half of the best fit is a chance word in common, not the subject.
  const fitting = candidates.filter(({ fit }) => fit > best / 2).sort((a, b) => b.fit - a.fit)
  const chosen = fill(fitting, choice)
  const said = chosen.reduce((sum, { sentences }) => sum + wordCount(sentences.join(' ')), 0)
  // A subject that few items have must not make the bulletin a stub: then the rest follows.
  const unfit = candidates.filter((one) => !fitting.includes(one))
  const read = said >= choice.words / 2 ? chosen : fill([...fitting, ...unfit], choice)
  const isRead = new Set(read.map(({ item }) => item))
  const unread = candidates.filter(({ item }) => !isRead.has(item))
  const isOffTask = (one: Judged) => best > 0 && unfit.includes(one)
  return {
    chosen: read,
    leftOut: [
      ...leftOut,
      ...unread.map((one) => leaveOut(one.item, isOffTask(one) ? 'off-task' : 'no-room')),
      ...candidates.filter(({ item }) => isRead.has(item)).flatMap(({ item, dropped }) => leaveSentences(item, dropped)),
    ],
  }
}

const leaveSentences = (item: ContentItem, dropped: readonly Dropped[]): LeftOut[] =>
  dropped.map(({ sentence, reason }) => ({ ...leaveOut(item, reason), sentence }))

/** Two sources have it, in the same words or in their own. */
const isTold = (one: Judged, other: Judged): boolean =>
  !areReadings(one.item, other.item) && (overlap(other.known, one.known) > SAME_STORY || isSameStory(other.story, one.story))

/** Data of a weather service is worded in the tongue that the host speaks. */
const inTongue = (item: ContentItem, locale: string): ContentItem =>
  item.weather === undefined ? item : { ...item, ...tellWeather(item.weather, locale) }

/** In almost the same words two sensors, or two days' weather, say different things. */
const areReadings = (one: ContentItem, other: ContentItem): boolean =>
  (one.isReading === true && other.isReading === true) || (one.weather !== undefined && other.weather !== undefined)

/** The first of each source, then the second of each: a busy source does not keep the others off the air. */
const inTurn = (items: readonly ContentItem[]): ContentItem[] => {
  const bySource = new Map<string, ContentItem[]>()
  for (const item of items) bySource.set(item.source, [...(bySource.get(item.source) ?? []), item])
  const queues = [...bySource.values()]
  return items.flatMap((_, round) => queues.flatMap((queue) => queue[round] ?? []))
}

/** How many stories a bulletin has, if it can: also a short one is more than its first story. */
const WANTED = 3

const fill = (candidates: readonly Candidate[], { words, maxItems, sentencesEach }: Choice): SpokenItem[] => {
  const chosen: { item: ContentItem; sentences: string[]; rest: string[] }[] = []
  let left = words
  const share = words / Math.min(WANTED, candidates.length)
  for (const { item, headline, lead, rest } of candidates) {
    if (chosen.length >= maxItems) break
    const begins = sentencesEach === 0 ? [headline] : [lead]
    // A story is told, not only named, where that leaves the others their room.
    const told = rest.slice(0, sentencesEach)
    while (told.length > 0 && wordCount([...begins, ...told].join(' ')) > share) told.pop()
    const sentences = [...begins, ...told]
    const isStub = chosen.length >= WANTED && sentencesEach > 0 && rest.length > 0 && told.length === 0
    // The first is told no matter what it takes.
    if (chosen.length > 0 && (isStub || wordCount(sentences.join(' ')) > left)) continue
    left -= wordCount(sentences.join(' '))
    chosen.push({ item, sentences, rest: rest.slice(told.length) })
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
  return chosen.map(({ item, sentences }) => ({ item, sentences }))
}
