import type { ContentItem } from '@hourcast/domain/sources/content'
import type { Tongue } from '../tongue.ts'
import { withoutTopicBefore } from './topic-before.ts'

// Some papers set a kicker before nearly every headline, 'Bundesliga: Benjamin Henrichs schwer verletzt': it is their page's, and what stands behind
// it is the headline.

const KICKERED = /^[^:–—]{3,60}?(?::| [-–—])\s\S/u
/** Fewer headlines show no habit. */
const LEAST = 6
const PART = 0.5

/** The sources that set a kicker, with a colon or a dash, before half of their headlines and more. */
export const kickeredIn = (items: readonly ContentItem[]): ReadonlySet<string> => {
  const counts = new Map<string, { all: number; kickered: number }>()
  for (const { source, title } of items) {
    const { all, kickered } = counts.get(source) ?? { all: 0, kickered: 0 }
    counts.set(source, { all: all + 1, kickered: kickered + Number(KICKERED.test(title)) })
  }
  const isKickered = ([, { all, kickered }]: [string, { all: number; kickered: number }]) =>
    all >= LEAST && kickered >= all * PART
  return new Set([...counts].filter(isKickered).map(([source]) => source))
}

/** Of one word or two. */
const DASHED = /^(\S+(?: \S+)?) [-–—] /u
/** A headline without its topic, where that is said once more in it, or is a page of a paper that names its pages before most headlines. */
export const withoutKicker = (headline: string, text: string, tongue: Tongue, isKickered: boolean): string =>
  withoutTopicBefore(isKickered ? headline.replace(DASHED, '$1: ') : headline, '', text, tongue, isKickered)
