import type { Tongue } from '../tongue.ts'
import { isGrave } from './grave.ts'
import { plainWords } from './phrases.ts'
import { placesIn } from './places-in.ts'
import { STOP_WORDS } from './stop-words.ts'
import { countsIn } from './victims.ts'

/** The beginnings of the words that make a story; its names and numbers count more than its other words. */
export type Story = {
  source: string
  /** Of the headline and what follows, where no capitals tell names. */
  all?: ReadonlySet<string>
  headline: ReadonlySet<string>
  /** Of the headline, where its tongue tells names by their capitals. */
  names: ReadonlySet<string>
  marks: ReadonlyMap<string, number>
  /** The marks that are not on every page of its source. */
  ownMarks: ReadonlyMap<string, number>
  /** Where it happened, by its headline and its first sentences; and all of their words. */
  places: ReadonlySet<string>
  words: ReadonlySet<string>
  isGrave: boolean
  /** How many its first sentences count. */
  counts: ReadonlySet<number>
}

const NAME_WEIGHT = 2
/** So much of the lighter story stands in the other one. */
const SAME = 0.5
const MIN_SHARED = 4
const MIN_SHARED_NAMES = 2
/** Fewer marks are enough where all of them are names. */
const MANY_NAMES = 3
/** Of one name there must be more beside it. */
const MANY_SHARED = 5
const NEARLY = 0.6
/** So much of the shorter headline stands in the other one. */
const SAME_HEADLINE = 0.6
const MIN_SHARED_WORDS = 3
/** So many are seldom hurt twice in one place. */
const MANY_VICTIMS = 10
/** With a decimal. */
const FINE = /^\p{N}+[.,]\p{N}/u
const WORD = /\p{N}+(?:[.,]\p{N}+)?|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/** Endings tell cases and numbers: 'rada' and 'rady' are one word, 'Orłowo' and 'Orłowie' one place. */
const stemOf = (word: string): string => {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return /\p{N}/u.test(plain) ? plain : plain.slice(0, plain.length <= 5 ? 3 : 4)
}

const isTelling = (word: string, tongue: Tongue): boolean =>
  /^\p{N}/u.test(word) ? word.length > 1 : word.length > 2 && !STOP_WORDS[tongue].has(word.toLowerCase())

/** The beginnings of the words of a headline that tell something. */
export const stemsOf = (headline: string, tongue: Tongue): ReadonlySet<string> =>
  new Set((headline.match(WORD) ?? []).filter((word) => isTelling(word, tongue)).map(stemOf))

const namesIn = (headline: string, tongue: Tongue): ReadonlySet<string> =>
  new Set(
    tongue === 'de'
      ? []
      : (headline.match(WORD) ?? []).filter((word, at) => at > 0 && /^\p{Lu}/u.test(word) && isTelling(word, tongue)).map(stemOf),
  )

/** The headline and the first sentences. */
export const beginOf = (headline: string, text: string): string[] => [
  headline,
  ...text
    .slice(0, 600)
    .split(/(?<=[.!?।])\s+/)
    .slice(0, 2),
]

/** `common`: what stands on many pages of this source. */
export const storyOf = (
  headline: string,
  text: string,
  source: string,
  tongue: Tongue,
  common: ReadonlySet<string> = NONE,
): Story => {
  const marks = new Map<string, number>()
  const begin = beginOf(headline, text)
  const told = begin.join(' ')
  for (const sentence of begin) {
    for (const [at, word] of (sentence.match(WORD) ?? []).entries()) {
      const isName = /^\p{N}/u.test(word) ? word.length > 1 : at > 0 && /^\p{Lu}/u.test(word)
      if (!isTelling(word, tongue) || (!isName && word.length < 5)) continue
      const stem = stemOf(word)
      marks.set(stem, Math.max(marks.get(stem) ?? 0, isName ? NAME_WEIGHT : 1))
    }
  }
  const all = tongue === 'hi' ? { all: stemsOf(`${headline} ${text.slice(0, BEGINNING)}`, tongue) } : {}
  return {
    source,
    headline: stemsOf(headline, tongue),
    names: namesIn(headline, tongue),
    marks,
    ownMarks: new Map([...marks].filter(([stem]) => !common.has(stem))),
    places: new Set([...placesIn(told, tongue)].map(stemOf)),
    words: stemsOf(told, tongue),
    isGrave: isGrave(plainWords(told), tongue),
    counts: countsIn(told, tongue),
    ...all,
  }
}

const NONE: ReadonlySet<string> = new Set()

type Page = { title: string; text: string; source: string }

/** The beginnings of the words that stand on many pages of a source: its town, its mayor, the words that it writes below each headline. */
export const commonIn = (pages: readonly Page[], tongue: Tongue): ((source: string) => ReadonlySet<string>) => {
  const sources = [...new Set(pages.map(({ source }) => source))]
  const common = new Map(
    sources.map((name) => [
      name,
      commonOf(
        pages.filter(({ source }) => source === name),
        tongue,
      ),
    ]),
  )
  return (source) => common.get(source) ?? NONE
}

const commonOf = (pages: readonly Page[], tongue: Tongue): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const { title, text } of pages)
    for (const stem of stemsOf(beginOf(title, text).join(' '), tongue)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const many = Math.max(MANY_PAGES, pages.length * MANY_OF_PAGES)
  return new Set([...counts].filter(([, count]) => count > many).map(([stem]) => stem))
}
const MANY_PAGES = 4
const MANY_OF_PAGES = 0.15

