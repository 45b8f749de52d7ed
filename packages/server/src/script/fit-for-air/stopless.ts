import type { ContentItem } from '@hourcast/domain/sources/content'

// News agencies sum a story up in one sentence and set no stop behind it; other pages have none where their text was cut.

/** So many texts, and so much of all of a source's, show what its custom is. */
const LEAST = 6
const MOSTLY = 0.6
/** What is cut ends near a limit, of letters or of words: so much of all within so many of the longest. */
const AT_LIMIT = 1 / 2
const NEAR_LETTERS = 15
const NEAR_WORDS = 2

const STOP = /[.!?…।:"'”’»)\]]$/u
const WORD = /\S+/gu

const areAtLimit = (sizes: readonly number[], near: number): boolean => {
  const longest = Math.max(...sizes)
  return sizes.filter((size) => size > longest - near).length > sizes.length * AT_LIMIT
}

/** A source's texts, each without the blanks around it. */
const textsBySource = (items: readonly ContentItem[]): ReadonlyMap<string, readonly string[]> => {
  const texts = new Map<string, string[]>()
  for (const { source, text } of items) {
    const trimmed = text.trim()
    if (trimmed !== '') texts.set(source, [...(texts.get(source) ?? []), trimmed])
  }
  return texts
}

/** So many texts without a stop that all end at the same letter were cut there. */
const CUT_LEAST = 3
const SAME_LETTER = 2
/** A shorter limit is chance. */
const SHORTEST_LIMIT = 100

/** Gives whether a text is cut in the middle: it ends where the longest of its source do, and none of them has a stop there. */
export const cutIn = (items: readonly ContentItem[]): ((item: Pick<ContentItem, 'source' | 'text'>) => boolean) => {
  const limits = new Map(
    [...textsBySource(items)].flatMap(([source, all]) => {
      const limit = Math.max(...all.map(({ length }) => length)) - SAME_LETTER
      const atLimit = all.filter((text) => text.length > limit && !STOP.test(text))
      return atLimit.length >= CUT_LEAST && limit >= SHORTEST_LIMIT ? [[source, limit] as const] : []
    }),
  )
  return ({ source, text }) => {
    const trimmed = text.trim()
    return trimmed.length > (limits.get(source) ?? Number.POSITIVE_INFINITY) && !STOP.test(trimmed)
  }
}

/** Gives whether a text without a stop is whole: its source sets none and does not cut, and the text is not near the longest of them. */
export const stoplessIn = (items: readonly ContentItem[]): ((item: Pick<ContentItem, 'source' | 'text'>) => boolean) => {
  const limits = new Map(
    [...textsBySource(items)].flatMap(([source, all]) => {
      const bare = all.filter((text) => !STOP.test(text))
      const isCustom = bare.length >= Math.max(LEAST, all.length * MOSTLY)
      const isCut =
        isCustom &&
        (areAtLimit(
          bare.map(({ length }) => length),
          NEAR_LETTERS,
        ) ||
          areAtLimit(
            bare.map((text) => text.match(WORD)?.length ?? 0),
            NEAR_WORDS,
          ))
      return isCustom && !isCut ? [[source, Math.max(...all.map(({ length }) => length)) - NEAR_LETTERS] as const] : []
    }),
  )
  return ({ source, text }) => text.trim().length <= (limits.get(source) ?? -1)
}
