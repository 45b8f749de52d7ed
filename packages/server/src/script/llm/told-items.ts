import type { ContentItem } from '@hourcast/domain/sources/content'
import { keywords, overlap } from '../built-in/sentences.ts'

/** A paragraph as it is said, and the entries that the model says it tells: '[3]'. `isLed`: its first sentence only leads to its story. */
export type Paragraph = { text: string; numbers: readonly number[]; isLed?: true }

const NUMBER = /^\*{0,2}\[\d{1,2}(?:,\s?\d{1,2}){0,11}\]:?\*{0,2}[ \t]{0,9}|[ \t]?\[\d{1,2}(?:,\s?\d{1,2}){0,11}\]/g

/** What models set before a paragraph, and nobody says. */
const LABEL = /^(?:story|entry|paragraph|intro|outro|greeting|sign-off|speaker|narrator|host)(?: \d{1,2})?:[ \t]{1,9}(?=\S)/i
/** 'Here is the bulletin:' */
const ANNOUNCES = /:$/

export const paragraphsOf = (answer: string): Paragraph[] => {
  const paragraphs: Paragraph[] = []
  // A number on a line of its own goes with the line below.
  let before: number[] = []
  for (const line of answer.trim().split('\n')) {
    const numbers = [...before, ...(line.match(NUMBER) ?? []).flatMap((mark) => mark.match(/\d+/g) ?? []).map(Number)]
    const text = line.replace(NUMBER, '').trim().replace(LABEL, '')
    const isTold = text !== '' && !(paragraphs.length === 0 && ANNOUNCES.test(text))
    if (isTold) paragraphs.push({ text, numbers })
    before = text === '' ? numbers : []
  }
  return paragraphs
}

/** A third of a headline's words shows that its story was told. */
const TOLD = 0.34
/** So does half of a paragraph that stands in its text. */
const RETOLD = 0.5
const MIN_RETOLD = 4
/** A text has two thirds of its short words in common with sources of its own tongue, with others a fifth at most. */
const SAME_TONGUE = 0.4

/**
 * Which items the text tells, so that the others are still new next time: those that the model names by their numbers and those that can be
 * recognised. A text in another tongue than its sources shows only those with a name in common: when it names none and has more paragraphs
 * than those, it counts for all.
 */
export const toldItems = (items: readonly ContentItem[], paragraphs: readonly Paragraph[]): ContentItem[] => {
  const text = textOf(paragraphs)
  const said = keywords(text)
  const heavy = paragraphs.map((one) => [...keywords(one.text)].filter((word) => word.length > 4 || /\d/.test(word)))
  const isTold = (item: ContentItem) => {
    const title = [...keywords(item.title)]
    if (title.filter((word) => said.has(word)).length >= Math.max(1, title.length * TOLD)) return true
    const whole = keywords(`${item.title} ${item.text}`)
    return heavy.some((words) => words.filter((word) => whole.has(word)).length >= Math.max(MIN_RETOLD, words.length * RETOLD))
  }
  const numbers = new Set(paragraphs.flatMap((one) => one.numbers))
  const named = items.filter((_, index) => numbers.has(index + 1))
  // Where each story between greeting and sign-off says whose it is, a chance word in common tells nothing.
  const isNamed = (one: Paragraph, at: number) => at === 0 || at === paragraphs.length - 1 || one.numbers.length > 0
  if (named.length > 0 && paragraphs.every(isNamed)) return named
  const found = items.filter((item) => named.includes(item) || isTold(item))
  // The first paragraph greets, the last one signs off.
  const isShort = named.length === 0 && found.length < paragraphs.length - 2 && !isSameTongue(items, text)
  if (found.length === 0) return isSameTongue(items, text) ? [] : [...items]
  return isShort ? [...items] : found
}

export const textOf = (paragraphs: readonly Paragraph[]): string => paragraphs.map(({ text }) => text).join('\n\n')

/**
 * Which paragraphs tell an item of a number: those that name it, else the one with the most of its words; where none has any, in another
 * tongue, each between greeting and sign-off may be the one.
 */
export const placesOf = (item: ContentItem, number: number, paragraphs: readonly Paragraph[]): number[] => {
  const where = (is: (one: Paragraph, at: number) => boolean) => paragraphs.flatMap((one, at) => (is(one, at) ? [at] : []))
  const named = where(({ numbers }) => numbers.includes(number))
  if (named.length > 0) return named
  const words = keywords(`${item.title} ${item.text}`)
  const shared = paragraphs.map(({ text }) => [...keywords(text)].filter((word) => words.has(word)).length)
  const most = Math.max(...shared)
  const stories = where((_, at) => paragraphs.length < 3 || (at > 0 && at < paragraphs.length - 1))
  return most > 0 ? [shared.indexOf(most)] : stories
}

const isSameTongue = (items: readonly ContentItem[], text: string): boolean => {
  const held = shortWords(items.map((item) => `${item.title} ${item.text}`).join(' '))
  return overlap(shortWords(text), held) >= SAME_TONGUE
}

/** The, und, que: what a tongue is known by. */
const shortWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter(({ length }) => length <= 3))