const BEGINNING = 240
/** Headlines share so many words, and with what follows half of the shorter one. */
const SHARED_IN_ALL = 5
const haveSameWords = (one: Story, other: Story, least = SAME): boolean => {
  if (one.all === undefined || other.all === undefined) return false
  const inHeadlines = [...one.headline].filter((stem) => other.headline.has(stem)).length
  const shared = [...one.all].filter((stem) => other.all?.has(stem)).length
  return inHeadlines >= MIN_SHARED_WORDS && shared >= SHARED_IN_ALL && shared >= Math.min(one.all.size, other.all.size) * least
}

const weightOf = (marks: ReadonlyMap<string, number>): number => [...marks.values()].reduce((sum, weight) => sum + weight, 0)

/** 'Riesa' and 'Riesaer', 'Risse' and 'Rissfund': the stem of a short word begins that of a longer one. */
const isLonger = (stem: string, others: ReadonlySet<string>): boolean =>
  [...others].some((other) => other.length !== stem.length && (other.startsWith(stem) || stem.startsWith(other)))

const haveSameHeadline = ({ headline: one, names }: Story, { headline: other, names: otherNames }: Story): boolean => {
  // 'Two hurt in crash near Scaling', '… near Malton': the same happens in many places.
  const areElsewhere = names.size > 0 && otherNames.size > 0 && ![...names].some((name) => otherNames.has(name))
  if (areElsewhere) return false
  const shared = [...one].filter((stem) => other.has(stem) || isLonger(stem, other)).length
  return shared >= MIN_SHARED_WORDS && shared >= Math.min(one.size, other.size) * SAME_HEADLINE
}

/** True when two stories tell one event, each in its own words. */
export const isSameStory = (one: Story, other: Story): boolean =>
  one.source === other.source ? isOwnRepeat(one, other) : isOfBoth(one, other)

/** Two sources: their headlines share most words, or the stories names and numbers, and half of what makes the shorter one. */
const isOfBoth = (one: Story, other: Story): boolean => {
  if (haveSameHeadline(one, other) || haveSameWords(one, other)) return true
  const shared = [...one.marks].filter(([stem]) => other.marks.has(stem))
  const names = shared.filter(([stem, weight]) => weight === NAME_WEIGHT || other.marks.get(stem) === NAME_WEIGHT)
  const weight = shared.reduce((sum, [stem, mine]) => sum + Math.min(mine, other.marks.get(stem) ?? 0), 0)
  const least = Math.min(weightOf(one.marks), weightOf(other.marks))
  const isMuch = (shared.length >= MIN_SHARED && names.length >= MIN_SHARED_NAMES) || names.length >= MANY_NAMES
  // In one place, and nearly all else is the same.
  const isOnePlace = shared.length >= MANY_SHARED && names.length > 0 && weight >= least * NEARLY
  // '3,4 w skali Richtera': a figure to the point beside a place is of one event.
  const isToThePoint =
    shared.length >= MIN_SHARED_WORDS && names.length >= MIN_SHARED_NAMES && shared.some(([stem]) => FINE.test(stem))
  return ((isMuch || isToThePoint) && weight >= least * SAME) || isOnePlace || countsTheSame(one, other)
}

const DEVANAGARI = /\p{Script=Devanagari}/u
const MIN_SHARED_HINDI = 4

/** An accident in one place with as many victims is one, no matter how it is worded. 'Bicaz' is in 'Bicazului'. */
const countsTheSame = (one: Story, other: Story): boolean => {
  if (!one.isGrave && !other.isGrave) return false
  const count = Math.max(0, ...[...one.counts].filter((value) => other.counts.has(value)))
  if (count === 0) return false
  const others = [...other.marks]
  const shared = [...one.marks].flatMap(([stem, weight]) => {
    const twin = others.find(([known]) => known.startsWith(stem) || stem.startsWith(known))
    return twin === undefined || /\p{N}/u.test(stem) ? [] : [Math.min(weight, twin[1])]
  })
  // Hindi shows no names: there it takes more words, and no other place.
  const isHindi = others.some(([stem]) => DEVANAGARI.test(stem))
  if (isHindi) return shared.length >= MIN_SHARED_HINDI && !areInOtherPlaces(one, other)
  return shared.includes(NAME_WEIGHT) && (count >= MANY_VICTIMS || shared.length >= MIN_SHARED_WORDS)
}

/** One source words much alike: more must be the same there, and not only what stands on many of its pages. */
const SAME_OF_ONE = 0.55

/** One source, that brings its story again: names and numbers are the same. */
const isOwnRepeat = (one: Story, other: Story): boolean => {
  if (![...one.headline].some((stem) => other.headline.has(stem))) return false
  const shared = [...one.ownMarks].filter(([stem]) => other.ownMarks.has(stem))
  const names = shared.filter(([stem, weight]) => weight === NAME_WEIGHT || other.ownMarks.get(stem) === NAME_WEIGHT)
  const weight = shared.reduce((sum, [stem, mine]) => sum + Math.min(mine, other.ownMarks.get(stem) ?? 0), 0)
  const least = Math.min(weightOf(one.ownMarks), weightOf(other.ownMarks))
  const isMuch = shared.length >= MIN_SHARED && names.length >= MIN_SHARED_NAMES
  const isNearly = shared.length >= MANY_SHARED && names.length > 0 && weight >= least * NEARLY
  return (isMuch && weight >= least * SAME_OF_ONE) || isNearly || haveSameWords(one, other, NEARLY)
}

/** 'Near Scaling', and nothing of it in the other story, which is 'near Malton'. */
export const areInOtherPlaces = (one: Story, other: Story): boolean =>
  one.places.size > 0 &&
  other.places.size > 0 &&
  ![...one.places].some((place) => other.words.has(place)) &&
  ![...other.places].some((place) => one.words.has(place))
