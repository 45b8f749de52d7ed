import { DAY_PARTS } from '../fit-for-air/day-parts.ts'
import { DOUBTFUL, SURE } from './doubts.ts'
import { fill, type Room, type SpokenItem, WANTED, wordsOf } from './fill.ts'
import type { Judged } from './judged.ts'
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

const withMore = (one: Judged): Judged => ({ ...one, rest: one.more })

/** With so much of its words a bulletin needs no story that is less sure, */
const ENOUGH = 2 / 3
/** and so little is no bulletin. */
const TOO_LITTLE = 1 / 3

/** The sure stories; with too little of them, more of each, then the others behind. `usual`: the words that the length asks for. */
export const fillSurely = (fitting: readonly Judged[], room: Room, usual: number): SpokenItem[] => {
  const surest = fitting.filter(({ doubts }) => doubts <= SURE)
  const sure = [...surest, ...fitting.filter(({ doubts }) => doubts > SURE && doubts < DOUBTFUL)]
  const toldSurest = fill(surest, room)
  const isEnough = (told: readonly SpokenItem[]) => wordsOf(told) >= usual * ENOUGH
  const toldSure = isEnough(toldSurest) ? toldSurest : fill(sure, room)
  const told = isEnough(toldSure) ? toldSure : fill(sure.map(withMore), room)
  if (sure.length === fitting.length || wordsOf(told) >= usual * TOO_LITTLE) return told
  const others = fitting.filter((one) => !sure.includes(one)).toSorted((a, b) => a.doubts - b.doubts)
  return fill([...sure, ...others].map(withMore), {
    ...room,
    maxItems: Math.max(told.length, Math.min(WANTED, room.maxItems)),
  })
}

/** Behind the news what comes back, where the bulletin still wants a story and has room for one. */
export const withOld = (told: SpokenItem[], old: readonly Judged[], choice: Omit<Room, 'words'>, words: number): SpokenItem[] => {
  const wanted = Math.min(WANTED, choice.maxItems) - told.length
  const room = words - wordsOf(told)
  if (wanted <= 0 || room < words / WANTED) return told
  const back = fill(old, { ...choice, words: room, maxItems: wanted })
  return [...told, ...back.map((one) => ({ ...one, isAgain: true as const }))]
}
