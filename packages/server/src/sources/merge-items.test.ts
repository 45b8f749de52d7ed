import type { ContentItem } from '@hourcast/domain/sources/content'
import { describe, expect, it } from 'vitest'
import { MAX_ITEMS, mergeItems } from './merge-items.ts'

const make = (source: string, count: number): ContentItem[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${source}${n}`,
    title: `${source} ${n}`,
    text: `${source} says ${n}.`,
    source,
  }))

describe('merging the items of several sources', () => {
  it('keeps at most 50, an equal share of every source first', () => {
    const merged = mergeItems([make('a', 100), make('b', 5), make('c', 100)])
    expect(merged).toHaveLength(MAX_ITEMS)
    const count = (source: string) => merged.filter((item) => item.source === source).length
    expect([count('a'), count('b'), count('c')]).toEqual([23, 5, 22])
    expect(merged[0]?.title).toBe('a 0')
  })

  it('says nothing twice: neither the same entry, nor the same words, nor the same link and title', () => {
    const [one, two, three, four] = make('a', 4)
    if (!one || !two || !three || !four) throw new Error('four items')
    const sameWords = { ...one, id: 'other', source: 'b' }
    const linked = { ...two, link: 'https://news.example/2' }
    const sameLink = { ...linked, id: 'other-2', text: 'Told otherwise.' }
    const sharedLink = { ...three, link: 'https://news.example/2' }
    expect(mergeItems([[one, linked], [one, sameWords, sameLink, sharedLink], [four]])).toEqual([one, linked, sharedLink, four])
  })

  it('gives nothing for nothing', () => {
    expect(mergeItems([])).toEqual([])
    expect(mergeItems([[], []])).toEqual([])
  })
})
