import type { Topic } from '@hourcast/domain/tasks/topic'
import { TOPICS } from '@hourcast/domain/tasks/topics'
import type { Tongue } from '../tongue.ts'

/** 'Gewinnt' has the word of 'Gewinn' in it: what has two words of sport and one of a topic is sport. */
const LEAST = 2

const wordsOf = (topics: readonly Topic[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${topics.map(({ told }) => told.replaceAll('\\b', '(?![\\p{L}\\p{M}])')).join('|')})`, 'giu')

const countIn = (story: string, words: RegExp): number => new Set(story.toLowerCase().match(words)).size

/** True for a story of sport among those of other topics. */
export const isOfSport = (topics: readonly Topic[], tongue: Tongue): ((story: string) => boolean) => {
  const [sport] = TOPICS[tongue] ?? []
  if (sport === undefined || topics.includes(sport) || topics.some(({ isOwn }) => isOwn)) return () => false
  const [ours, theirs] = [wordsOf(topics), wordsOf([sport])]
  return (story) => countIn(story, theirs) >= LEAST && countIn(story, ours) < LEAST
}
