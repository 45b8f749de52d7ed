import { describe, expect, it } from 'vitest'
import { withoutDeathQuoted } from './speaker-first.ts'

describe('somebody who tells of a death', () => {
  it.each([
    ['L’addio a Nino Valdini. Bressan: "Si è spento nel sonno"', 'L’addio a Nino Valdini'],
    ['Adiós a Lola Berzosa. Ramón Uceda: "Murió como vivió"', 'Adiós a Lola Berzosa'],
    ['Les adieux à Paul Derval. Nadia Morin : « Il est mort sans souffrir »', 'Les adieux à Paul Derval'],
  ])('is not heard as the one who died: %j', (headline, said) => {
    expect(withoutDeathQuoted(headline)).toBe(said)
  })
  it.each([
    'L’addio a Nino Valdini. Bressan: "Era un amico"',
    'Bressan: "Si è spento nel sonno"',
    'L’addio a Nino Valdini. Bressan: "È un giorno triste"',
  ])('leaves %j', (headline) => {
    expect(withoutDeathQuoted(headline)).toBe(headline)
  })
})
