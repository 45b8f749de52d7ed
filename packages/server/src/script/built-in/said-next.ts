import type { Tongue } from '../tongue.ts'
import { wordCount } from './sentences.ts'

// 'Bij Wezep is een man gevonden. Dat meldt de politie.' A newsreader says it in one: '…, meldt de politie.'

/** A sentence that only says who says so, but for its first word. */
const SAID_NEXT: Readonly<Partial<Record<Tongue, RegExp>>> = {
  nl: /^Dat ((?:meldt|melden|zegt|zeggen|schrijft|schrijven|bevestigt|bevestigen|bericht|berichten|blijkt uit) (?!(?:veel|niets|niks|weinig|genoeg|iets|alles|wel|niet|meer|hij|zij|ze)(?!\p{L}))[^,.:;"“„‘]{3,80}|(?:laat|laten) [^,.:;"“„‘]{3,70} weten(?: [^,.:;"“„‘]{3,40})?|(?:heeft|hebben) [^,.:;"“„‘]{3,80} (?:bekendgemaakt|laten weten|gemeld|bevestigd))\.$/u,
}
/** Nobody follows a longer sentence. */
const MOST_WORDS = 32
/** A statement with a stop of its own, in nobody's words. */
const PLAIN = /^[^"“„«»”:;?!…]{20,}\p{Ll}\.$/u

/** Sentences of a text, each with the one that says who says so. */
export const withWhoSaysSo = (sentences: readonly string[], tongue: Tongue): string[] => {
  const pattern = SAID_NEXT[tongue]
  if (pattern === undefined) return [...sentences]
  const joined: string[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const [, said] = pattern.exec(sentence) ?? []
    const isOne = before !== undefined && said !== undefined && PLAIN.test(before) && wordCount(`${before} ${said}`) <= MOST_WORDS
    if (isOne) joined[joined.length - 1] = `${before.slice(0, -1)}, ${said}.`
    else joined.push(sentence)
  }
  return joined
}
