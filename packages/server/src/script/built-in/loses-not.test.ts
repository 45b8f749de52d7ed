import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { losesNot } from './loses-not.ts'

test.each<[Tongue, string, string, boolean]>([
  ['nl', 'Inbreker uit Olmen moet vijf maanden de cel in', 'Een inbreker uit Olmen kreeg vijf maanden gevangenisstraf.', false],
  ['nl', 'Gemeente Olmen stelt verbod in', 'De gemeente Olmen stelt vrijdag een verbod voor.', true],
  ['de', 'Stadt Auberg stellt Bau ein', 'Die Stadt Auberg stellt den Bau vor.', true],
  ['pl', 'Burmistrz Holmu nie żyje', 'Burmistrz Holmu zmarł w piątek.', false],
])('%s: “%s”, and below it “%s” loses what turns it: %s', (tongue, headline, said, isLost) => {
  expect(losesNot(said, headline, tongue)).toBe(isLost)
})
