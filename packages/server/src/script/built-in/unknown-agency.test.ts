import { expect, test } from 'vitest'
import { withoutUnknownLine } from './unknown-agency.ts'

test.each([
  ['Gdynia (NAP) - Od maja popłynie z Gdyni nowy prom.', 'Od maja popłynie z Gdyni nowy prom.'],
  ['Lisbon (NAP) - A new ferry sails from May.', 'A new ferry sails from May.'],
  ['Arcea (NCA) - El molino de mareas de Arcea vuelve a girar.', 'El molino de mareas de Arcea vuelve a girar.'],
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
  'Conte (M5S): Il governo ha mentito sui conti pubblici.',
  'Keijzer (BBB): Wij stemmen niet voor dit plan.',
  'Pontón (BNG): Galicia merece otro gobierno.',
  'Boulos (PSOL): O governo mentiu sobre as contas.',
  'Șoșoacă (SOS): Guvernul a mințit din nou.',
  'Aiwanger (FW): Wir stimmen dem nicht zu.',
  'Zandberg (RAZEM): Rząd znowu nas okłamał.',
  'महुआ (टीएमसी): सरकार ने झूठ बोला है।',
  'Dupont (GRV): Le gouvernement a menti aux Français.',
  'Miller (GRV): The government has lied about it.',
  'Lopez (ARG) - The skier won the race.',
  'Lopez, 24 ans (GRV) - Le skieur a gagné la course.',
  'Meyer (LIE) - Der Skifahrer siegte in Meyer.',
  'Lopez (GRV) - El triunfo de Lopez. Lopez corrió solo.',
  'Miller (GRV) - The council of the town has lied.',
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
  const began = process.cpuUsage()
  withoutUnknownLine(`Orby (KNS) - The bridge has ${'a '.repeat(60_000)}`)
  withoutUnknownLine('Aaa Bbb '.repeat(40_000))
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(200)
})
