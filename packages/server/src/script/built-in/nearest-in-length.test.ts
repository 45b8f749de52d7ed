import type { Script } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { nearestInLength } from './nearest-in-length.ts'

const SENTENCE = 'The trams run again. '

/** So many sentences, one a story, at the share of 1; `first` is how long the first story is at any share. */
const scripts = (sentences: number, { most = 100, first = (_: number): number => 1 } = {}) => {
  const asked: number[] = []
  const scriptOf = (share: number): Script => {
    asked.push(share)
    const count = Math.min(most, Math.round(sentences * share))
    const segments = Array.from({ length: count }, (_, i) => SENTENCE.repeat(i === 0 ? first(share) : 1)).map((text) => ({
      ...{ kind: 'item' as const, text, spoken: text, pauseAfterMs: 600 },
    }))
    return { title: '', segments, itemIds: [], leftOut: [], writer: 'built-in' }
  }
  return { asked, scriptOf }
}
const short = { language: 0, tone: 0, length: 'short', musicFormat: 'Pop' } as const
const countOf = ({ segments }: Script) => segments.length

describe('the script that is nearest to its length', () => {
  test('has more where there is too little, less where there is too much, and is the plain one where that is near', () => {
    const near = countOf(nearestInLength(short, scripts(18).scriptOf))
    for (const sentences of [near - 4, near - 2, near + 2, near + 5])
      expect(Math.abs(countOf(nearestInLength(short, scripts(sentences).scriptOf)) - near)).toBeLessThanOrEqual(1)
    const { asked, scriptOf } = scripts(near)
    nearestInLength(short, scriptOf)
    expect(asked).toEqual([1])
  })

  test('leaves room for the music around the words', () => {
    const bare = countOf(nearestInLength(short, scripts(20).scriptOf))
    expect(countOf(nearestInLength({ ...short, musicBed: true }, scripts(20).scriptOf))).toBeLessThan(bare)
  })

  test('stays short where there is nothing more to tell', () => {
    expect(countOf(nearestInLength(short, scripts(4, { most: 4 }).scriptOf))).toBe(4)
  })

  test('tells its first story no shorter', () => {
    const { scriptOf } = scripts(30, { first: (share) => (share < 1 ? 1 : 2) })
    expect(countOf(nearestInLength(short, scriptOf))).toBe(30)
  })
})
