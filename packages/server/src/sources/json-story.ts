import { isJsonObject, isThingKey, type JsonObject, keyFor, keysFor } from './json-fields.ts'
import { wordsOf } from './json-words.ts'
import { stripMarkup } from './strip-markup.ts'

/** What a row says by its fields of title and text, as plain text; `told` are their keys. */
export type JsonStory = {
  title: string
  text: string
  told: string[]
  /** A machine, a place, a row of numbers: what it measures is told as facts. Of a story nothing else is. */
  isThing: boolean
}

/** What breaks off gives way to a longer text. */
const BREAKS_OFF = /(?:…|\.\.\.|\[[^\]]{0,20}\])\s*$/u
/** A text that stands for a missing title. */
const MAX_LINE = 120
const CLOSED = /[.!?।…]["”’»)]?$/u

export const storyOf = (row: JsonObject): JsonStory => {
  const titleKey = keyFor('title', row)
  const texts = keysFor('text', row).map((key) => ({ key, words: stripMarkup(wordsOf(row[key]).slice(0, MAX_RAW)) }))
  if (titleKey === undefined) {
    const [line, ...rest] = texts
    if (line === undefined) return guessedStory(row)
    const [next] = rest
    const isTitle = next !== undefined && line.words.length <= MAX_LINE && !CLOSED.test(line.words)
    return isTitle
      ? { title: line.words, text: next.words, told: [line.key, next.key], isThing: false }
      : { title: '', text: bestOf(texts), told: [line.key], isThing: false }
  }
  const told = [titleKey, ...texts.map(({ key }) => key)]
  return { title: wordsOf(row[titleKey]), text: bestOf(texts), told, isThing: isThing(row, titleKey, texts.length > 0) }
}

const MAX_RAW = 100_000

const bestOf = (texts: readonly { words: string }[]): string => {
  const [first] = texts
  if (first === undefined) return ''
  return BREAKS_OFF.test(first.words.slice(-40))
    ? (texts.find(({ words }) => words.length > first.words.length)?.words ?? first.words)
    : first.words
}

/** A machine with a note of its own is still a machine; a place or a name with a text is a story. */
const isThing = (row: JsonObject, titleKey: string, hasText: boolean): boolean =>
  isThingKey(titleKey) && (!hasText || MACHINE_KEYS.test(Object.keys(row).slice(0, 200).join(' ')))

const MACHINE_KEYS = /(?<![a-z])(?:machine|device|device_?name|sensor|asset|equipment)(?![a-z])/i

/** Of credits and of pictures nothing is told. */
const BESIDE =
  /author|autor|auteur|byline|creator|credit|copyright|licen[cs]e|rights|image|photo|foto|picture|alt|caption|legend|source|publisher|section|categor|tag|keyword|note|terms|error|help|comment/i
/** Three words and more, no address: what people write. */
const PROSE = /^[^\s<{[]\S*(?:\s+\S+){2}/u

/** A row in words that no list knows: its first line of prose is its title, the next one that is whole its text. */
const guessedStory = (row: JsonObject): JsonStory => {
  const prose = Object.entries(row)
    .slice(0, 60)
    .flatMap(([key, value]) => {
      const words = BESIDE.test(key) || isJsonObject(value) ? '' : stripMarkup(wordsOf(value).slice(0, MAX_RAW))
      return PROSE.test(words) && /\p{L}{3}/u.test(words) && !/^\d{4}-\d\d|:\/\//.test(words) ? [{ key, words }] : []
    })
  const title = prose.find(({ words }) => words.length <= MAX_LINE && !CLOSED.test(words))
  const text = prose.find(({ words, key }) => key !== title?.key && CLOSED.test(words))
  const told = [title, text].flatMap((one) => one?.key ?? [])
  return { title: title?.words ?? '', text: text?.words ?? '', told, isThing: true }
}
