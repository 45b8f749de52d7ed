import { isCurlLine, parseCurlLine } from './curl-line.ts'

export const SOURCE_SEPARATOR = '|'

const SCHEME = /^https?:\/\//i

/** What the wizard shows and compares: without a leading http:// or https://. */
export const stripScheme = (source: string): string => source.trim().replace(SCHEME, '')

/** 'feed://news.example' and 'feed:https://news.example', as older programs write a feed: the address that is asked. */
export const withoutFeedScheme = (source: string): string => source.trim().replace(/^feed:(\/\/)?/i, '')

/** As it is saved: https:// goes without saying; http:// stays, because it says that the source has no TLS. */
export const savedSource = (source: string): string => {
  const text = source.trim()
  if (isCurlLine(text)) return text
  const bare = stripScheme(text)
  return bare !== '' && /^http:/i.test(text) ? `http://${bare}` : bare
}

/** Adds a source to the list; an empty or known one changes nothing. The scheme does not tell two apart. */
export const addSource = (sources: readonly string[], entered: string): string[] => {
  const source = savedSource(entered)
  const isKnown = sources.some((known) => stripScheme(known) === stripScheme(source))
  return source === '' || isKnown ? [...sources] : [...sources, source]
}

/** Where the first source of the text ends: at the separator, but not inside the quotes of a curl line. */
const endOfFirst = (text: string): number => {
  if (!isCurlLine(text)) return text.indexOf(SOURCE_SEPARATOR)
  let quote = ''
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (character === '\\' && quote !== "'") index += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === SOURCE_SEPARATOR) return index
  }
  return -1
}

/** Sources joined by '|', in order, as written; empty ones are left out. */
export const splitSources = (text: string): string[] => {
  const sources: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const end = endOfFirst(rest)
    const source = (end < 0 ? rest : rest.slice(0, end)).trim()
    if (source !== '') sources.push(source)
    rest = end < 0 ? '' : rest.slice(end + 1).trim()
  }
  return sources
}

export const joinSources = (sources: readonly string[]): string => sources.join(SOURCE_SEPARATOR)

/** 'https://anna:secret@news.example': never asked for, and never stored. */
export const holdsPassword = (source: string): boolean => {
  const line = parseCurlLine(source)
  const address = line.ok ? line.value.url : source
  return /^(?:[a-z][a-z\d+.-]*:)?\/*[^\s/?#]*@/i.test(address.trim())
}

/** What is saved of a list, as if added one by one: each source once, empty ones left out. */
export const uniqueSources = (sources: readonly string[]): string[] => {
  const known = new Map<string, string>()
  for (const source of sources.map(savedSource)) {
    const bare = stripScheme(source)
    if (source !== '' && !known.has(bare)) known.set(bare, source)
  }
  return [...known.values()]
}
