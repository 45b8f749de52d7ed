import { TOPICS } from '@hourcast/domain/tasks/topics'
import { TONGUES, type Tongue } from '../tongue.ts'
import type { Line } from './phrases.ts'

// In a paper of everything rain and roads stand in stories of something else: a match is called off, a book is about storms.

/** Sport, business, culture, science, health: by their places in each tongue's list. Mayors and courts speak of floods and roads too. */
const OTHERS = [0, 4, 5, 6, 7]

const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = Object.fromEntries(
  TONGUES.map((tongue) => [
    tongue,
    OTHERS.flatMap((at) => {
      const told = TOPICS[tongue]?.[at]?.told
      return told === undefined
        ? []
        : [new RegExp(`(?<![\\p{L}\\p{M}])(?:${told.replaceAll('\\b', '(?![\\p{L}\\p{M}])')})`, 'giu')]
    }),
  ]),
)

/** A story's beginning tells what it is of. */
const READ_CHARS = 4_000

/** How many different words of one other topic the lines hold, at most. */
export const wordsOfOther = (lines: readonly Line[], tongue: Tongue): number => {
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .slice(0, READ_CHARS)
    .toLowerCase()
  return Math.max(0, ...(PATTERNS[tongue] ?? []).map((pattern) => new Set(text.match(pattern)).size))
}
