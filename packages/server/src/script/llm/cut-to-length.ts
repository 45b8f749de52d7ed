import type { ScriptSegment } from '@hourcast/domain/sources/content'
import { lengthOf, type Timed, targetMsOf } from '../built-in/nearest-in-length.ts'
import { splitSentences, wordCount } from '../built-in/sentences.ts'
import type { Paragraph } from './told-items.ts'

/** So much longer than its length a bulletin may be: pauses and tempo make up for it. */
const NEAR = 1.05
const TRIES = 4
/** A sign-off is short; what is longer at the end is a story. */
const LONGEST_SIGN_OFF = 4

type Cutting = { input: Timed; locale: string; toSpoken: (text: string) => string }

/**
 * What a model wrote too long for its time, music included: the greeting and the sign-off stay, and of the stories those that there is room for,
 * in their order and whole. Only where there would be fewer than two, one loses its last sentences.
 */
export const cutToLength = (paragraphs: readonly Paragraph[], { input, locale, toSpoken }: Cutting): Paragraph[] => {
  const targetMs = targetMsOf(input)
  let kept = [...paragraphs]
  for (let turn = 0; turn < TRIES; turn += 1) {
    const ms = lengthOf({ segments: segmentsOf(kept, toSpoken) }, input)
    if (ms <= targetMs * NEAR) break
    kept = withWords(paragraphs, Math.floor((countWords(kept) * targetMs * NEAR) / ms) - turn, locale)
  }
  return kept
}

export type Room = { words: number; most: number }

/** How many words these have, and for how many of their kind there is room. */
export const roomOf = (paragraphs: readonly Paragraph[], { input, toSpoken }: Omit<Cutting, 'locale'>): Room => {
  const words = countWords(paragraphs)
  const ms = lengthOf({ segments: segmentsOf(paragraphs, toSpoken) }, input)
  return { words, most: Math.floor((words * targetMsOf(input) * NEAR) / ms) }
}

const countWords = (paragraphs: readonly Paragraph[]): number => paragraphs.reduce((sum, { text }) => sum + wordCount(text), 0)

const segmentsOf = (paragraphs: readonly Paragraph[], toSpoken: Cutting['toSpoken']): ScriptSegment[] =>
  paragraphs.map(({ text }) => ({ kind: 'item', text, spoken: toSpoken(text), pauseAfterMs: 550 }))

const withWords = (paragraphs: readonly Paragraph[], words: number, locale: string): Paragraph[] => {
  const last = paragraphs.at(-1)
  const isSignOff =
    paragraphs.length > 1 && last?.numbers.length === 0 && splitSentences(last.text, locale).length <= LONGEST_SIGN_OFF
  const signOff = isSignOff && last ? [last] : []
  let left = words - countWords(signOff)
  const kept: Paragraph[] = []
  for (const paragraph of isSignOff ? paragraphs.slice(0, -1) : paragraphs) {
    const all = splitSentences(paragraph.text, locale)
    const sentences: string[] = []
    for (const sentence of all) {
      // Who speaks is said in any case.
      if (wordCount(sentence) > left && kept.length + sentences.length > 0) break
      sentences.push(sentence)
      left -= wordCount(sentence)
    }
    const isWhole = sentences.length === all.length
    if (isWhole || mayBeCut(kept.length, sentences.length, paragraph)) {
      kept.push({ text: sentences.join(' '), numbers: paragraph.numbers })
      // What follows a story that was cut would be headlines without one.
      if (!isWhole) break
    } else left += sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0)
  }
  return [...kept, ...signOff]
}

/** Behind the greeting and two whole stories none is told in part; before that not by its first sentence alone, but where it is all there is. */
const mayBeCut = (before: number, sentences: number, { isLed }: Paragraph): boolean => {
  // What leads to a story is nothing without it.
  const told = sentences - (isLed ? 1 : 0)
  return before < 2 ? told > 0 : before === 2 && told > 1
}
