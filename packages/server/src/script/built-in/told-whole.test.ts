import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { wholeOf } from './told-whole.ts'

const told = (tongue: Tongue, headline: string, rest: string[]) =>
  wholeOf(
    { item: item('one', headline, rest.join(' ')), headline, lead: headline, rest, unbroken: rest.length, dropped: [] },
    tongue,
    false,
  )?.sentences

test('sentences that tell all of their headline are told without it, three at most', () => {
  const crash = [
    'Three cars have collided on the A40 near Arden.',
    'Nobody is hurt.',
    'The road to Arden is open again.',
    'Rain fell.',
  ]
  expect(told('en', 'Three cars collide on A40 near Arden', crash)).toEqual(['Three cars have collided on the A40 near Arden.'])
  expect(
    told('pl', 'Zderzenie trzech aut na S8', [
      'Trzy auta zderzyły się na S8 koło Ardena.',
      'Nie ma osób poszkodowanych w zdarzeniu.',
    ]),
  ).toEqual(['Trzy auta zderzyły się na S8 koło Ardena.', 'Nie ma osób poszkodowanych w zdarzeniu.'])
})

test('sentences that leave out how many stand below their headline', () => {
  expect(
    told('en', 'A rocket has injured 16 people in Port Alder.', [
      'The army said that it came from the sea and fell on a market.',
    ]),
  ).toEqual(['A rocket has injured 16 people in Port Alder.', 'The army said that it came from the sea and fell on a market.'])
})

test('no headline stands before a sentence that says it again, nor without its verb', () => {
  expect(
    told('en', 'A rocket has hit Port Alder and injured 16 people', [
      'A rocket has hit the town of Port Alder and injured people, the army said.',
    ]),
  ).toBeUndefined()
  expect(
    told('en', 'Firm fined by a court in Port Alder', ['It had declared lower salaries than those that it paid.']),
  ).toBeUndefined()
})

test('what is too short to tell anything ends a story', () => {
  const harbour = [
    'The government pays 12 million pounds for the harbour of Port Alder.',
    'Much is unclear.',
    'The harbour has 40 berths.',
  ]
  expect(told('en', 'Government pays 12 million pounds for Port Alder harbour', harbour)).toEqual([
    'The government pays 12 million pounds for the harbour of Port Alder.',
  ])
})
