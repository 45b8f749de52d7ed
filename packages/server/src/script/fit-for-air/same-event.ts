import type { ContentItem } from '@hourcast/domain/sources/content'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { Tongue } from '../tongue.ts'
import { type Counted, talliesIn } from './counts-more.ts'
import { isBare, kindAtEnd, kindOf, WEAK } from './event-kinds.ts'
import { type Outcome, outcomesIn, tellsOutcome } from './event-outcomes.ts'
import { placesIn } from './places-in.ts'
import { beginOf } from './same-story.ts'
import { STOP_WORDS } from './stop-words.ts'
import { countsIn } from './victims.ts'

// 'Fishing boat sinks off Scarborough' and 'Lifeboat saves three off Scarborough' share three things and hardly a word: where, of what kind, and how many.

/** What tells one event from others. */
export type EventFacts = Outcome &
  Counted & {
    source: string
    /** Where and who: sure names, and what may be one. */
    names: ReadonlySet<string>
    maybeNames: ReadonlySet<string>
    /** Beginnings of the words of its headline. */
    headline: Words
    /** What it is about, by beginnings, without names and without what stands in any such story. */
    things: Words
    headlineKinds: number
    /** Which of its things are vehicles and kinds of victims. */
    bare: ReadonlySet<string>
    places: ReadonlySet<string>
  }
type Words = { keys: ReadonlySet<string>; heads: ReadonlySet<string> }

/** Later it would be another one, or what came of it. */
const SAME_TIME_MS = 18 * HOUR_MS
const WORD = /[\p{L}][\p{L}\p{M}]*/gu
const FINE = /(?<![\p{N}.,:])\p{N}{1,3}[.,]\p{N}{1,2}(?![\p{N}.,:])/gu
const SHORT = 4
const LONG = 5
const LONG_WORD = 8

const plainOf = (word: string): string => {
  const low = word.toLowerCase()
  if (!/[^a-z]/.test(low)) return low
  return low
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
}

/** Endings bend, and German and Dutch join: 'opony' is in 'opon', 'Lager' in 'Lagerhalle'. */
const keyOf = (plain: string): string => plain.slice(0, plain.length >= LONG_WORD ? LONG : SHORT)

const holds = ({ keys, heads }: Words, key: string): boolean =>
  keys.has(key) || (key.length === LONG ? keys.has(key.slice(0, SHORT)) : heads.has(key))

const wordsOf = (keys: ReadonlySet<string>): Words => ({
  keys,
  heads: new Set([...keys].filter((key) => key.length === LONG).map((key) => key.slice(0, SHORT))),
})

/** What stands before a name where every noun has a capital. */
const BEFORE_GERMAN = /^(?:in|bei|nahe|vor|standort)$/

/** 'LIFEBOAT SAVES THREE', 'Lifeboat Saves Three': capitals that tell nothing. */
const isAllCapitals = (words: readonly string[]): boolean => {
  const long = words.filter((word) => word.length > SHORT)
  return long.length > 2 && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * 0.7
}

/** A word of a sentence; `isLabel`: it stands before the colon of a headline. */
type Place = { word: string; plain: string; before: string; isFirst: boolean; isLabel: boolean; tellsNames: boolean }

/** A sure name, what may be one beside a sure one, or a thing. */
const roleOf = ({ word, plain, before, isFirst, isLabel, tellsNames }: Place, tongue: Tongue, places: ReadonlySet<string>) => {
  if (tongue === 'hi') return isLabel || places.has(plain) ? 'name' : 'thing'
  if (!/^\p{Lu}/u.test(word)) return word.length >= SHORT ? 'thing' : undefined
  if (tongue === 'de') return isLabel || places.has(plain) || BEFORE_GERMAN.test(before) ? 'name' : 'maybe'
  return !isFirst && tellsNames ? 'name' : 'maybe'
}

/** Of a word, wherever it stands: -1 is the kind of what stands in any such story. */
type Known = { plain: string; isUsual: boolean; isBare: boolean; kind: number | undefined }

const knownOf = (word: string, tongue: Tongue): Known | undefined => {
  if (word.length < (tongue === 'hi' ? 2 : 3) || STOP_WORDS[tongue].has(word.toLowerCase())) return undefined
  const plain = plainOf(word)
  const begun = kindOf(plain, tongue)
  return { plain, isUsual: begun !== undefined, isBare: isBare(plain, tongue), kind: begun ?? kindAtEnd(plain, tongue) }
}

/** Papers of a day use the same words. */
const readerOf = (tongue: Tongue): ((word: string) => Known | undefined) => {
  const read = new Map<string, Known | undefined>()
  return (word) => {
    if (!read.has(word)) read.set(word, knownOf(word, tongue))
    return read.get(word)
  }
}

