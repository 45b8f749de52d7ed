import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import type { Tongue } from '../../tongue.ts'
import type { Judged } from '../judged.ts'
import { marksOf } from './marks.ts'
import { namesIn, stemOf } from './whom-it-names.ts'

/** What is known of a story before it is told: `lead` and `rest` as rules alone would tell it. `without`: why sentences of it were left out. */
export type SeenStory = Pick<Judged, 'headline' | 'lead' | 'rest' | 'doubts' | 'weight'> & { without: readonly LeftOutReason[] }

export const seenOf = ({ headline, written, usual, dropped, doubts, weight }: Judged): SeenStory => ({
  headline,
  lead: written,
  rest: usual.rest,
  without: dropped.map(({ reason }) => reason),
  doubts,
  weight,
})

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** A story's beginning tells what it is. */
const READ_CHARS = 420
/** How long a first sentence is, in steps of so many words, and how many doubts there are: no more are told apart. */
const WORDS_A_STEP = 4
const LONGEST = 9
const MOST_DOUBTS = 5

/** Without names: what a paper prints of a party, a people or a town is no reason to leave a story out. */
const stemsOf = (text: string, tongue: Tongue): string[] => {
  const words = text.match(WORD) ?? []
  const isName = namesIn(words, tongue)
  return words.flatMap((word, at) => (isName(word, at) ? [] : /^\d+$/.test(word) ? '#' : stemOf(word)))
}

/**
 * By what a story is known as news or not, each once: its words (those of its first sentence marked with `=`, the first one with `^`), how its first
 * sentence is written, and what the judge has found of it.
 */
export const signsOf = ({ headline, lead, rest, without, doubts, weight }: SeenStory, tongue: Tongue): ReadonlySet<string> => {
  const stems = stemsOf(lead, tongue)
  const length = Math.min(LONGEST, Math.floor(lead.split(' ').length / WORDS_A_STEP))
  return new Set([
    ...stemsOf([lead, ...rest].join(' ').slice(0, READ_CHARS), tongue),
    ...stems.map((stem) => `=${stem}`),
    ...stems.slice(0, 1).map((stem) => `^${stem}`),
    ...stemsOf(headline, tongue).map((stem) => `~${stem}`),
    ...marksOf(lead).map((sign) => `+${sign}`),
    `+length${length}`,
    `+doubts${Math.max(-1, Math.min(MOST_DOUBTS, Math.round(doubts)))}`,
    `+weight${weight}`,
    ...(rest.length === 0 ? ['+alone'] : []),
    ...(headline.endsWith(lead) ? [] : ['+retold']),
    ...without.map((reason) => `+without-${reason}`),
  ])
}
