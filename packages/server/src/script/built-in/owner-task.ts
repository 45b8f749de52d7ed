import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import type { ContentItem } from '@hourcast/domain/sources/content'
import { CRIME } from '@hourcast/domain/tasks/crime-topic'
import { isPartOf, otherSportThan, readTask, storyTest, type Task } from '@hourcast/domain/tasks/read-task'
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
  most?: number | undefined
  opening?: string | undefined
  closing?: string | undefined
  namesNoSources?: boolean
}

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
    subject: isOurs ? topicNames(topics, customTask, locale).join(', ') : exampleSubject(customTask, locale),
    isAbout,
    isAsked: (item) => {
      const story = storyOf(item)
      return isFrom(item) && (isAbout?.(story) ?? true) && !isUnwanted(item) && !isOtherSport?.(story)
    },
    rankOf: rankBy(read, input, tongueOf(locale)),
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

/** By its topics in their order, then what names the place of the station, then what sounds glad, then by age. */
const rankBy = (
  { topics, isOrdered, isLast, isNewestFirst, isOldestFirst, isLocalFirst, isGood }: Task,
  { location, airAt }: WriteInput,
  tongue: Tongue,
): ((item: ContentItem) => number) | undefined => {
  const isAged = isNewestFirst || isOldestFirst
  if (!isOrdered && !isAged && !isLocalFirst && !isGood) return undefined
  const isGlad = isGood ? tellsOfGood(tongue) : () => true
  const tests = isOrdered ? topics.flatMap((topic: Topic) => storyTest([topic]) ?? []) : []
  const topicPlace = (story: string) => {
    const at = tests.findIndex((isOf) => isOf(story))
    // What comes last comes behind what is of no topic.
    return isLast ? at + 1 : at < 0 ? tests.length : at
  }
  return (item) => {
    const story = storyOf(item)
    const place = topicPlace(story) * 4 + (isLocalFirst && !namesPlace(item, location) ? 2 : 0) + (isGlad(story) ? 0 : 1)
    // The age as a part of one: a place more weighs more than any of it.
    const age = Math.max(0, airAt - (item.publishedAt ?? 0)) / (2 * airAt)
    return place + (isAged ? (isOldestFirst ? 1 - age : age) : 0)
  }
}

/** The wizard's own examples begin with what a host can say, in English. */
const exampleSubject = (task: string, locale: string): string =>
  locale.startsWith('en') ? (EXAMPLE_TASKS.find((example) => example.task === task.trim())?.name ?? '') : ''
