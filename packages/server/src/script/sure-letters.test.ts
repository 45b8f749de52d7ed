import { expect, test } from 'vitest'
import { WRITTEN_OUT } from './spoken/written-out.ts'
import { sureLettersIn } from './sure-letters.ts'

test.each<[RegExp, string]>([
  [/(?<=(?:zł|euro)\s?)\/\s?(?:h|godz\.)(?!\p{L})/gu, '/'],
  [/(?<!\p{L})(?:od\s)?czw\.?(?=\s?[–-]\s?pt)/gu, 'czw'],
  [/\bHbf\b\.?/g, 'Hbf'],
  [/\bNos\.\s?(?=\d)/g, 'Nos.'],
  [/\bSept?\.x/g, 'Sep'],
  [/ab{2,3}c+d/g, 'a'],
  [/\b[Cc]\/\s?(?=\p{Lu})/gu, '/'],
  [/[(|]x(?:\(|\))yz/g, 'yz'],
  [/\w\d\./g, '.'],
])('%s finds nothing without ‘%s’', (pattern, letters) => {
  expect(sureLettersIn(pattern)).toBe(letters)
})

test.each([/bps|yrs/g, /etc\./gi, /\p{Lu}{2,5}/gu, /(?:mies|mc)/g])('of %s no letters are sure', (pattern) => {
  expect(sureLettersIn(pattern)).toBe('')
})

test('what is written out is found with its letters, and most of it has some', () => {
  const marks = Object.values(WRITTEN_OUT).flatMap((rules) => rules.map(([mark]) => mark))
  expect(marks.filter((mark) => sureLettersIn(mark) !== '').length).toBeGreaterThan(marks.length * 0.7)
})
