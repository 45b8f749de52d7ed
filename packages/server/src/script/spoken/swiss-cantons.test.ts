import { expect, test } from 'vitest'
import { sayCantons } from './swiss-cantons.ts'
import { toSpoken } from './to-spoken.ts'

test.each([
  ['In Kirchau BE brannte ein Haus.', 'In Kirchau im Kanton Bern brannte ein Haus.'],
  ['Ein Mann aus Horlau (LU) wird vermisst.', 'Ein Mann aus Horlau im Kanton Luzern wird vermisst.'],
  ['Unfall bei Stein am Berg SG: Mann verletzt.', 'Unfall bei Stein am Berg im Kanton St. Gallen: Mann verletzt.'],
  ['Der Zug hielt in Zürich ZH.', 'Der Zug hielt in Zürich.'],
])('%s: the canton is said', (written, said) => {
  expect(sayCantons(written)).toBe(said)
})

test.each([
  'Die Garbau AG baut in Olm.',
  'Sie arbeitet bei der Garbau AG.',
  'Nach Angaben von Garbau AG steigt der Gewinn.',
  'Razzia bei Garbau AG.',
  'Ein Zug aus Olm (BE) hält nicht.',
  'Er forscht in Olm zu AI.',
  'In Olm AB brannte es.',
  'Die IG Olm BE-West tagt.',
])('%s stays', (written) => {
  expect(sayCantons(written)).toBe(written)
})

test('the voice gets it in German alone', () => {
  expect(toSpoken('Unfall in Kirchau BE.', 'de-CH')).toBe('Unfall in Kirchau im Kanton Bern.')
  expect(toSpoken('Unfall in Kirchau BE.', 'en-GB')).not.toContain('Kanton')
})
