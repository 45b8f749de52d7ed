import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import { DAY_PARTS } from '../fit-for-air/day-parts.ts'
import { DOUBTFUL, PLENTY, SURE } from './doubts.ts'
import { fill, hasRoomFor, type Room, type SpokenItem, WANTED, wordsOf } from './fill.ts'
import { fillWhole, inWholeSentences, isDanger } from './fill-whole.ts'
import type { Judged } from './judged.ts'
import { USUAL_RISK } from './learnt/risk.ts'
import { firstOfEvents, ofEventsIn } from './one-event.ts'
import { wordCount } from './sentences.ts'
import { WEIGHTS } from './story-weight.ts'

/** A day's programme: one report of the weather, what is on today, then the rest. Other programmes keep their order. */
export const inDayOrder = (stories: readonly Judged[]): Judged[] => {
  const [weather] = stories.filter(({ part }) => part === 'weather')
  const placed = stories.map((one) => (one.part === 'weather' && one !== weather ? { ...one, part: 'news' as const } : one))
  const placeOf = ({ part }: Judged) => (part === undefined ? 0 : DAY_PARTS.indexOf(part))
  return placed.sort((one, other) => placeOf(one) - placeOf(other))
}

/** What weighs most is among the chosen; the others are chosen in turn, and told by their weight. */
export const first = ({ weight }: Judged): number => Math.min(weight, WEIGHTS.usual)

/** Of equal weight what is surely news comes before what may be something lighter. */
export const byWeight = (told: SpokenItem[], fitting: readonly Judged[]): SpokenItem[] => {
  const placeOf = new Map(
    fitting.map(({ item, weight, part, doubts }) => [
      item,
      (part === undefined ? 0 : DAY_PARTS.indexOf(part) * 10) + weight * 2 + (doubts < SURE ? 0 : 1),
    ]),
  )
  const place = ({ item }: SpokenItem) => placeOf.get(item) ?? Number.POSITIVE_INFINITY
  return told.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}

/** Where headlines have a part of their own, a story under its headline is told so only where there is little else. */
const isUnderHeadline = ({ announced, headline, full, usual: { lead } }: Judged): boolean =>
  announced !== undefined && [announced, headline, full].includes(lead)

/** As the rules would tell it, which may be longer, where that has no more faults than are allowed. */
const asFullest =
  (most: number) =>
  (one: Judged): Judged =>
    faultsOf(one, one.usual.poorly) <= most && !isUnderHeadline(one) ? fuller(one, one.usual) : one
const asBest =
  () =>
  (one: Judged): Judged =>
    one
const withMore = (one: Judged): Judged => {
  const more = fuller(one, one.more)
  return lengthOf(more) > lengthOf(one) ? more : one
}
const lengthOf = ({ lead, rest }: Judged): number => wordCount([lead, ...rest].join(' '))

/** What is told best without its headline does not get it back for being told longer: it would say the same twice. */
const fuller = (one: Judged, { lead, rest }: Judged['more']): Judged => {
  const from = one.lead === lead ? -1 : rest.indexOf(one.lead)
  return from < 0 ? { ...one, lead, rest } : { ...one, rest: rest.slice(from + 1) }
}

/** What a headline takes of a short bulletin. */
const HEADLINE = 1 / 6
/** With so much of its words a bulletin needs no story that is less sure, */
const ENOUGH = 2 / 3
/** with so much it needs no story that has many faults or that something speaks against, */
const HALF = 1 / 2
/** and so little is no bulletin. */
const TOO_LITTLE = 1 / 3
/** A bulletin of more stories is long: it wants more of its words. */
const MANY = 5
/** One story of a paper's many is no bulletin; two are enough where the others have many faults or are likely no news. */
const FEWEST = 2

/** Of fewer, what only a headline tells would be lost. */
const WHOLE_OF = 9
/** `news`: the sure stories, of one event the first ones. `more`: what else there is of the event. `unsure`: what is likely no news. `mayBeWhole`: a choice of whole stories. */
export type Sureness = Readonly<
  Record<'news' | 'more' | 'unsure', readonly Judged[]> & { isPlenty: boolean; mayBeWhole?: boolean }
>

/** `of`: so many there are to choose from. */
export const isUnsure = ({ doubts, risk }: Judged, of: number): boolean =>
  doubts >= DOUBTFUL || risk > (of >= PLENTY ? HIGH_RISK : HIGHEST_RISK)

