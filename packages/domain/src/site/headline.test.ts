import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headlineSize } from './headline-size.ts'
import { ADJECTIVE_MS, HEADLINE_ADJECTIVES, INDUSTRY_TOPICS, TOPIC_MS } from './headline-words.ts'

describe('the words of the headline', () => {
  test('20 adjectives, each once, each one word with a capital', () => {
    expect(HEADLINE_ADJECTIVES).toHaveLength(20)
    expect(new Set(HEADLINE_ADJECTIVES).size).toBe(20)
    for (const adjective of HEADLINE_ADJECTIVES) expect(adjective).toMatch(/^[A-Z][a-z]+$/)
  })

  test('39 industry topics, each once, each a plural after "for"', () => {
    expect(INDUSTRY_TOPICS).toHaveLength(39)
    expect(new Set(INDUSTRY_TOPICS).size).toBe(39)
    for (const topic of INDUSTRY_TOPICS) expect(topic).toMatch(/^[A-Z][a-z]+( [a-z]+)?s$/)
  })

  test('the first pair reads as a sentence', () => {
    expect(`${HEADLINE_ADJECTIVES[0]} AI alerts for ${INDUSTRY_TOPICS[0]}`).toBe('Reliable AI alerts for Cement plants')
  })

  test('none is so long that the headline would be small', () => {
    for (const word of [...HEADLINE_ADJECTIVES, ...INDUSTRY_TOPICS]) expect(word.length).toBeLessThanOrEqual(15)
  })

  test('the first changes every 5 s, the second every 2.5 s', () => {
    expect([ADJECTIVE_MS, TOPIC_MS]).toEqual([5_000, 2_500])
  })
})

describe('the size of the headline', () => {
  test('begins at 4.7rem and goes down in steps of 0.1', () => {
    const tried: number[] = []
    headlineSize((rem) => {
      tried.push(rem)
      return rem <= 4.3
    })
    expect(tried).toEqual([4.7, 4.6, 4.5, 4.4, 4.3])
    expect(headlineSize(() => true)).toBe(4.7)
  })

  test('ends where nothing smaller would be a headline', () => {
    expect(headlineSize(() => false)).toBe(1.2)
  })

  test('is the largest step that fits', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.2, max: 6, noNaN: true }), (room) => {
        const size = headlineSize((rem) => rem <= room)
        expect(size).toBeLessThanOrEqual(room)
        if (size < 4.7) expect(size + 0.1 + 1e-9).toBeGreaterThan(room)
      }),
    )
  })
})
