import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isPlainHeadline, keepsNamed } from './plain-headline.ts'

test.each<[Tongue, string]>([
  ['en', 'Council of Denby raises rents by four per cent.'],
  ['de', 'Die Polizei sucht nach einem Waldbrand Zeugen.'],
  ['es', 'Hallan 11 cadáveres en una fosa en Tarímbaro, Michoacán.'],
  ['hi', 'सोनपुर में पुलिस ने दो लोगों को गिरफ्तार किया।'],
])('%s: one thing in one breath is plain: %s', (tongue, headline) => {
  expect(isPlainHeadline(headline, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['en', 'Rents: council of Denby raises them again.'],
  ['de', 'Denby - Rat erhöht die Mieten um vier Prozent.'],
  ['pl', 'Pożar młyna w Olszanach. Trzy osoby ranne.'],
  ['it', 'Il sindaco di Borgo: “Non firmo il bilancio”.'],
  ['en', 'Why does Denby raise its rents again?'],
  ['en', 'Rents rise again.'],
  ['en', 'The council raises its rents again this year.'],
])('%s: labelled, asked, quoted, strung together, short or of nobody it is not: %s', (tongue, headline) => {
  expect(isPlainHeadline(headline, tongue)).toBe(false)
})

test.each<[Tongue, string, string, boolean]>([
  ['en', 'A man has died in Denby.', 'Man dies in Denby', true],
  ['en', 'A man has died in a fire.', 'Man dies in Denby fire', false],
  ['de', 'Eine Rakete ist in Tel Aviv eingeschlagen.', '16 Verletzte durch Rakete auf Tel Aviv', false],
  ['nl', 'Zeker zestien mensen zijn in Ellery omgekomen.', 'Ellery meldt 16 doden', true],
  ['de', 'Ein Mann aus Harlau gesteht den Mord.', 'Harlau: Mann gesteht nach 31 Jahren den Mord', true],
  ['fr', 'Breval n’a pas pu partir pour Denby mardi, a dit son équipe.', 'Breval bloqué avant Denby 2026', true],
  ['de', 'Auf der Bahnhofstraße ist ein Mann verletzt worden.', 'Harlau: Mann bei Unfall verletzt und geborgen', false],
  ['de', 'In Harlau ist ein Mann verletzt worden.', 'Harlau: Mann bei Unfall verletzt und geborgen', true],
])('%s: "%s" keeps what "%s" names: %s', (tongue, said, headline, keeps) => {
  expect(keepsNamed(said, headline, tongue)).toBe(keeps)
})