/** `isMixed`: the programme is of the whole world, not of one subject. */
export const bySureness = (fitting: readonly Judged[], isMixed: boolean): Sureness => {
  const unsure = fitting.filter((one) => isUnsure(one, fitting.length)).toSorted((a, b) => a.risk - b.risk || a.doubts - b.doubts)
  const waiting = new Set(unsure)
  const sure = inSteps(
    fitting.filter((one) => !waiting.has(one)),
    false,
  )
  const { first: ofEach, others: more } = isMixed ? firstOfEvents(sure) : { first: sure, others: [] }
  // Where no story is weighed, as for a task, all keep their order.
  const areWeighed = fitting.some(({ risk }) => risk !== USUAL_RISK)
  const isPlenty = isMixed && fitting.length >= PLENTY && areWeighed
  const mayBeWhole = isMixed && areWeighed && fitting.length >= WHOLE_OF
  return { news: inSteps(ofEach, isPlenty), more, unsure, isPlenty, mayBeWhole }
}

/**
 * Where there is a choice, two or more stories in whole sentences. Else the sure stories as they are told best, of many those with the fewest faults. Where
 * these are too few: more of each, then what something speaks against, what else there is of an event, and the others. `usual`: the words that the length
 * asks for.
 */
export const fillSurely = ({ news, more, unsure, isPlenty, mayBeWhole }: Sureness, room: Room, usual: number): SpokenItem[] => {
  // Headlines are short: with as many words as stories have there is room for one more.
  const isPart = (told: readonly SpokenItem[], part: number) =>
    wordsOf(told) >= usual * Math.min(1, part + (told.some(({ isHeadline }) => isHeadline) ? HEADLINE : 0))
  const surest = news.filter(({ doubts }) => doubts <= SURE)
  const isFull = (told: readonly SpokenItem[]) => told.length >= FEWEST && isPart(told, room.maxItems > MANY ? ENOUGH : HALF)
  const surestAndDangers = news.filter((one) => one.doubts <= SURE || isDanger(one))
  for (const stories of mayBeWhole ? [surestAndDangers, news] : []) {
    const told = fillWhole(inWholeSentences(stories, faultsOf), room)
    if (isFull(told)) return told
  }
  for (const most of isPlenty ? FAULTS : [ANY_FAULTS]) {
    const part = isPlenty && most >= MANY_FAULTS ? HALF : ENOUGH
    const fewest = most >= MANY_FAULTS ? FEWEST : WANTED
    for (const form of [asBest, asFullest]) {
      const toldSurest = fill(surest.filter((one) => faultsOf(one, one.poorly) <= most).map(form(most)), room)
      if (isPart(toldSurest, part) && toldSurest.length >= Math.min(fewest, surest.length)) return toldSurest
    }
  }
  const toldMore = fill(surest.map(withMore), room)
  if (isPart(toldMore, HALF) && toldMore.length >= WANTED) return toldMore
  let told = fill(news.map(withMore), room)
  const stories = [...news]
  for (const others of [more, unsure]) {
    if (others.length === 0 || isPart(told, TOO_LITTLE) || (others === unsure && told.length >= FEWEST)) continue
    stories.push(...others)
    told = fill(stories.map(withMore), { ...room, maxItems: Math.max(told.length, Math.min(WANTED, room.maxItems)) })
  }
  if (told.length >= FEWEST) return told
  const brief = fill(stories.flatMap(inBrief(room)), room)
  return brief.length >= FEWEST && isPart(brief, TOO_LITTLE) ? brief : told
}

