/** Where an entry stands in a text. */
export type FoundWord<T> = { from: number; to: number; value: T }

export type WordEntry<T> = { written: string; value: T }

export type FindOptions = {
  /** What of a word does not count. */
  fold: (word: string) => string
  /** Each capital of an entry must be one in the text: 'US' is not 'us', 'Nice' is not 'nice'. */
  keepsCapitals?: boolean
  /** A tongue that sets a short word before another by an apostrophe: l'Oréal. */
  elides?: boolean
}

// A figure is one word with its marks: of 10.5 and 2024-25 no part is a word.
const WORD = /[\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060]+(?:(?<=\p{N})[.,:/’'-](?=\p{N})[\p{L}\p{M}\p{N}]+)*/gu
const SPACE = /^[\s\u2010-\u2013-]+$/u

type Word = { from: number; to: number; folded: string; gap: string }

const wordsOf = (text: string, fold: FindOptions['fold']): Word[] => {
  const words: Word[] = []
  let end = 0
  for (const { 0: word, index: from } of text.matchAll(WORD)) {
    words.push({ from, to: from + word.length, folded: fold(word), gap: text.slice(end, from) })
    end = from + word.length
  }
  return words
}

/** A word with what stands between it and the one before. */
const joined = ({ gap, folded }: Word): string =>
  `${gap === ' ' || SPACE.test(gap) ? ' ' : gap.replace(/\s+/g, ' ').replaceAll('’', "'")}${folded}`

/** As an entry is compared: two that are written alike are one. */
export const foldEntry = (written: string, fold: FindOptions['fold']): string =>
  wordsOf(written, fold)
    .map((word, at) => (at === 0 ? word.folded : joined(word)))
    .join('')

type Node<T> = { next: Map<string, Node<T>>; entry?: WordEntry<T> }

const treeOf = <T>(entries: readonly WordEntry<T>[], fold: FindOptions['fold']): Node<T> => {
  const root: Node<T> = { next: new Map() }
  for (const entry of entries) {
    let node = root
    for (const [at, word] of wordsOf(entry.written, fold).entries()) {
      const key = at === 0 ? word.folded : joined(word)
      const next = node.next.get(key) ?? { next: new Map() }
      node.next.set(key, next)
      node = next
    }
    if (node !== root) node.entry = entry
  }
  return root
}

/** Finds whole words: never inside another one, the longest entry first, none over another. As long as the text is, so much it costs. */
export const createWordFinder = <T>(
  entries: readonly WordEntry<T>[],
  { fold, keepsCapitals = false, elides = false }: FindOptions,
): ((text: string) => FoundWord<T>[]) => {
  const root = treeOf(entries, fold)
  const fits = (text: string, from: number, to: number, { written }: WordEntry<T>): boolean =>
    standsAlone(text, from, to, elides) && (!keepsCapitals || hasItsCapitals(text.slice(from, to), written))
  const longestAt = (text: string, words: readonly Word[], first: number): (FoundWord<T> & { last: number }) | undefined => {
    const { from = 0, folded = '' } = words[first] ?? {}
    let longest: (FoundWord<T> & { last: number }) | undefined
    let node = root.next.get(folded)
    for (let last = first; node !== undefined; last += 1) {
      const to = words[last]?.to ?? 0
      if (node.entry && fits(text, from, to, node.entry)) longest = { from, to, value: node.entry.value, last }
      const next = words[last + 1]
      node = next && node.next.size > 0 ? node.next.get(joined(next)) : undefined
    }
    return longest
  }
  return (text) => {
    if (root.next.size === 0) return []
    const words = wordsOf(text, fold)
    const found: FoundWord<T>[] = []
    for (let at = 0; at < words.length; at += 1) {
      const longest = longestAt(text, words, at)
      if (!longest) continue
      const { last, ...where } = longest
      found.push(where)
      at = last
    }
    return found
  }
}

const PART_BEHIND = /^['’](?!s(?![\p{L}\p{M}]))\p{L}/u
const PART_BEFORE = /\p{L}['’]$/u

/** An apostrophe goes on with a word ('Nike'a', 'can't'), but for a single s, and for what a tongue sets before one. */
const standsAlone = (text: string, from: number, to: number, elides: boolean): boolean =>
  !PART_BEHIND.test(text.slice(to, to + 4)) && (elides || !PART_BEFORE.test(text.slice(Math.max(0, from - 3), from)))

const hasItsCapitals = (text: string, written: string): boolean => {
  const [letters, wanted] = [text, written].map((word) => [...word.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')])
  return (wanted ?? []).every((letter, at) => !/\p{Lu}/u.test(letter) || letters?.[at] === letter)
}
