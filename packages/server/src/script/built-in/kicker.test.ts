import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import { kickeredIn, withoutKicker } from './kicker.ts'

const titled = (source: string, titles: readonly string[]) => titles.map((title, at) => item(`${source}${at}`, title, '', source))
const KICKERED = [
  'Bundesliga: Henrik Meier schwer verletzt',
  'Rente - Kabinett streitet über Haltelinie',
  'Wetter: Sturm zieht über Harlau',
  'Atomkraft: Frankreich schaltet Reaktor ab',
  'Justiz: Gericht spricht Bürgermeister frei',
  'Polizei findet vermisstes Kind',
]

test('a source that sets a kicker before most headlines is known by that', () => {
  const plain = titled('Bote', ['Rat kauft Mühle', 'Sturm in Harlau', 'Justiz: Freispruch', 'Fähre fährt', 'Brand', 'Wahl'])
  expect([...kickeredIn([...titled('Kurier', KICKERED), ...plain])]).toEqual(['Kurier'])
  expect([...kickeredIn(titled('Kurier', KICKERED.slice(0, 4)))]).toEqual([])
})

test.each([
  ['Bundesliga: Bayern gewinnt das Spiel in Leipzig', 'Bayern gewinnt das Spiel in Leipzig'],
  ['Wirtschaft - Polen verbietet die Einfuhr von Getreide', 'Polen verbietet die Einfuhr von Getreide'],
  // Who speaks, whom it befell and where would be lost.
  ['Meier: Bayern gewinnt das Spiel in Leipzig', 'Meier: Bayern gewinnt das Spiel in Leipzig'],
  [
    'Tesla verkündet: Mehr als 1000 neue Mitarbeiter in Deutschland',
    'Tesla verkündet: Mehr als 1000 neue Mitarbeiter in Deutschland',
  ],
])('there its kicker goes where nothing is lost: %s', (headline, said) => {
  expect(withoutKicker(headline, '', 'de', true)).toBe(said)
})

test('elsewhere what stands before a colon may be the news', () => {
  const headline = 'Landwirtschaft: Polen verbietet die Einfuhr von Getreide'
  expect(withoutKicker(headline.replace('Landwirtschaft', 'Trockenheit im Osten'), '', 'de', false)).toContain('Trockenheit')
})
