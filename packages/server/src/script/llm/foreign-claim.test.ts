import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { isForeignClaim } from './foreign-claim.ts'

const isForeign = (tongue: Tongue, sentence: string, ...texts: string[]) =>
  isForeignClaim(
    sentence,
    texts.map((text, at) => item(`${at}`, '', text)),
    () => tongue,
    tongue,
  )

test.each<[Tongue, string, string]>([
  ['en', 'Mayor Anna Keller died in the crash.', 'Mayor Anna Keller survived the crash.'],
  ['en', 'Three people were killed in the crash.', 'Three people were injured in the crash.'],
  ['en', 'The court convicted the banker.', 'The court acquitted the banker.'],
  ['en', 'The council rejected the bridge.', 'The council approved the bridge.'],
  ['en', 'Tom Brandt was drunk and under cocaine.', 'Tom Brandt drove the bus.'],
  ['en', 'The judges were bribed by the banker.', 'The judges heard the banker.'],
  ['en', 'The banker raped a child.', 'The banker was acquitted.'],
  ['de', 'Die Bürgermeisterin wurde tot geborgen.', 'Die Bürgermeisterin hat den Unfall überlebt.'],
  ['de', 'Das Gericht hat den Bankier verurteilt.', 'Das Gericht hat den Bankier freigesprochen.'],
  ['de', 'Paul Rieger ist ein Betrüger.', 'Paul Rieger fuhr den Bus.'],
  ['fr', 'Le tribunal a condamné le banquier.', 'Le tribunal a acquitté le banquier.'],
  ['es', 'El tribunal condenó al banquero.', 'El tribunal absolvió al banquero.'],
  ['es', 'Los jueces fueron sobornados.', 'Los jueces oyeron al banquero.'],
  ['it', 'Il tribunale ha condannato il banchiere.', 'Il tribunale ha assolto il banchiere.'],
  ['pt', 'O tribunal condenou o banqueiro.', 'O tribunal absolveu o banqueiro.'],
  ['pl', 'Sąd skazał bankiera.', 'Sąd uniewinnił bankiera.'],
  ['pl', 'Sędziowie zostali przekupieni.', 'Sędziowie wysłuchali bankiera.'],
  ['nl', 'De rechtbank heeft de bankier veroordeeld.', 'De bankier is vrijgesproken.'],
  ['ro', 'Tribunalul l-a condamnat pe bancher.', 'Tribunalul l-a achitat pe bancher.'],
  ['hi', 'दुर्घटना में तीन लोगों की मौत हुई।', 'दुर्घटना में तीन लोग घायल हुए।'],
])('%s: “%s” is not what its entry says', (tongue, lie, entry) => {
  expect(isForeign(tongue, lie, entry)).toBe(true)
  expect(isForeign(tongue, entry, entry)).toBe(false)
})

test('a death may be told in other words than its entry has, and so may what came of something', () => {
  expect(isForeign('en', 'Three people were killed in the crash.', 'Three dead in a crash.')).toBe(false)
  expect(isForeign('en', 'The girl was missing since May.', 'A missing girl was found.')).toBe(false)
  expect(isForeign('en', 'The bridge is closed.', 'The bridge is closed.', 'The bridge opens.')).toBe(false)
})
