import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import type { Candidate } from './candidate.ts'
import { withRoadEvent } from './road-event.ts'

const candidate = (headline: string, ...rest: string[]): Candidate => ({
  item: item('a', headline, rest.join(' ')),
  headline,
  lead: headline,
  rest,
  unbroken: rest.length,
  dropped: [],
})

test.each<[Tongue, string, string]>([
  ['de', 'A40 Dunsburg - Essel.', 'In beiden Richtungen Gefahr durch Gegenstände auf der Fahrbahn.'],
  ['en', 'Northern: Ledby - Ilkeston.', 'Trains are delayed by 40 minutes.'],
  ['it', 'A14 Borgonero-Vallalta.', 'Coda di quattro chilometri per un incidente.'],
])('%s: a road alone is told with what happens there: %s', (tongue, road, event) => {
  expect(withRoadEvent(candidate(road, event, 'More.'), tongue)).toMatchObject({
    lead: `${road} ${event}`,
    rest: ['More.'],
    unbroken: 1,
  })
})

test('what a headline tells needs no text', () => {
  const closed = candidate('A64 York Road: Road closed.', 'A crash has closed the road.')
  expect(withRoadEvent(closed, 'en')).toBe(closed)
})

test('a road whose text is left out is left out with it', () => {
  const bare = {
    ...candidate('A40 Dunsburg - Essel.'),
    dropped: [{ sentence: 'Wir bitten um Vorsicht.', reason: 'first-person' as const }],
  }
  expect(withRoadEvent(bare, 'de')).toBe('first-person')
})
