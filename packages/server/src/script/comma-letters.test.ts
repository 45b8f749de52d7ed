import { expect, test } from 'vitest'
import { inLettersOf, withCommaLetters } from './comma-letters.ts'

test('Romanian letters with a cedilla are said as the letters of the tongue', () => {
  expect(withCommaLetters('Marţi, la Şerbeni, trei staţii s-au închis.', 'ro')).toBe(
    'Marți, la Șerbeni, trei stații s-au închis.',
  )
})

test.each(['fr', 'en'] as const)('in %s a Turkish name keeps its own', (tongue) => {
  expect(withCommaLetters('Ayşe', tongue)).toBe('Ayşe')
})

test('of an item its headline and its text alone are written so', () => {
  const [item] = inLettersOf([{ id: 'a', title: 'Şase', text: 'staţii', source: 'Ştirea' }], 'ro-RO')
  expect(item).toEqual({ id: 'a', title: 'Șase', text: 'stații', source: 'Ştirea' })
})
