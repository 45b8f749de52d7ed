import { expect, test } from 'vitest'
import { localeOf } from '../locale-of.ts'
import { languageOf } from '../testing/feed-says.ts'
import { item, writeInput } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { wordRulesOf } from '../words/word-rules.ts'
import { judgeBulletin } from './judge-bulletin.ts'
import type { Paragraph } from './told-items.ts'

const faultsOf = (tongue: Tongue, written: readonly Paragraph[], texts: readonly string[], air: string) => {
  const airAt = Date.parse(air)
  const items = texts.map((text, at) => ({ ...item(`${at}`, '', text), publishedAt: airAt - 3_600_000 }))
  const input = writeInput({ items, language: languageOf(tongue), airAt, stationName: 'Radio Harbour' })
  const locale = localeOf(input)
  const { faults } = judgeBulletin(written, items, input, { locale, rules: wordRulesOf(input, locale) })
  return faults.map(({ gate }) => gate?.detail)
}
const GREETING = { text: 'Clara, Radio Harbour.', numbers: [] }

test.each<[Tongue, string, string, string]>([
  ['en', 'It is 10 to 9.', '20:50', '20:20'],
  ['de', 'Es ist 10 vor 9.', '20:50', '20:10'],
  ['de', 'Es ist halb 9.', '20:30', '20:10'],
  ['de', 'Es ist 5 vor halb 9.', '20:25', '20:10'],
  ['nl', 'Het is 10 voor 9.', '20:50', '20:10'],
  ['pl', 'Jest za 10 minut 21.', '20:50', '20:10'],
  ['pl', 'Jest wpół do 9.', '20:30', '20:10'],
  ['it', 'Sono le 21 meno 10.', '20:50', '20:10'],
  ['es', 'Son las veintiuna menos diez.', '20:50', '20:10'],
  ['pt', 'São 10 para as 21.', '20:50', '20:10'],
  ['fr', 'Il est vingt et une heures moins dix.', '20:50', '20:10'],
  ['ro', 'Este ora 21 fără 10.', '20:50', '20:10'],
  ['hi', '9 बजने में 10 मिनट हैं।', '20:50', '20:10'],
  ['en', 'It’s twenty-five minutes to 9 here in Denby.', '20:35', '20:20'],
  ['en', 'It is 9 minutes to 9.', '20:51', '20:20'],
  ['en', 'It’s a quarter to 9.', '20:45', '20:20'],
  ['de', 'Es ist kurz vor 9.', '20:55', '20:20'],
  ['de', 'Es ist fünf nach halb 9.', '20:35', '20:10'],
  ['de', 'Es ist zehn vor 21 Uhr.', '20:50', '20:10'],
  ['nl', 'Het is 5 over half 9.', '20:35', '20:10'],
  ['es', 'Faltan 10 para las 21.', '20:50', '20:10'],
  ['it', 'Mancano 10 alle 21.', '20:50', '20:10'],
  ['fr', 'Il est 21 heures moins dix.', '20:50', '20:10'],
  ['fr', 'Il est 21h moins 10.', '20:50', '20:10'],
  ['pt', 'São 21 menos dez.', '20:50', '20:10'],
])('%s: the clock may be said by the hour to come: %s', (tongue, text, at, early) => {
  const clock = { text: `Clara, Radio Harbour. ${text}`, numbers: [] }
  const faults = (time: string) => faultsOf(tongue, [clock, GREETING], ['Denby.'], `2027-01-16T${time}:00Z`)
  expect(faults(at)).toEqual([])
  expect(faults(early)).toHaveLength(1)
})

test.each<[Tongue, string]>([
  ['en', 'It is 9 o’clock.'],
  ['en', 'It is 21:00.'],
  ['en', 'Coming up: 21 people hurt in Denby.'],
  ['en', 'It is 25 to 9, and 21 people are hurt in Denby.'],
  ['en', 'It is 25 to 21 people in Denby.'],
  ['en', 'In Denby it is open from 8 to 9.'],
  ['en', 'It is up to 21.'],
  ['de', 'Es ist 21 Uhr.'],
  ['de', 'Es ist 21 Uhr 35.'],
  ['de', 'Um 21 Uhr mehr dazu.'],
  ['nl', 'Het is 21 uur.'],
  ['pl', 'Jest godzina 21.'],
  ['it', 'Sono le 21.'],
  ['es', 'Son las 21.'],
  ['pt', 'São 21 horas.'],
  ['fr', 'Il est 21 heures.'],
  ['ro', 'Este ora 21.'],
  ['hi', '21 बजे हैं।'],
])('%s: no clock that is told by another hour, and no count: %s', (tongue, text) => {
  const clock = { text: `Clara, Radio Harbour. ${text}`, numbers: [] }
  expect(faultsOf(tongue, [clock, GREETING], ['Denby.'], '2027-01-16T20:35:00Z')).toHaveLength(1)
})