/** A story that leaves others their room: by its headline where its first sentence alone takes most of it; nothing where that cannot be said. */
const inBrief =
  ({ words }: Room) =>
  (one: Judged): Judged[] => {
    const isShort = (text: string) => wordCount(text) <= words / FEWEST
    const asTold = [withMore(one), one].find(({ lead }) => isShort(lead))
    if (asTold !== undefined) return [asTold]
    const { headline, full = headline, isClaim, isBeheaded } = one
    const isSayable = !isClaim && !isBeheaded && !/[?][”"»]?$/.test(headline) && isShort(full)
    return isSayable ? [{ ...one, lead: full, rest: [] }] : []
  }

/** Of fewer a model could choose nothing. */
const ENOUGH_TO_CHOOSE = 8
/**
 * What a language model is shown, which chooses itself and writes it in its own words: what weighs most, then the surest, of each all that may be said. `off`:
 * what is off the owner's subject, where little is on it.
 */
export const fillForModel = ({ news, more, unsure }: Sureness, off: readonly Judged[], room: Room): SpokenItem[] => {
  const surest = [...news, ...more].toSorted((one, other) => first(one) - first(other) || one.risk - other.risk)
  // What a paper has later of an event is shown beside it, however it reads: an older count would be told alone.
  const later = ofEventsIn(surest.slice(0, room.maxItems), unsure)
  const others = [...unsure, ...off].slice(0, Math.max(0, ENOUGH_TO_CHOOSE - surest.length))
  const shown = new Set([...surest, ...later, ...others])
  return fill([...shown].map(withMore).map(underHeadline), room)
}

/** A headline may name what the sentences below it do not; a claim is only told by its speaker. */
const underHeadline = (one: Judged): Judged =>
  one.isClaim || one.lead === one.headline || one.lead === one.full
    ? one
    : { ...one, lead: one.headline, rest: [one.lead, ...one.rest] }

/** A story that is told poorly is still news: it counts so much of what is no news. */
const POOR_COUNTS = 0.5
/** How likely an editor would rather not hear it, 0 to 1, for what it is or for how it is told. */
const faultsOf = ({ risk }: Judged, poorly: number): number => 1 - (1 - risk) * (1 - POOR_COUNTS * poorly)

/** Where three of the surest fill two thirds, no others are told; then what has more faults. */
const ANY_FAULTS = 1
const FAULTS = [0.24, 0.28, 0.33, 0.41, 0.49, ANY_FAULTS]
/** From so many on a bulletin is rather shorter than filled. */
const MANY_FAULTS = 0.41
/** Of many stories none is told that an editor would rather leave out; of few none that would most likely be left out. */
const HIGH_RISK = 0.5
const HIGHEST_RISK = 0.6

/** What nothing speaks against comes before what something does; of many stories the surest first. */
const stepOf = (one: Judged, isPlenty: boolean): number =>
  one.doubts > SURE ? FAULTS.length : isPlenty ? FAULTS.findIndex((most) => faultsOf(one, one.poorly) <= most) : 0

/** At each step, of what weighs the same, first what endangers the public: nothing speaks against it. */
const inSteps = (stories: readonly Judged[], isPlenty: boolean): Judged[] =>
  stories.toSorted(
    (one, other) =>
      stepOf(one, isPlenty) - stepOf(other, isPlenty) ||
      (isPlenty ? first(one) - first(other) || Number(other.risk === 0) - Number(one.risk === 0) : 0),
  )

/** Why a new story on the subject, with which nothing is wrong, is not `told`. */
export const whyUntold = (
  one: Judged,
  { news, more, unsure, isPlenty }: Sureness,
  told: readonly SpokenItem[],
  room: Room,
): LeftOutReason => {
  // Without the word it would have been told as others are.
  if (one.dropped.some(({ reason }) => reason === 'never-said') && (one.isBeheaded || unsure.includes(one))) return 'never-said'
  if (unsure.includes(one)) return one.doubts >= DOUBTFUL ? 'doubtful' : 'less-sure'
  if (!hasRoomFor(one, told, room)) return 'no-room'
  if (more.includes(one)) return 'same-event'
  const isTold = new Set(told.map(({ item }) => item))
  const steps = news.filter(({ item }) => isTold.has(item)).map((other) => stepOf(other, isPlenty))
  return steps.every((step) => step < stepOf(one, isPlenty)) ? 'less-sure' : 'no-room'
}

/** Behind the news what comes back, where the bulletin still wants a story and has room for one. */
export const withOld = (told: SpokenItem[], old: readonly Judged[], choice: Omit<Room, 'words'>, words: number): SpokenItem[] => {
  const wanted = Math.min(WANTED, choice.maxItems) - told.length
  const room = words - wordsOf(told)
  if (wanted <= 0 || room < words / WANTED) return told
  const back = fill(old, { ...choice, words: room, maxItems: wanted })
  return [...told, ...back.map(({ item, sentences }) => ({ item, sentences, isAgain: true as const }))]
}
