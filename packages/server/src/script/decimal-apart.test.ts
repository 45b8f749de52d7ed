import { expect, test } from 'vitest'
import { foreignNumberFinder } from './foreign-number.ts'

const foreignNumber = (held: string, said: string) => foreignNumberFinder(held, 'ro', 'story')(said)

test('a decimal that a paper prints with a blank is one number, for every decimal of two places', () => {
  for (let whole = 0; whole < 100; whole += 7)
    for (let part = 10; part < 100; part += 9) {
      const held = `a obținut ${whole}, ${part} de puncte, fiind urmată de altul`
      expect(foreignNumber(held, `A obținut ${whole},${part} puncte.`)).toBeUndefined()
      expect(foreignNumber(held, `A obținut ${whole},${part - 1} puncte.`)).toBe(`${whole},${part - 1}`)
    }
})

test.each([
  'copii de 9, 86 și 12 ani',
  'numerele 4, 9, 86',
  'numerele 9, 86, 12',
  'în 2019, 86 de oameni',
  'la 12:09, 86 de oameni',
])('of a list, a year or a clock no decimal is made: %s', (held) => {
  expect(foreignNumber(held, 'A obținut 9,86 puncte.')).toBe('9,86')
})

test('where the point divides, a comma lists', () => {
  expect(foreignNumberFinder('aged 9, 86 in all', 'en', 'story')('It is 9.86.')).toBe('9.86')
})
