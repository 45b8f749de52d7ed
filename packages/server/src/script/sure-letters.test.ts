import { readFileSync } from 'node:fs'
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

const MARKS = Object.values(WRITTEN_OUT).flatMap((rules) => rules.map(([mark]) => mark))

test('most of what is written out has such letters', () => {
  expect(MARKS.filter((mark) => sureLettersIn(mark) !== '').length).toBeGreaterThan(MARKS.length * 0.7)
})

test('what is written out stands in no text without its letters', () => {
  const texts = ['abbreviation', 'unit', 'money', 'agreement'].flatMap((kind) =>
    readFileSync(new URL(`./editor/cases/${kind}.jsonl`, import.meta.url), 'utf8').split('\n'),
  )
  const found = MARKS.flatMap((mark) => texts.flatMap((text) => (new RegExp(mark).test(text) ? [{ mark, text }] : [])))
  expect(found.length).toBeGreaterThan(MARKS.length)
  for (const { mark, text } of found) expect(text).toContain(sureLettersIn(mark))
})
