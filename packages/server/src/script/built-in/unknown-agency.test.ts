import { expect, test } from 'vitest'
import { withoutUnknownLine } from './unknown-agency.ts'

test.each([
  ['Gdynia (NAP) - Od maja popłynie nowy prom.', 'Od maja popłynie nowy prom.'],
  ['Cuxhaven (ksd) – Die Kutschen fahren wieder.', 'Die Kutschen fahren wieder.'],
  ['Vale Arco (NCP) - O moinho de Vale Arco gira.', 'O moinho de Vale Arco gira.'],
  ['Kervel, 12 mars (ABP) – Le moulin tourne à nouveau.', 'Le moulin tourne à nouveau.'],
  ['Orby, March 12 (KNS) - The bridge has reopened.', 'The bridge has reopened.'],
  ['साँची, 12 मार्च (नभा)। साँची में संग्रहालय बनेगा।', 'साँची में संग्रहालय बनेगा।'],
])('goes: %s', (text, story) => {
  expect(withoutUnknownLine(text)).toBe(story)
})

test.each([
  'Nowak (PiS) - Nie poprzemy tej ustawy.',
  'Jan Nowak (KWW) - Nie poprzemy tej ustawy.',
  'Merz (CDU) – Kanzler seit Mai – reist nach Kiel.',
  'Holm (KNS) – Meister seit Mai – verliert in Kiel.',
  'Chelsea (ENG) - Porto (POR) 2:1',
  'The alliance (NATO) - founded in 1949 - moves.',
  'Die Kieler Nachrichtenagentur (KNA) – Die Redaktion zieht um.',
  'साँची (नभा) में संग्रहालय बनेगा।',
  'Orby (KNS) has bought the cinema.',
])('stays: %s', (text) => {
  expect(withoutUnknownLine(text)).toBe(text)
})

test('costs no more than linear time', () => {
  const began = performance.now()
  withoutUnknownLine(`Orby (KNS) - The bridge has ${'a '.repeat(60_000)}`)
  withoutUnknownLine('Aaa Bbb '.repeat(40_000))
  expect(performance.now() - began).toBeLessThan(200)
})
