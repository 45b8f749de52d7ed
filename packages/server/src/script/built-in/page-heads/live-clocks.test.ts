import { expect, test } from 'vitest'
import { withoutLiveClock, withoutTickerClock } from './live-clocks.ts'

test.each([
  ['LIVE 06:41 Paper mill fire under control.', 'Paper mill fire under control.'],
  ['LIVE - 07.41 uur Brand onder controle.', 'Brand onder controle.'],
  ['DIRECT 07h41 - Incendie maîtrisé.', 'Incendie maîtrisé.'],
  ['EM DIRETO 07:41 Dominado o incêndio.', 'Dominado o incêndio.'],
  ['NA ŻYWO 07:41 Pożar opanowany.', 'Pożar opanowany.'],
  ['Liveblog 17:12 | Heidebrand bij Emst', 'Heidebrand bij Emst'],
  ['Liveblog 17:12: Heidebrand bij Emst', 'Heidebrand bij Emst'],
  ['RELACJA NA ŻYWO 5:12 Płonie las', 'Płonie las'],
  ['Relacja na żywo, 05:12 – Płonie las', 'Płonie las'],
  ['Live-Ticker 09:42 Uhr: Pegel steigt', 'Pegel steigt'],
  ['En direct 07h41 : Incendie maîtrisé', 'Incendie maîtrisé'],
  ['In diretta 7.41 - Incendio domato', 'Incendio domato'],
  ['Ao minuto 07:41 Fogo dominado', 'Fogo dominado'],
  ['En vivo 07:41 | Incendio controlado', 'Incendio controlado'],
  ['Live text 07:41 Incendiu stins', 'Incendiu stins'],
  ['ÚLTIMA HORA | 09:47 h. Cortada la carretera', 'Cortada la carretera'],
  ['Última hora | 09:47 h. Cortada la carretera', 'Cortada la carretera'],
  ['[NA ŻYWO] 9:21. Droga zablokowana', 'Droga zablokowana'],
  ['PILNE | 9.21. Droga zablokowana', 'Droga zablokowana'],
  ['[LIVE] 09:47 Road blocked', 'Road blocked'],
  ['BREAKING: 9:47 a.m. Road blocked', 'Road blocked'],
  ['EILMELDUNG +++ 09:47 Uhr +++ Straße gesperrt', 'Straße gesperrt'],
  ['Eilmeldung, 9.47 Uhr: Straße gesperrt', 'Straße gesperrt'],
  ['[EN DIRECT] 9h47. Route coupée', 'Route coupée'],
  ["ULTIM'ORA | 9:47. Strada chiusa", 'Strada chiusa'],
  ['[AO VIVO] 09h47. Estrada cortada', 'Estrada cortada'],
  ['Laatste nieuws | 09.47 uur. Weg dicht', 'Weg dicht'],
  ['ULTIMA ORĂ | 9:47. Drum blocat', 'Drum blocat'],
  ['[लाइव] 9:47. सड़क बंद', 'सड़क बंद'],
  ['+++ 07:12 Uhr +++ Großbrand gelöscht.', 'Großbrand gelöscht.'],
  ['+++ 09:42 Uhr: Pegel steigt +++ Der Pegel', 'Pegel steigt +++ Der Pegel'],
  ['LIVE 09:11 कागज़ मिल में आग बुझी।', 'कागज़ मिल में आग बुझी।'],
])('goes: %s', (text, story) => {
  expect(withoutTickerClock(text)).toBe(story)
})

test.each([
  'Live aus Berlin um 20:15 Uhr.',
  'DIRECT flights resume on Monday.',
  '06:41 is when the first train leaves.',
  'LIVE 24 hours a day',
  'Live music returns to the quay',
  'Direct trains to Leeds from 6:30',
  '25.000 Haushalte ohne Strom in Köln',
  '10.000 Menschen mussten in Harlau die Nacht im Freien verbringen.',
  '12.50 Euro kostet das Ticket.',
  '12:30 Uhr Sirenen heulen in Harlau',
  'Live 10.000 Fans in Harlau',
  'En vivo: 24 horas de música',
  'Última hora: 9.500 evacuados en Lorca',
  'PILNE: 9.12. Marsz w Łodzi',
  'EILMELDUNG 12.10. Feiertag bleibt',
  'Última hora del tren de las 9:47',
  'Laatste nieuws: 12 doden in Harlau',
  'Urgent: 24 places de crèche',
])('stays: %s', (text) => {
  expect(withoutTickerClock(text)).toBe(text)
})

test('a time between pluses stays in a headline', () => {
  expect(withoutLiveClock('+++ 14:05 Rat tagt +++')).toBe('+++ 14:05 Rat tagt +++')
})