test('but it counts nothing in a story', () => {
  const story = { text: 'The fire in Denby hurt 21 people.', numbers: [1] }
  expect(faultsOf('en', [GREETING, story, GREETING], ['A fire in Denby hurt people.'], '2027-01-16T20:50:00Z')).toEqual(['21'])
})

test.each<[Tongue, string, string, string, string]>([
  ['en', 'A mill burnt down in Denby, killing three.', 'A bridge fell into the river in Yorkham.', 'Denby', 'Yorkham'],
  [
    'de',
    'In Harlau ist eine Mühle abgebrannt, drei Menschen starben.',
    'In Olmstedt stürzte eine Brücke ein.',
    'Harlau',
    'Olmstedt',
  ],
  [
    'nl',
    'In Denby is een molen afgebrand, drie mensen stierven.',
    'In Yorkham stortte een brug in de rivier.',
    'Denby',
    'Yorkham',
  ],
  ['pl', 'W Olszanach spłonął młyn, zginęły trzy osoby.', 'W Borowie most runął do rzeki.', 'Olszanach', 'Borowie'],
  [
    'fr',
    'Un moulin a brûlé à Denby, trois habitants sont morts.',
    'Un pont est tombé dans le fleuve à Cormery.',
    'Denby',
    'Cormery',
  ],
  [
    'es',
    'Un molino ardió en Olmo y murieron tres vecinos.',
    'Un puente cayó al río con varios coches en Berrueco.',
    'Olmo',
    'Berrueco',
  ],
  [
    'it',
    'Un mulino è bruciato a Borgo, tre abitanti sono morti.',
    'Un ponte è crollato nel fiume a Cormano.',
    'Borgo',
    'Cormano',
  ],
  [
    'pt',
    'Um moinho ardeu em Soutelo e morreram três moradores.',
    'Uma ponte caiu ao rio com vários carros em Barcos.',
    'Soutelo',
    'Barcos',
  ],
  [
    'ro',
    'O moară a ars în Borșani și au murit trei locuitori.',
    'Un tramvai vechi a lovit un stâlp la Cernești.',
    'Borșani',
    'Cernești',
  ],
  ['hi', 'हरिपुर में चक्की जल गई और तीन मज़दूर मारे गए।', 'रामगढ़ में पुराना रेलवे स्टेशन अचानक टूटा।', 'हरिपुर', 'रामगढ़'],
])('%s: of joined entries each keeps its place: %s %s', (tongue, one, other, here, there) => {
  const said = (...sentences: string[]) =>
    faultsOf(tongue, [GREETING, { text: sentences.join(' '), numbers: [1, 2] }, GREETING], [one, other], '2027-01-16T20:10:00Z')
  expect(said(one, other)).toEqual([])
  expect(said(one, other.replace(there, here))).toHaveLength(1)
  expect(said(one.replace(here, there), other)).toHaveLength(1)
  expect(said(`${one.slice(0, -1)}; ${other}`)).toEqual([])
})

test('a place of entries of one affair is that of all', () => {
  const story = { text: 'Three people died in the fire at a mill in Denby.', numbers: [1, 2] }
  const texts = ['Three people died in the fire at a mill.', 'A mill has been burning in Denby since the morning.']
  expect(faultsOf('en', [GREETING, story, GREETING], texts, '2027-01-16T20:10:00Z')).toEqual([])
  const districts = [
    'In Denby three people died in the fire at a mill.',
    'The blaze of Denby, in Wexley, broke out in the morning.',
  ]
  const closer = { ...story, text: 'Three people died in the blaze at a mill in Wexley.' }
  expect(faultsOf('en', [GREETING, closer, GREETING], districts, '2027-01-16T20:10:00Z')).toEqual([])
})
