import { expect, test } from 'vitest'
import { plainWords } from './phrases.ts'
import { countsTraffic } from './traffic-counts.ts'

test.each([
  'Le trafic aérien mondial a battu un record.',
  'Plus de cinq milliards de passagers ont été transportés.',
  'Der Schiffsverkehr im Hafen wuchs um 8 Prozent.',
  'Luchtverkeer breekt record.',
])('counts: %s', (text) => {
  expect(countsTraffic(plainWords(text))).toBe(true)
})

test.each([
  'Rekordstau auf der A8: 20 Kilometer.',
  'Trafic aérien interrompu à Kervel.',
  'The A12 is closed.',
  'Record jam at Orby.',
])('reports: %s', (text) => {
  expect(countsTraffic(plainWords(text))).toBe(false)
})
