import { recently } from '../recently.ts'

// There are hundreds of lists, and few of their words stand in one sentence. Each phrase has a word without which it cannot be found. The words
// of a sentence are looked up once for all lists, and only a list to which one of them points is looked for.

/** What stands for other letters or words in a phrase. */
const OPEN = /[*#_]/
const OF_PATTERNS = /[\\^$.+?()[\]{}]/
/** A longer beginning of words is told by its first letters. */
const LONGEST_BEGINNING = 6
/** Of a whole page more is true than is worth looking up. */
const LONGEST_TEXT = 4_000
/** Most words of a bulletin stand in another sentence too. */
const WORDS_KEPT = 4_000

type Lists = Map<string, RegExp[]>
const byWord: Lists = new Map()
const byBeginning: Lists = new Map()
/** Those that are looked for in any text: one of their phrases has no such word. */
const always = new Set<RegExp>()
const entriesOf = new Map<RegExp, readonly string[]>()
const isIndexed = new Set<RegExp>()

const longest = (words: readonly string[]): string => words.reduce((one, other) => (other.length > one.length ? other : one), '')

const add = (lists: Lists, key: string, list: RegExp): void => {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [list])
  else if (known.at(-1) !== list) known.push(list)
}

/** Before it is asked for: lists of other tongues cost nothing. */
const index = (list: RegExp, entries: readonly string[]): void => {
  isIndexed.add(list)
  for (const entry of entries) {
    const words = entry.split(' ')
    const whole = longest(words.filter((word) => !OPEN.test(word)))
    const begun = longest(words.map((word) => word.split(OPEN)[0] ?? '')).slice(0, LONGEST_BEGINNING)
    if (OF_PATTERNS.test(entry) || begun === '') always.add(list)
    else if (whole !== '') add(byWord, whole, list)
    else add(byBeginning, begun, list)
  }
}

const listsOfWord = (word: string): readonly RegExp[] => {
  const found = [...(byWord.get(word) ?? [])]
  for (let end = Math.min(word.length, LONGEST_BEGINNING); end > 0; end -= 1)
    found.push(...(byBeginning.get(word.slice(0, end)) ?? []))
  return found
}

type ListsIn = (text: string) => ReadonlySet<RegExp>
const lookUp = (): ListsIn => {
  const listsAt = recently(listsOfWord, WORDS_KEPT)
  return recently((text) => {
    const found = new Set<RegExp>()
    for (const word of text.split(' ')) for (const list of listsAt(word)) found.add(list)
    return found
  })
}
let listsIn = lookUp()

/** A list and its phrases. */
export const keepPhrases = (list: RegExp, entries: readonly string[]): void => {
  entriesOf.set(list, entries)
}

/** False where no phrase of a list can stand in plain words. */
export const mayHold = (text: string, list: RegExp): boolean => {
  if (text.length > LONGEST_TEXT) return true
  if (!isIndexed.has(list)) {
    const entries = entriesOf.get(list)
    if (entries === undefined) return true
    index(list, entries)
    listsIn = lookUp()
  }
  return always.has(list) || listsIn(text).has(list)
}
