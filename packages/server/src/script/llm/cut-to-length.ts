import type { ScriptSegment } from '@hourcast/domain/sources/content'
import { lengthOf, musicMs, type Timed, targetMsOf } from '../built-in/nearest-in-length.ts'
import { splitSentences, wordCount } from '../built-in/sentences.ts'
import type { Paragraph } from './told-items.ts'

/** So much longer than its length a bulletin is asked for: pauses and tempo make up for it. */
const NEAR = 1.05
/**
 * So much longer it may be before a story of it is taken out: a length is kept within a fifth, and without one story of three a bulletin misses it
 * by more. What has as many words as it was asked for may be longer, by its words or its figures.
 */
const MOST = 1.12
const TRIES = 4
/** A sign-off is short; what is longer at the end is a story. */
const LONGEST_SIGN_OFF = 4
/** Words of a link. */
const LONGEST_LINK = 6
/** With so much of its room unused a bulletin is a stub. */
const STUB = 0.45

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
    if (ms <= targetMs * MOST) break
    kept = withWords(paragraphs, Math.floor((countWords(kept) * targetMs * MOST) / ms) - turn, locale)
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

/** How many words of their kind there is time for, beside the music. */
export const wordsInTime = (paragraphs: readonly Paragraph[], { input, toSpoken }: Omit<Cutting, 'locale'>): number => {
  const ms = lengthOf({ segments: segmentsOf(paragraphs, toSpoken) }, input) - musicMs(input)
  return Math.round((countWords(paragraphs) * (targetMsOf(input) - musicMs(input))) / ms)
}

const countWords = (paragraphs: readonly Paragraph[]): number => paragraphs.reduce((sum, { text }) => sum + wordCount(text), 0)

const segmentsOf = (paragraphs: readonly Paragraph[], toSpoken: Cutting['toSpoken']): ScriptSegment[] =>
  paragraphs.map(({ text }) => ({ kind: 'item', text, spoken: toSpoken(text), pauseAfterMs: 550 }))

const withWords = (paragraphs: readonly Paragraph[], words: number, locale: string): Paragraph[] => {
  const last = paragraphs.at(-1)
  const isSignOff =
    paragraphs.length > 1 && last?.numbers.length === 0 && splitSentences(last.text, locale).length <= LONGEST_SIGN_OFF
  const signOff = isSignOff && last ? [last] : []
  const all = words - countWords(signOff)
  let left = all
  const kept: Paragraph[] = []
  // 'And now to sport.': a link in a paragraph of its own is told with the story behind it.
  let links: Paragraph[] = []
  for (const paragraph of isSignOff ? paragraphs.slice(0, -1) : paragraphs) {
    const sentences = splitSentences(paragraph.text, locale)
    if (
      kept.length > 0 &&
      paragraph.numbers.length === 0 &&
      sentences.length === 1 &&
      wordCount(paragraph.text) <= LONGEST_LINK
    ) {
      links.push(paragraph)
      continue
    }
    const fit: string[] = []
    let room = left - countWords(links)
    for (const sentence of sentences) {
      // Who speaks is said in any case.
      if (wordCount(sentence) > room && kept.length + fit.length > 0) break
      fit.push(sentence)
      room -= wordCount(sentence)
    }
    const isWhole = fit.length === sentences.length
    if (isWhole || mayBeCut(kept.length, fit.length, paragraph, left > all * STUB)) {
      kept.push(...links, { text: fit.join(' '), numbers: paragraph.numbers })
      left = room
      // What follows a story that was cut would be headlines without one.
      if (!isWhole) break
    }
    links = []
  }
  return [...kept, ...signOff]
}

/**
 * Whether what is left of a story may be told: of the first one, anything; of the second, two sentences, or one where the bulletin would be a stub
 * without it; later ones are told whole or not at all. `before`: paragraphs told already, the greeting among them.
 */
const mayBeCut = (before: number, sentences: number, { isLed }: Paragraph, isStub: boolean): boolean => {
  // What leads to a story is nothing without it.
  const told = sentences - (isLed ? 1 : 0)
  return before < 2 ? told > 0 : before === 2 && told > (isStub ? 0 : 1)
}
