import { expect, test } from 'vitest'
import { withCurrency } from './currency-told.ts'

test.each([
  [
    'Torralba pagará 32 millones al puerto',
    'El puerto recibirá 32 millones de dólares.',
    'Torralba pagará 32 millones de dólares al puerto',
  ],
  ['Soutelo paga 1,5 mil milhões', 'São 1,5 mil milhões de euros.', 'Soutelo paga 1,5 mil milhões de euros'],
  ['Brenac perd 12 millions', 'La ville perd 12 millions d’euros.', 'Brenac perd 12 millions d’euros'],
  ['Torralba vende 3 millones', 'Son 3 millones de acciones.', 'Torralba vende 3 millones'],
  ['Torralba paga 3 millones', 'Son 3 millones de euros, antes 3 millones de pesos.', 'Torralba paga 3 millones'],
  ['Torralba paga $3 millones', 'Son 3 millones de pesos.', 'Torralba paga $3 millones'],
  ['Torralba vende 3 millones de kilos', 'Cobra 3 millones de euros.', 'Torralba vende 3 millones de kilos'],
  ['Torralba paga 3 millones', 'Son 13 millones de euros.', 'Torralba paga 3 millones'],
])('%s', (headline, text, said) => {
  expect(withCurrency(headline, text)).toBe(said)
})

test('a page of figures holds nobody up', () => {
  const page = '3 millones '.repeat(9_000)
  expect(withCurrency('Torralba paga 3 millones', page)).toBe('Torralba paga 3 millones')
})
