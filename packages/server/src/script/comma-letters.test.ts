import { expect, test } from 'vitest'
import { withCommaLetters } from './comma-letters.ts'

test('Romanian letters with a cedilla are said as the letters of the tongue', () => {
  expect(withCommaLetters('Marţi, la Şerbeni, trei staţii s-au închis.', 'ro')).toBe(
    'Marți, la Șerbeni, trei stații s-au închis.',
  )
})

test.each(['fr', 'en'] as const)('in %s a Turkish name keeps its own', (tongue) => {
  expect(withCommaLetters('Ayşe', tongue)).toBe('Ayşe')
})
