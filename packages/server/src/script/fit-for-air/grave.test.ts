import { expect, test } from 'vitest'
import { feedSays, PLAYLIST } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'

test.each<[Tongue, string]>([
  ['en', 'Three people killed in ferry fire'],
  ['en', 'Singer dies at 71'],
  ['en', 'Earthquake shakes the island'],
  ['de', 'Drei Tote nach Brand auf Fähre'],
  ['pl', 'Nie żyje znany piosenkarz'],
  ['es', 'Muere el cantante a los 71 años'],
  ['it', 'È morto il cantante'],
  ['fr', 'Le chanteur est mort à 71 ans'],
  ['pt', 'Morreu o cantor aos 71 anos'],
  ['hi', 'मशहूर गायक का निधन'],
  ['nl', 'Zanger overleden op 71-jarige leeftijd'],
  ['ro', 'A murit cântărețul la 71 de ani'],
])('%s: a playlist leaves out what the news tells: %s', async (tongue, title) => {
  expect((await feedSays(tongue, title, '', { presentationType: PLAYLIST })).reason).toBe('grave')
  expect((await feedSays(tongue, title)).reason).toBeUndefined()
})

test.each<[Tongue, string]>([
  ['en', 'The singer sells out the harbour hall'],
  ['de', 'Sängerin füllt die Hafenhalle'],
  ['it', 'La banda del porto suona tra le gru'],
  ['fr', 'La chanteuse remplit la salle du port'],
])('%s: and tells what is for fun: %s', async (tongue, title) => {
  expect((await feedSays(tongue, title, '', { presentationType: PLAYLIST })).said).toContain(title)
})
