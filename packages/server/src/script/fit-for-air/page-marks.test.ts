import { expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'

const MET: Record<string, string> = { en: 'The board met.', de: 'Der Rat tagte.' }

test.each<[Tongue, string]>([
  ['en', 'Updated at 14:05. The board met.'],
  ['en', 'Last updated 2 hours ago. The board met.'],
  ['en', '3 min read. The board met.'],
  ['en', 'Image caption, the quay. The board met.'],
  ['en', 'The board met. Listen to this article.'],
  ['en', 'The board met. Additional reporting by Jane Doe.'],
  ['en', '14:05: The board met.'],
  ['en', '[09:12] The board met.'],
  ['en', '9.30 am – The board met.'],
  ['en', 'The board met (Photo: Jane Doe/Reuters).'],
  ['de', '14:05 Uhr: Der Rat tagte.'],
  ['de', 'Stand: 14:05 Uhr. Der Rat tagte.'],
  ['de', 'Der Rat tagte. Lesen Sie auch: Neue Fähre.'],
  ['de', 'Der Rat tagte (Foto: dpa).'],
])('%s: of the page, not of the story: %s', async (tongue, text) => {
  const { said } = await feedSays(tongue, 'Robot 2000', text)
  expect(said.endsWith(`Robot 2000. ${MET[tongue]}`)).toBe(true)
})

test.each<[Tongue, string]>([
  ['fr', 'Lire aussi : un bateau neuf.'],
  ['es', 'Lea también: un barco nuevo.'],
  ['it', 'Leggi anche: un traghetto nuovo.'],
  ['pt', 'Leia também: um barco novo.'],
  ['pl', 'Czytaj też: nowy prom.'],
  ['nl', 'Lees ook: een nieuwe veerboot.'],
  ['ro', 'Citește și: un feribot nou.'],
  ['hi', 'यह भी पढ़ें: नई नाव।'],
])('%s: no invitation to read on: %s', async (tongue, text) => {
  expect((await feedSays(tongue, 'Robot 2000', text)).said).toMatch(/Robot 2000[.।]$/)
})

test.each<[Tongue, string]>([
  ['en', '2:1 for the Mariners'],
  ['en', 'Updated harbour plans are voted down'],
  ['de', 'Stand der Arbeiten am Kai ist gut'],
  ['de', 'Um 14:05 Uhr legt die Fähre ab'],
  ['fr', 'Partager un bateau devient possible'],
])('%s: a story: %s', async (tongue, title) => {
  expect((await feedSays(tongue, title)).said).toContain(title)
})