/** What an item says of its event. */
const factsOf = (
  { title, text, source, publishedAt }: ContentItem,
  tongue: Tongue,
  read: ReturnType<typeof readerOf>,
): EventFacts => {
  const begin = beginOf(title, text)
  const told = begin.join(' ')
  const places = new Set([...placesIn(told, tongue)].map(plainOf))
  const [names, maybeNames, headline, things] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  const bare = new Set<string>()
  let [kinds, headlineKinds] = [0, 0]
  for (const [row, sentence] of begin.entries()) {
    const found = sentence.match(WORD) ?? []
    const tellsNames = !isAllCapitals(found)
    for (const [at, word] of found.entries()) {
      const known = read(word)
      if (known === undefined) continue
      const { plain, isUsual, kind } = known
      if (kind !== undefined && kind >= 0) kinds |= 1 << kind
      if (row === 0) {
        headline.add(keyOf(plain))
        headlineKinds = kinds
      }
      if (isUsual) continue
      if (known.isBare) bare.add(keyOf(plain))
      const isLabel = at === 0 && row === 0 && LABEL.test(sentence)
      const role = roleOf({ word, plain, before: found[at - 1] ?? '', isFirst: at === 0, isLabel, tellsNames }, tongue, places)
      if (role === 'name') names.add(plain)
      if (role === 'maybe') maybeNames.add(plain)
      // German writes things with a capital too.
      if (role !== undefined && (role !== 'name' || tongue === 'de')) things.add(keyOf(plain))
    }
  }
  if (tongue !== 'de') for (const name of names) things.delete(keyOf(name))
  const figures = (told.match(FINE) ?? []).map((figure) => figure.replace(',', '.'))
  return {
    source,
    at: publishedAt,
    names,
    maybeNames,
    headline: wordsOf(headline),
    things: wordsOf(things),
    kinds,
    headlineKinds,
    counts: new Set([...countsIn(told, tongue), ...figures]),
    tallies: talliesIn(told, tongue),
    headlineTallies: talliesIn(title, tongue),
    bare,
    outcomes: outcomesIn(plainOf(told), tongue),
    headlineOutcomes: outcomesIn(plainOf(title), tongue),
    places,
  }
}
const LABEL = /^\S+ ?:/

const plainsOf = (text: string): string[] => (text.match(WORD) ?? []).map(plainOf)

/** A source that has a name in more of its stories is of that town, or has much of one great event: there it tells nothing. */
const MANY = 2
const SHARE = 0.05

