import { expect, test } from 'vitest'
import { withoutEasternHeads } from './eastern-heads.ts'

test.each([
  ['De Maria Pop, 13 ianuarie 2027, 09:30 Cinci mașini s-au ciocnit.', 'Cinci mașini s-au ciocnit.'],
  ['Autor: Marek Wilk, 13.01.2027, aktualizacja 09:12 Napastnik uciekł.', 'Napastnik uciekł.'],
  ['Marek Wilk | 13.01.2027 | Napastnik uciekł.', 'Napastnik uciekł.'],
  ['By Jane Doe | The board met.', 'The board met.'],
  ['13 ianuarie 2027, 09:30 Cinci mașini s-au ciocnit.', 'Cinci mașini s-au ciocnit.'],
  ['लेखक: राहुल मिश्रा, 13 जनवरी 2027, 09:30 AM IST पुल खुल गया।', 'पुल खुल गया।'],
])('goes: %s', (text, story) => {
  expect(withoutEasternHeads(text)).toBe(story)
})

test.each([
  'De Maria depinde totul.',
  'Maria Pop, 13 ani, a câștigat concursul.',
  '13 ianuarie 2027 este ziua alegerilor.',
  '12 maja 2020 Rada podjęła uchwałę.',
  'Jan Kowalski, 12 maja 2020 prezes, odszedł.',
])('stays: %s', (text) => {
  expect(withoutEasternHeads(text)).toBe(text)
})

test('costs no more than linear time', () => {
  const hostile = `De ${'Aa Bb '.repeat(40_000)}, 13 ianuarie 2027`
  const began = process.cpuUsage()
  withoutEasternHeads(hostile)
  withoutEasternHeads(`लेखक: ${'क ख '.repeat(40_000)}`)
  withoutEasternHeads(`${'Posted 10 Aug 2026 2:11 '.repeat(200)}x`)
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(200)
})
