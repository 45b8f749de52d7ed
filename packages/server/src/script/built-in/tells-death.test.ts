import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { losesGrave, tellsDeath } from './tells-death.ts'

test.each<[Tongue, string, string, string]>([
  [
    'en',
    'Woman found shot in Ellery',
    'A woman was found dead at her home in Ellery.',
    'A woman was shot dead at her home in Ellery.',
  ],
  ['de', 'Frau in Harlau erschossen', 'In Harlau wurde eine Frau tot aufgefunden.', 'In Harlau wurde eine Frau erschossen.'],
  ['fr', 'Une femme poignardée à Vernoy', 'Une femme est morte à Vernoy.', 'Une femme a été poignardée à Vernoy.'],
  ['es', 'Matan a tiros a un hombre en Alcor', 'Un hombre ha muerto en Alcor.', 'Un hombre ha muerto a tiros en Alcor.'],
  ['it', 'Donna accoltellata a Velmare', 'Una donna è morta a Velmare.', 'Una donna è stata accoltellata a Velmare.'],
  ['pt', 'Homem morto a tiros em Valmar', 'Um homem morreu em Valmar.', 'Um homem foi morto a tiros em Valmar.'],
  ['pl', 'Zastrzelono kobietę w Olszanach', 'W Olszanach zmarła kobieta.', 'W Olszanach zastrzelono kobietę.'],
  ['nl', 'Vrouw in Veldam doodgeschoten', 'In Veldam is een vrouw overleden.', 'In Veldam is een vrouw doodgeschoten.'],
  ['ro', 'Femeie înjunghiată la Vernea', 'O femeie a murit la Vernea.', 'O femeie a fost înjunghiată la Vernea.'],
  ['hi', 'रामगढ़ में महिला की गोली मारकर हत्या', 'रामगढ़ में एक महिला की मौत हो गई।', 'रामगढ़ में एक महिला की हत्या कर दी गई।'],
])('%s: who tells of a violent death says that it was one: %s', (tongue, headline, dead, violent) => {
  expect(losesGrave(dead, headline, tongue)).toBe(true)
  expect(losesGrave(violent, headline, tongue)).toBe(false)
})

test.each([
  'Der Fahrer verstarb noch am Unfallort.',
  'Zwei Wanderer sterben bei Harlau.',
  'Zwei Personen verloren dabei ihr Leben.',
  'Ein Mann erschoss seinen Nachbarn.',
])('%s tells of a death', (sentence) => {
  expect(tellsDeath(sentence, 'de')).toBe(true)
})

test('a party that lost is not dead', () => {
  expect(tellsDeath('Die Partei verlor neun Sitze im Rat.', 'de')).toBe(false)
})
