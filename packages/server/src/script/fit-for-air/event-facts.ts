import type { ContentItem } from '@hourcast/domain/sources/content'
import type { Tongue } from '../tongue.ts'
import { type Counted, talliesIn } from './counts-more.ts'
import { isBare, kindAtEnd, kindOf } from './event-kinds.ts'
import { type Outcome, outcomesIn } from './event-outcomes.ts'
import { placesIn } from './places-in.ts'
import { beginOf } from './same-story.ts'
import { STOP_WORDS } from './stop-words.ts'
import { countsIn, VALUES } from './victims.ts'

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
    /** Who or what stands behind a figure. */
    counted: ReadonlySet<string>
    places: ReadonlySet<string>
  }
type Words = { keys: ReadonlySet<string>; heads: ReadonlySet<string> }

const WORD = /[\p{L}][\p{L}\p{M}]*/gu
const FINE = /(?<![\p{N}.,:])\p{N}{1,3}[.,]\p{N}{1,2}(?![\p{N}.,:])/gu
/** '3.000' and '3 000' count the same as '3000'. */
const THOUSANDS = /(?<![\p{L}\p{N}.,:/-])\d{1,3}(?:[.,' \u00a0\u202f]\d{3}){1,3}(?![\p{N}.,:])/gu
const COUNTED = /(?<![\p{L}\p{N}])\d(?:[.,' \u00a0\u202f]?\d){0,8} (?:de )?(?<noun>\p{L}[\p{L}\p{M}]{0,30})/gu
const APART = /\D/g
const SHORT = 4
const LONG = 5
const LONG_WORD = 8

export const plainOf = (word: string): string => {
  const low = word.toLowerCase()
  if (!/[^a-z]/.test(low)) return low
  return low
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
}

/** Endings bend, and German and Dutch join: 'opony' is in 'opon', 'Lager' in 'Lagerhalle'. */
export const keyOf = (plain: string): string => plain.slice(0, plain.length >= LONG_WORD ? LONG : SHORT)

export const holds = ({ keys, heads }: Words, key: string): boolean =>
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
  const isCount = VALUES[tongue]?.has(word.toLowerCase()) === true
  return {
    plain,
    isUsual: begun !== undefined || isCount,
    isBare: isBare(plain, tongue),
    kind: begun ?? kindAtEnd(plain, tongue),
  }
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
      // Hindi shows no names by capitals: what one paper writes before 'in' another writes before 'from'.
      if (role === 'maybe' || (tongue === 'hi' && role === 'thing')) maybeNames.add(plain)
      // German writes things with a capital too.
      if (role !== undefined && (role !== 'name' || tongue === 'de')) things.add(keyOf(plain))
    }
  }
  if (tongue !== 'de') for (const name of names) things.delete(keyOf(name))
  const thousands = (told.match(THOUSANDS) ?? []).map((figure) => Number(figure.replace(APART, '')))
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
    counts: new Set([...countsIn(told, tongue), ...figures, ...thousands]),
    tallies: talliesIn(told, tongue),
    headlineTallies: talliesIn(title, tongue),
    bare,
    counted: new Set([...told.matchAll(COUNTED)].map(({ groups }) => keyOf(plainOf(groups?.noun ?? '')))),
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
const countriesOf = (tongue: Tongue): readonly (readonly string[])[] => {
  const known = COUNTRIES.get(tongue)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames(tongue, { type: 'region', fallback: 'none' })
  const found = LETTERS.flatMap((one) => LETTERS.flatMap((other) => (names.of(one + other) ?? '').split(BESIDE)))
  const stop = STOP_WORDS[tongue]
  const wordsOfName = (name: string) => plainsOf(name).filter((word) => word.length > 2 && !stop.has(word))
  const countries = found.map((name) => wordsOfName(name).map(barely)).filter((words) => words.length > 0)
  COUNTRIES.set(tongue, countries)
  return countries
}
/** 'Myanmar (Birmania)' */
const BESIDE = /[(–—]| - /
/** Without an ending: 'Polska', 'Polski'. */
const barely = (plain: string): string => (plain.length > LONG ? plain.slice(0, -1) : plain)
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const COUNTRIES = new Map<Tongue, readonly (readonly string[])[]>()

/** The words of the countries that all stand here: 'Isola Verde' is not Capo Verde. */
const countryWordsAmong = (names: ReadonlySet<string>, tongue: Tongue): ReadonlySet<string> => {
  const bare = new Set([...names].map(barely))
  return new Set(countriesOf(tongue).flatMap((words) => (words.every((word) => bare.has(word)) ? words : [])))
}

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
  for (const [id, one] of facts) {
    const countries = countryWordsAmong(new Set([...one.names, ...one.maybeNames]), tongue)
    const isOwn = (name: string) => !common.has(keyOf(name)) && !countries.has(barely(name))
    facts.set(id, {
      ...one,
      names: new Set([...one.names].filter(isOwn)),
      maybeNames: new Set([...one.maybeNames].filter(isOwn)),
    })
  }
  return ({ id }) => facts.get(id)
}
