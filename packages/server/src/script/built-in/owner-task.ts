import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import type { ContentItem } from '@hourcast/domain/sources/content'
import { CRIME } from '@hourcast/domain/tasks/crime-topic'
import { isPartOf, otherSportThan, readTask, storyTest } from '@hourcast/domain/tasks/read-task'
import type { Task } from '@hourcast/domain/tasks/task'
import { topicNames } from '@hourcast/domain/tasks/task-told'
import { isWish, tellsOfAccident, tellsOfGood } from '@hourcast/domain/tasks/task-wishes'
import type { Topic } from '@hourcast/domain/tasks/topic'
import { EXAMPLE_TASKS } from '@hourcast/domain/wizard/example-tasks'
import { isGrave } from '../fit-for-air/grave.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import type { WriteInput } from '../script-types.ts'
import { type Tongue, tongueOf } from '../tongue.ts'
import { namesPlace } from './names-place.ts'
import { isOfSport } from './of-sport.ts'
import { sayable } from './sentences.ts'

/** What is done for the task of a Custom action. No word of it is read aloud but its first and last line, and a subject of ours. */
export type OwnerTask = {
  /** As it is announced; '' where the announcement goes without. */
  subject: string
  /** Whether a story is of the subject; absent without one: then the words of the task choose. */
  isAbout?: ((story: string) => boolean) | undefined
  /** Whether an item may be told. */
  isAsked: (item: ContentItem) => boolean
  words: string
  /** Its own words choose: what they find is told, sure or not. */
  isPicky?: boolean
  /** The place of an item among those of the task: the least is told first. Absent where it says nothing of an order. */
  rankOf?: ((item: ContentItem) => number) | undefined
  /** What is told behind the rest. */
  isToldLast?: ((item: ContentItem) => boolean) | undefined
  most?: number | undefined
  opening?: string | undefined
  closing?: string | undefined
  namesNoSources?: boolean
}

/** 'Traffic, schools and health' */
const listed = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

const storyOf = ({ title, text }: ContentItem): string => `${title} ${text}`

export const taskOf = (input: WriteInput, locale: string): OwnerTask => {
  const { presentationType, customTask, items } = input
  if (presentationType !== CUSTOM_ACTION) return { subject: '', words: '', isAsked: () => true }
  const namesOf = ({ source, from }: ContentItem) => [source, ...(from === undefined ? [] : [from])]
  const read = readTask(customTask, locale, items.flatMap(namesOf))
  const { topics, without, most, opening, closing, hasRest } = read
  const isAbout = subjectOf(read, items, tongueOf(locale))
  const isUnwanted = unwantedBy(read, tongueOf(locale))
  const isOtherSport = otherSportThan(customTask, locale)
  const isFrom = fromSources(read, items)
  const isOurs = topics.length > 0 && !hasRest && topics.every(({ isOwn }) => !isOwn)
  return {
    subject: isOurs ? listed(topicNames(topics, customTask, locale), locale) : exampleSubject(customTask, locale),
    isAbout,
    isAsked: (item) => {
      const story = storyOf(item)
      return isFrom(item) && (isAbout?.(story) ?? true) && !isUnwanted(item) && !isOtherSport?.(story)
    },
    rankOf: rankBy(read, input, tongueOf(locale)),
    isToldLast: lastOf(read),
    // Where a source is named, its name is no subject.
    words: topics.length + without.length > 0 || isWish(customTask, locale.slice(0, 2)) || !items.every(isFrom) ? '' : customTask,
    isPicky: read.isGood === true || [...topics, ...without].some(({ isOwn }) => isOwn),
    most,
    namesNoSources: read.namesNoSources === true,
    opening: opening === undefined ? undefined : sayable(opening, locale),
    closing: closing === undefined ? undefined : sayable(closing, locale),
  }
}

/** A guess holds where a story bears it out. */
const subjectOf = (
  { topics, kin = [], hasRest, isGuess }: Task,
  items: readonly ContentItem[],
  tongue: Tongue,
): OwnerTask['isAbout'] => {
  const isNamed = hasRest ? undefined : storyTest(topics)
  if (isNamed === undefined) return undefined
  const isFound = items.some((item) => isNamed(storyOf(item)))
  if (isGuess && !isFound) return undefined
  const isOf = isFound ? isNamed : (storyTest(kin) ?? isNamed)
  const isSport = isOfSport(topics, tongue)
  return (story) => isOf(story) && !isSport(story)
}

/** So much of a story says what it is about. */
const HEAD = 400