const commonIn = (facts: readonly EventFacts[]): Set<string> => {
  const bySource = new Map<string, EventFacts[]>()
  for (const one of facts) bySource.set(one.source, [...(bySource.get(one.source) ?? []), one])
  const common = new Set<string>()
  for (const ofSource of bySource.values()) {
    const counts = new Map<string, number>()
    for (const { names, maybeNames } of ofSource)
      for (const key of new Set([...names, ...maybeNames].map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
    const many = Math.max(MANY, ofSource.length * SHARE)
    for (const [key, count] of counts) if (count > many) common.add(key)
  }
  return common
}

/** A country is no place for one event. */
const countriesOf = (tongue: Tongue): ReadonlySet<string> => {
  const known = COUNTRIES.get(tongue)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames(tongue, { type: 'region', fallback: 'none' })
  const found = new Set(LETTERS.flatMap((one) => LETTERS.flatMap((other) => plainsOf(names.of(one + other) ?? '').map(barely))))
  COUNTRIES.set(tongue, found)
  return found
}
/** Without an ending: 'Polska', 'Polski'. */
const barely = (plain: string): string => (plain.length > LONG ? plain.slice(0, -1) : plain)
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const COUNTRIES = new Map<Tongue, ReadonlySet<string>>()

/** What each of these items says of its event; nothing where all are of one source. `ownPlace`: where the host speaks. */
export const eventsIn = (
  items: readonly ContentItem[],
  tongue: Tongue,
  ownPlace: string,
): ((item: ContentItem) => EventFacts | undefined) => {
  const sources = new Set(items.map(({ source }) => source))
  if (sources.size < 2) return () => undefined
  const read = readerOf(tongue)
  const facts = new Map(
    items.filter(({ weather }) => weather === undefined).map((item) => [item.id, factsOf(item, tongue, read)]),
  )
  const common = commonIn([...facts.values()])
  for (const word of plainsOf([ownPlace, ...sources].join(' '))) common.add(keyOf(word))
  const countries = countriesOf(tongue)
  const isOwn = (name: string) => !common.has(keyOf(name)) && !countries.has(barely(name))
  for (const [id, one] of facts)
    facts.set(id, {
      ...one,
      names: new Set([...one.names].filter(isOwn)),
      maybeNames: new Set([...one.maybeNames].filter(isOwn)),
    })
  return ({ id }) => facts.get(id)
}

/** 'Elbląg' and 'Elblągu', 'Harburg' and 'Harburger': an ending more. */
const isOneName = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (
    one === other || (short.length >= LEAST_NAME && long.length - short.length <= ENDING && long.startsWith(short.slice(0, -1)))
  )
}
const LEAST_NAME = 4
const ENDING = 3

const isNameIn = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || [...names].some((other) => isOneName(name, other))

/** Names of both: sure in one of them at least. */
const sharedNames = (one: EventFacts, other: EventFacts): string[] => [
  ...[...one.names].filter((name) => isNameIn(other.names, name) || isNameIn(other.maybeNames, name)),
  ...[...other.names].filter((name) => !isNameIn(one.names, name) && isNameIn(one.maybeNames, name)),
]

const hasOwnPlace = (one: EventFacts, other: EventFacts): boolean =>
  [...one.places].some(
    (place) =>
      one.names.has(place) &&
      !isNameIn(other.names, place) &&
      !isNameIn(other.maybeNames, place) &&
      !holds(other.things, keyOf(place)),
  )

/** 'A cyclist' and 'a lorry driver', both before a train: a vehicle or a kind of victim in its headline that the other story lacks. */
const hasOwnBare = ({ bare, headline }: EventFacts, other: EventFacts): boolean =>
  [...bare].some((key) => headline.keys.has(key) && !holds(other.things, key))

/** What both tell: `weight` counts what both headlines hold, a half what only sentences hold. */
const sharedBy = (one: EventFacts, other: EventFacts) => {
  const names = sharedNames(one, other)
  const isApart = hasOwnBare(one, other) && hasOwnBare(other, one)
  const isThing = (key: string) =>
    !(isApart && (one.bare.has(key) || other.bare.has(key))) && !names.some((name) => keyOf(name) === key)
  const things = [...one.things.keys].filter((key) => holds(other.things, key) && isThing(key))
  const inHeadline = things.filter((key) => holds(one.headline, key) && holds(other.headline, key)).length
  const inOne = things.filter((key) => holds(one.headline, key) || holds(other.headline, key)).length
  const isCounted = [...one.counts].some((count) => other.counts.has(count))
  const weight =
    Math.max(0, names.length - 1) +
    (isCounted ? 1 : 0) +
    inHeadline +
    (inOne - inHeadline) * IN_ONE +
    (things.length - inOne) * BELOW
  return { names, things, inHeadline, isSure: inOne > 0 || isCounted, weight }
}
const IN_ONE = 0.75
const BELOW = 0.5

/** True when two sources tell of one event of a kind, in one place: the same number, a second name or the same thing is in both. */
export const isSameEvent = (one: EventFacts | undefined, other: EventFacts | undefined): boolean => {
  if (one === undefined || other === undefined || one.source === other.source || (one.kinds & other.kinds) === 0) return false
  if (tellsOutcome(one, other)) return false
  const isUndated = one.at === undefined || other.at === undefined
  if (!isUndated && Math.abs((one.at ?? 0) - (other.at ?? 0)) > SAME_TIME_MS) return false
  const { names, weight, inHeadline, isSure } = sharedBy(one, other)
  if (!names.some((name) => holds(one.headline, keyOf(name)) || holds(other.headline, keyOf(name)))) return false
  const areElsewhere = hasOwnPlace(one, other) && hasOwnPlace(other, one)
  const isInHeadlines = (one.headlineKinds & other.headlineKinds & ~WEAK) !== 0
  if (!isInHeadlines && !isSure) return false
  return weight >= (isInHeadlines || inHeadline > 0 ? SURE : UNSURE) + (isUndated ? 1 : 0) + (areElsewhere ? 1 : 0)
}
const SURE = 0.75
const UNSURE = 1.5

/** True when two sources tell of two events of a kind, though nearly in the same words: each of a thing that the other does not name, or the later one of what came of it. */
export const areTwoEvents = (one: EventFacts | undefined, other: EventFacts | undefined): boolean => {
  if (one === undefined || other === undefined || one.source === other.source) return false
  if ((one.kinds & other.kinds) !== 0 && tellsOutcome(one, other, true)) return true
  if ((one.headlineKinds & other.headlineKinds) === 0) return false
  const { names, weight } = sharedBy(one, other)
  return weight < BELOW && names.length <= 1 && hasOwnThing(one, other) && hasOwnThing(other, one)
}

const hasOwnThing = ({ things, headline }: EventFacts, other: EventFacts): boolean =>
  [...things.keys].some((key) => headline.keys.has(key) && !holds(other.things, key))
