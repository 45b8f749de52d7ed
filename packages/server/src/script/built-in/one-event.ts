import type { Story } from '../fit-for-air/same-story.ts'
import type { SpokenItem } from './fill.ts'

// The papers of a great day are full of it, and a bulletin is of more than one thing: what happened, what is new of it, then the rest of the world.

/** So many stories of one event come before the others. */
const MOST_OF_ONE = 2
/** As names and numbers weigh in a story; other words weigh one. */
const NAME_WEIGHT = 2
/** So many words of both are of one event: with a name in both headlines, or all in them where nothing tells names from other words. */
const SHARED = 3
/** Fewer stories leave no choice. */
const LEAST = 6
/** What stands in more of the stories is their town or their source. */
const OFTEN = 0.6

type WithStory = { story: Story }

type Relation = (one: Story, other: Story) => boolean

/**
 * Gives what tells whether two of these stories speak of one event: both headlines have a name in common, and what follows other words; or all words
 * that they share stand in both headlines.
 */
const relationIn = (stories: readonly WithStory[]): Relation =>
  relationBy(stories, (shared) => isNamedIn(shared) || shared.inHeadlines.length >= SHARED)
/** The same where both headlines have more in common than the name. */
const eventRelationIn = (stories: readonly WithStory[]): Relation => relationBy(stories, isEventIn)

type Shared = { all: readonly string[]; inHeadlines: readonly string[]; isName: (stem: string) => boolean }
const isNamedIn = ({ all, inHeadlines, isName }: Shared): boolean => inHeadlines.some(isName) && all.length >= SHARED
/** More than a name that the day's papers are full of. */
const isEventIn = (shared: Shared): boolean => isNamedIn(shared) && shared.inHeadlines.length >= 2

const relationBy = (stories: readonly WithStory[], isRelated: (shared: Shared) => boolean): Relation => {
  const counts = new Map<string, number>()
  for (const { story } of stories) for (const stem of story.marks.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const isOften = (stem: string) => (counts.get(stem) ?? 0) > stories.length * OFTEN
  return (one, other) => {
    const all = [...one.marks.keys()].filter((stem) => other.marks.has(stem) && !isOften(stem))
    const inHeadlines = all.filter((stem) => one.headline.has(stem) && other.headline.has(stem))
    const isName = (stem: string) => one.marks.get(stem) === NAME_WEIGHT && other.marks.get(stem) === NAME_WEIGHT
    return isRelated({ all, inHeadlines, isName })
  }
}

/** Gives how many others of these stories name the event of one of them. */
export const relatedIn = <One extends WithStory>(stories: readonly One[]): ((one: One) => number) => {
  const areRelated = eventRelationIn(stories)
  return (one) => stories.filter((other) => other !== one && areRelated(one.story, other.story)).length
}

/** Those of `others` that are of the events of `stories`. */
export const ofEventsIn = <One extends WithStory>(stories: readonly One[], others: readonly One[]): One[] => {
  const areRelated = eventRelationIn([...stories, ...others])
  return others.filter((other) => stories.some((one) => areRelated(one.story, other.story)))
}

/** Of each event the first stories, and what else there is of it. */
export const firstOfEvents = <One extends WithStory>(stories: readonly One[]): { first: One[]; others: One[] } => {
  if (stories.length < LEAST) return { first: [...stories], others: [] }
  const areRelated = relationIn(stories)
  const [first, others]: [One[], One[]] = [[], []]
  for (const one of stories) {
    const known = first.filter(({ story }) => areRelated(story, one.story)).length
    if (known < MOST_OF_ONE) first.push(one)
    else others.push(one)
  }
  return { first, others }
}

/** Gives what tells the same stories, those of one event together, whom it struck first: what follows is marked, no link stands before it. */
export const joinerOf = (
  stories: readonly (WithStory & Pick<SpokenItem, 'item'>)[],
): ((told: readonly SpokenItem[]) => SpokenItem[]) => {
  const storyOf = new Map(stories.map(({ item, story }) => [item, story]))
  const areRelated = relationIn(stories)
  return (told) => {
    const joined: SpokenItem[] = []
    let left = told
    while (left[0] !== undefined) {
      const [one, ...others] = left
      const story = storyOf.get(one.item)
      const isOfEvent = ({ item }: SpokenItem) => {
        const other = storyOf.get(item)
        return story !== undefined && other !== undefined && areRelated(story, other)
      }
      const event = [one, ...others.filter(isOfEvent)].sort(
        (a, b) => countsNone(storyOf.get(a.item)) - countsNone(storyOf.get(b.item)),
      )
      joined.push(...event.map((it, at) => (at === 0 ? it : { ...it, isOfEvent: true as const })))
      left = others.filter((other) => !isOfEvent(other))
    }
    return joined
  }
}

const countsNone = (story: Story | undefined): number => (story?.isGrave && story.counts.size > 0 ? 0 : 1)
