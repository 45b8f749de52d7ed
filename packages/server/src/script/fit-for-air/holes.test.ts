import { expect, test } from 'vitest'
import { sentencesOf } from '../built-in/sentences.ts'
import { hasHole } from './holes.ts'

test.each([
  ['es', 'El alcalde de Arcos cayó al río durante una... pelea de gallos.'],
  ['fr', 'Un marin déclaré perdu il y a dix ans… retrouvé sur le port'],
  ['pl', 'Radni Holmu kupili most za... złotówkę'],
  ['en', 'The mayor said the bridge (...) would open in May.'],
  ['de', 'Die Brücke […] wird im Mai gesperrt.'],
  ['pt', 'O ministro disse que as obras [...] começam em maio.'],
] as const)('%s: %s has a hole', (tongue, sentence) => {
  expect(hasHole(sentence, tongue)).toBe(true)
})

test.each([
  ['es', 'Pan, leche, huevos... todo sube de precio en Arcos'],
  ['hi', 'रामपुर में आग... चार लोग घायल'],
  ['en', 'The mayor (Selby) opened the bridge.'],
  ['de', 'Die Brücke wird gesperrt. […]'],
  ['nl', 'De brug in Olmen gaat dicht...'],
] as const)('%s: %s has none inside', (tongue, sentence) => {
  expect(hasHole(sentence, tongue)).toBe(false)
})

test('a sentence with a hole is left out, and the others are said', () => {
  const text =
    'The bridge opens in May. The mayor said the road (...) would follow in June. Buses go by Marlow, and the ferry takes cars and lorries from Selby to the other bank until then.'
  expect(sentencesOf(text, 'en-GB')).toEqual([
    'The bridge opens in May.',
    'Buses go by Marlow, and the ferry takes cars and lorries from Selby to the other bank until then.',
  ])
  expect(
    sentencesOf(
      'The bridge opens in May. (...) Buses go by Marlow, and the ferry takes cars and lorries from Selby to the other bank until then.',
      'en-GB',
    ),
  ).toEqual([
    'The bridge opens in May.',
    'Buses go by Marlow, and the ferry takes cars and lorries from Selby to the other bank until then.',
  ])
})
