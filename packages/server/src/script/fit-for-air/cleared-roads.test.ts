import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isCleared } from './cleared-roads.ts'
import { plainWords } from './phrases.ts'

test.each<[Tongue, string, string]>([
  ['en', 'Normal traffic conditions now on the A17(M)', 'M25 not cleared before noon'],
  ['de', 'A17 bei Auberg: Gefahr besteht nicht mehr, Sperrung aufgehoben', 'A24 bei Moorwedel erst am Abend wieder frei'],
  ['fr', 'A17 : circulation rétablie à Kervelan', 'A24 : une voie rouverte, deux encore fermées'],
  ['es', 'Reabierta la A-17 en Torrebruma', 'A-24: reabierto un carril, hay retenciones'],
  ['it', 'A17, riaperto il tratto di Vallalta', 'A24, riaperta una corsia ma restano code'],
  ['pt', 'Trânsito normalizado na A17', 'A24 ainda não reaberta'],
  ['pl', 'DK7 w Tarsku: utrudnienia zakończone', 'DK22 nie będzie przejezdna'],
  ['nl', 'A17 bij Duinmeer weer vrij', 'A24 nog niet vrijgegeven'],
  ['ro', 'DN17: trafic reluat la Brădești', 'DN24 încă nu a fost redeschis'],
  ['hi', 'सोनपुर में यातायात बहाल', 'सोनपुर में यातायात अभी बहाल नहीं'],
])('%s: free again: %s; not yet: %s', (tongue, cleared, blocked) => {
  expect(isCleared(plainWords(cleared), tongue)).toBe(true)
  expect(isCleared(plainWords(blocked), tongue)).toBe(false)
})
