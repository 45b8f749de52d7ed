import type { ContentItem } from '@hourcast/domain/sources/content'
import type { LeftOut } from '@hourcast/domain/sources/left-out'
import { type DayPart, TODAY_TYPE } from '../fit-for-air/day-parts.ts'
import type { Dropped } from '../fit-for-air/judge-item.ts'
import { leaveOut } from '../leave-out.ts'
import { fill, type Room, type SpokenItem, wordsOf } from './fill.ts'
import { inParts } from './headline-part.ts'
import { type JudgedItems, type JudgeInput, type Judging, judgeItems } from './judge-items.ts'
import type { Judged } from './judged.ts'
import { joinerOf } from './one-event.ts'
import {
  bySureness,
  byWeight,
  fillForModel,
  fillSurely,
  first,
  inDayOrder,
  isUnsure,
  type Sureness,
  whyUntold,
  withOld,
} from './told-order.ts'

export type { SpokenItem } from './fill.ts'

/** Every item of the input is in one of the two. */
export type Chosen = { chosen: SpokenItem[]; leftOut: LeftOut[] }

export type Choice = Room &
  Judging & {
    /** A language model reads it, and chooses itself. */
    isForModel?: true
    /** What a task wants behind the rest, wherever it is chosen. */
    isToldLast?: ((item: ContentItem) => boolean) | undefined
  }

/**
 * What is read of what was fetched: only what is fresh and fit for air, each story once, one of each source in turn (new first; of many
 * the surest), what fits the subject of a custom task before the rest; then sentence by sentence, round by round, until the words are used
 * up. Where that is little,
 * stories come back behind it. Strangers wrote the items: each is looked at in its own turn of the event loop. What is not read is given back
 * with the reason.
 */
export const chooseItems = async (input: JudgeInput, choice: Choice): Promise<Chosen> =>
  (await judgeForAir(input, choice))(choice.words)

/**
 * The same for somewhat more or fewer words: strangers' items are judged once, however often it is tried how many fit. More room brings more of
 * the same, nothing that is off the subject and nothing that was told before.
 */
export const judgeForAir = async (input: JudgeInput, choice: Choice): Promise<(words: number) => Chosen> => {
  const stories = storiesIn(await judgeItems(input, choice), choice)
  return (words) => chooseOf(stories, choice, words)
}

/** What there is to tell, and in which order, for any length. `fitting`, `others`: the news on the subject, and off it. `old`: what may come back. */
type Stories = {
  candidates: readonly Judged[]
  leftOut: readonly LeftOut[]
  isFitting: (one: Judged) => boolean
  fitting: readonly Judged[]
  others: readonly Judged[]
  old: readonly Judged[]
  sureness: Sureness
  join: (told: readonly SpokenItem[]) => readonly SpokenItem[]
  partOf: ReadonlyMap<ContentItem, DayPart>
}

const storiesIn = ({ candidates, leftOut, isMixed }: JudgedItems, { presentationType }: Choice): Stories => {
  const best = Math.max(0, ...candidates.map(({ fit }) => fit))
  // Half of the best fit is a chance word in common, not the subject.
  const isFitting = ({ fit }: Judged) => best === 0 || fit > best / 2
  const news = candidates.filter(({ isAgain }) => !isAgain)
  const fitting = inDayOrder(
    news.filter(isFitting).sort((a, b) => a.rank - b.rank || b.fit - a.fit || b.urgency - a.urgency || first(a) - first(b)),
  )
  return {
    candidates,
    leftOut,
    isFitting,
    fitting,
    others: news.filter((one) => !isFitting(one)),
    old: candidates.filter((one) => one.isAgain && isFitting(one) && !isUnsure(one, fitting.length)),
    sureness: bySureness(fitting, isMixed),
    join: isMixed && presentationType !== TODAY_TYPE ? joinerOf(fitting) : (told) => told,
    partOf: new Map(fitting.flatMap(({ item, part }) => (part === undefined ? [] : [[item, part] as const]))),
  }
}

const chooseOf = (stories: Stories, { words: usual, ...rest }: Choice, words: number): Chosen => {
  const { candidates, leftOut, isFitting, fitting, others, old, sureness, join, partOf } = stories
  const choice = { ...rest, words }
  const least = Math.min(usual, words)
  const chosen = choice.isForModel ? fillForModel(sureness, others, choice) : fillSurely(sureness, choice, least)
  // A subject that few items have must not make the bulletin a stub: then the rest follows.
  const isStub = !choice.isForModel && wordsOf(chosen) < least / 2
  const joined = join(byWeight(isStub && others.length > 0 ? fill([...fitting, ...others], choice) : chosen, fitting))
  const { isToldLast = () => false } = choice
  const told = [...joined.filter(({ item }) => !isToldLast(item)), ...joined.filter(({ item }) => isToldLast(item))]
  const read = withOld(inParts(told, fitting), old, choice, least).map((one) => {
    const part = partOf.get(one.item)
    return part === undefined ? one : { ...one, part }
  })
  const isRead = new Set(read.map(({ item }) => item))
  const reasonOf = (one: Judged) =>
    one.isAgain ? 'aired' : !isFitting(one) ? 'off-task' : whyUntold(one, sureness, told, choice)
  return {
    chosen: read,
    leftOut: [
      ...leftOut,
      ...candidates.filter(({ item }) => !isRead.has(item)).map((one) => leaveOut(one.item, reasonOf(one))),
      ...candidates.filter(({ item }) => isRead.has(item)).flatMap(({ item, dropped }) => leaveSentences(item, dropped)),
    ],
  }
}

const leaveSentences = (item: ContentItem, dropped: readonly Dropped[]): LeftOut[] =>
  dropped.map(({ sentence, reason }) => ({ ...leaveOut(item, reason), sentence }))