const unwantedBy = ({ without, isGood, isWithoutAccidents }: Task, tongue: Tongue): ((item: ContentItem) => boolean) => {
  const isWithout = storyTest(without)
  const isAccident = isGood || isWithoutAccidents ? tellsOfAccident(tongue) : undefined
  const isCrime = isGood && CRIME[tongue] ? storyTest([CRIME[tongue]]) : undefined
  return ({ title, text }) => {
    const head = `${title} ${text.slice(0, HEAD)}`
    const isSad = isGood === true && isGrave(plainWords(head), tongue)
    return isWithout?.(`${title} ${text}`) === true || isAccident?.(head) === true || isCrime?.(title) === true || isSad
  }
}

/** What a task names is a source where one of the items' sources is called so; else it was a place, or nobody's. */
const fromSources = (
  { source = '', fromSources: only, withoutSources: not }: Task,
  items: readonly ContentItem[],
): ((item: ContentItem) => boolean) => {
  const isIn = ({ source: name, from }: ContentItem, names: readonly string[]) =>
    names.includes(name) || (from !== undefined && names.includes(from))
  const isIts = ({ source: name, from = '' }: ContentItem) => isPartOf(source, name) || isPartOf(source, from)
  const isNamed = items.some(isIts)
  return (item) => (only === undefined || isIn(item, only)) && !isIn(item, not ?? []) && (!isNamed || isIts(item))
}

/** What is of a topic that comes last, and of none before it. */
const lastOf = ({ topics, last, isLast }: Task): ((item: ContentItem) => boolean) | undefined => {
  const isOf = storyTest(isLast ? topics : (last ?? []))
  const isOfOther = isLast ? undefined : storyTest(topics.filter((topic) => !last?.includes(topic)))
  return isOf === undefined ? undefined : (item) => isOf(storyOf(item)) && !isOfOther?.(storyOf(item))
}

/** By its topics in their order, then what names the place of the station, then what sounds glad, then by age. */
const rankBy = (
  task: Task,
  { location, airAt, items }: WriteInput,
  tongue: Tongue,
): ((item: ContentItem) => number) | undefined => {
  const { topics, last = [], isOrdered, isLast, isNewestFirst, isOldestFirst, isLocalFirst, isGood } = task
  const isAged = isNewestFirst || isOldestFirst
  const turnOf = turnsIn(task, items)
  if (!isOrdered && !isAged && !isLocalFirst && !isGood && turnOf === undefined) return undefined
  const isGlad = isGood ? tellsOfGood(tongue) : () => true
  const tests = isOrdered ? topics.flatMap((topic: Topic) => [[topic, storyTest([topic])] as const]) : []
  const topicPlace = (story: string) => {
    const at = tests.findIndex(([, isOf]) => isOf?.(story))
    // What comes last comes behind what is of no topic.
    if (isLast) return at + 1
    const topic = tests[at]?.[0]
    return topic === undefined ? tests.length : last.includes(topic) ? tests.length + 1 + at : at
  }
  // The rest must not take its room.
  const closing = items.find((item) => lastOf(task)?.(item))
  return (item) => {
    const story = storyOf(item)
    if (item === closing) return -1
    const place = topicPlace(story) * 4 + (isLocalFirst && !namesPlace(item, location) ? 2 : 0) + (isGlad(story) ? 0 : 1)
    // The age as a part of one: a place more weighs more than any of it.
    const age = Math.max(0, airAt - (item.publishedAt ?? 0)) / (2 * airAt)
    return (turnOf?.(item) ?? 0) * FAR + place + (isAged ? (isOldestFirst ? 1 - age : age) : 0)
  }
}
const FAR = 1000

/** Of a few stories of several topics each topic has its share, or its turn: 'two on sport and one on the weather'. */
const turnsIn = (
  { topics, shares, most, hasRest, isOrdered }: Task,
  items: readonly ContentItem[],
): ((item: ContentItem) => number) | undefined => {
  if (most === undefined || topics.length < 2 || hasRest || (isOrdered && shares === undefined)) return undefined
  const tests = topics.map((topic) => ({
    isOf: storyTest([topic]),
    share: shares?.find(({ name }) => name === topic.name)?.count ?? 1,
    told: 0,
  }))
  const turns = new Map<ContentItem, number>()
  for (const item of items) {
    const of = tests.find(({ isOf }) => isOf?.(storyOf(item)))
    if (of === undefined) continue
    const turn = Math.floor(of.told / of.share)
    turns.set(item, isOrdered ? Math.min(1, turn) : turn)
    of.told += 1
  }
  return (item) => turns.get(item) ?? 0
}

/** The wizard's own examples begin with what a host can say, in English. */
const exampleSubject = (task: string, locale: string): string =>
  locale.startsWith('en') ? (EXAMPLE_TASKS.find((example) => example.task === task.trim())?.name ?? '') : ''
