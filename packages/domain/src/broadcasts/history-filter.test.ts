import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedHistory, type HistoryFilter, historyQuery, OUTCOMES, type Outcome } from './history-filter.ts'

const NOTHING: HistoryFilter = { schedulerId: null, outcome: null, day: null, words: null }
const asked = (query: string) => askedHistory(new URLSearchParams(query))

test('an address without a question asks for everything', () => {
  expect(asked('')).toEqual({ filter: NOTHING, before: null, ignored: [] })
  expect(asked('scheduler=&state=&day=&words=+').ignored).toEqual([])
})

test('what cannot be meant is left out, and said', () => {
  const { filter, before, ignored } = asked('scheduler=%27%3B+DROP&state=great&day=2026-02-30&before=yesterday')
  expect(filter).toEqual(NOTHING)
  expect(before).toBeNull()
  expect(ignored).toEqual([
    "“'; DROP” is no scheduler: all are shown.",
    '“great” is no state: all are shown.',
    '“2026-02-30” is no day: write it as 2026-11-22.',
  ])
})

test('a search that is too long is left out, a NUL is nothing', () => {
  expect(asked(`words=${'a'.repeat(201)}`).ignored).toEqual(['At most 200 letters can be searched for.'])
  expect(asked('words=har%00bour').filter.words).toBe('harbour')
})

test('names of objects are no states', () => {
  for (const name of ['constructor', '__proto__', 'toString']) expect(asked(`state=${name}`).filter.outcome).toBeNull()
})

test('what an address asks for can be written as an address again', () => {
  const outcomes = Object.keys(OUTCOMES) as Outcome[]
  const filters = fc.record({
    schedulerId: fc.option(fc.stringMatching(/^[a-z0-9_-]{1,64}$/)),
    outcome: fc.option(fc.constantFrom(...outcomes)),
    day: fc.option(fc.constantFrom('2026-11-22', '2028-02-29')),
    words: fc.option(fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replaceAll('\0', '').trim() || 'x')),
  })
  const places = fc.record({ airAt: fc.nat(), broadcastId: fc.stringMatching(/^[a-z0-9_-]{1,64}$/) })
  fc.assert(
    fc.property(filters, fc.option(places), (filter, before) => {
      const again = askedHistory(new URLSearchParams(historyQuery(filter, before ?? undefined)))
      expect(again).toEqual({ filter, before, ignored: [] })
    }),
  )
})
