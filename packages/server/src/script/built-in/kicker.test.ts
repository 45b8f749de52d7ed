import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
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

test.each<[Tongue, string, string]>([
  ['de', 'Bundesliga: Bayern gewinnt das Spiel in Leipzig', 'Bayern gewinnt das Spiel in Leipzig'],
  ['de', 'Wirtschaft - Polen verbietet die Einfuhr von Getreide', 'Polen verbietet die Einfuhr von Getreide'],
  ['it', 'Calcio: Il Borgo vince a Olmo per 3 a 1', 'Il Borgo vince a Olmo per 3 a 1'],
])('%s: there a page of the paper goes: %s', (tongue, headline, said) => {
  expect(withoutKicker(headline, '', tongue, true)).toBe(said)
})

test.each<[Tongue, string]>([
  ['de', 'Meier: Bayern gewinnt das Spiel in Leipzig'],
  ['de', 'Merz: Polen verbietet die Einfuhr von Getreide'],
  ['de', 'Ulm: Polizei findet vermisstes Kind im Wald'],
  ['de', 'Medien: Polen verbietet die Einfuhr von Getreide'],
  ['de', 'Prognose: Polen verbietet die Einfuhr von Getreide'],
  ['de', 'Polizei geht von Unfall aus: Arbeiter stirbt in Harlau'],
  ['de', 'Tesla verkündet: Mehr als 1000 neue Mitarbeiter in Deutschland'],
  ['it', 'Procura: Il sindaco Rossi ha rubato 40 mila euro'],
  ['it', 'Film: Una bomba uccide 40 persone a Milano'],
  ['pl', 'PiS: Nowak ukrył 40 milionów złotych w budżecie'],
  ['nl', 'Nep: Gemeente Wezep verbiedt 3 feestdagen'],
  ['fr', 'Faux : Le maire de Nantes interdit les voitures en avril'],
  ['en', 'Fake: Council of Denby bans all private cars from May'],
  ['en', 'Charges dropped - Teacher Alan Brown stole £4,000 from a school'],
])('%s: who says it, where, what is doubted and what is denied stays: %s', (tongue, headline) => {
  expect(withoutKicker(headline, '', tongue, true).replace(': ', ' - ')).toBe(headline.replace(': ', ' - '))
})

test('of a source that sets none, what stands before a colon stays', () => {
  const headline = 'Wirtschaft: Polen verbietet die Einfuhr von Getreide'
  expect(withoutKicker(headline, '', 'de', false)).toBe(headline)
})
