import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

test.each([
  [
    'es-ES',
    'Un choque en el km 25 y en el km. 30, a 5 km.',
    'Un choque en el kilómetro 25 y en el kilómetro 30, a 5 kilómetros.',
  ],
  ['fr-FR', 'au km 25', 'au kilomètre 25'],
  ['pt-PT', '20ºC e 3.º lugar às 20h', '20 graus e 3.º lugar às 20 horas'],
  ['pt-PT', 'R$ 5 milhões, R$ 1 ou R$10–15', '5 milhões de reais, 1 real ou 10 a 15 reais'],
  ['es-MX', 'Son $25 pesos, $5,000 o US$3.', 'Son 25 pesos, 5,000 pesos o 3 dólares.'],
  ['es-MX', 'Son $5 millones de pesos y $1.', 'Son 5 millones de pesos y un peso.'],
  ['es-ES', 'Son $5.', 'Son 5 dólares.'],
  ['en-US', 'They pay US$10–15m.', 'They pay 10 to 15 million U S dollars.'],
  ['de-DE', 'Offen bis 24:00 Uhr.', 'Offen bis 24 Uhr.'],
  [
    'de-DE',
    'Es kostet €1 Mio. und 1 Mrd. Euro, nicht 21 Mio. Euro.',
    'Es kostet eine Million Euro und eine Milliarde Euro, nicht 21 Millionen Euro.',
  ],
  ['en-GB', 'Doors open at 7:30 tonight, shut at 20:30.', 'Doors open at 7 30 tonight, shut at 8 30 p m.'],
  ['it-IT', 'Dalle 20.30 alle 22.15, il 3.50 no', 'Dalle 20 e 30 alle 22 e 15, il 3.50 no'],
  ['es-ES', 'A las 20.30, 3.50 no', 'A las ocho y media de la noche, 3.50 no'],
  [
    'de-DE',
    'Tel. 030-1234567 oder 0800-123456, 10-15 Uhr',
    'Telefon 0 3 0, 1 2 3 4 5 6 7 oder 0 8 0 0, 1 2 3 4 5 6, 10 bis 15 Uhr',
  ],
  ['en-US', 'Call 555-1234 now, or 1-800-555-1234.', 'Call 5 5 5, 1 2 3 4 now, or 1, 8 0 0, 5 5 5, 1 2 3 4.'],
  ['en-US', 'Dial 555-1234.', 'Dial 5 5 5, 1 2 3 4.'],
  ['en-US', 'From 500-1000 people, 899-1299 euros, 1985-1990', 'From 500 to 1000 people, 899 to 1299 euros, 1985 to 1990'],
  ['pl-PL', 'o godz. 20:30, od godz. 8, do godz. 9', 'o godzinie dwudziestej 30, od godziny ósmej, do godziny dziewiątej'],
  ['pl-PL', 'o godz. 20.30 na ul. Długiej, ul. Krótka', 'o godzinie dwudziestej 30 na ulicy Długiej, ulica Krótka'],
  ['pl-PL', '1 zł, 2 zł, 5 zł, 12 zł, 22 zł, 2,50 zł', '1 złoty, 2 złote, 5 złotych, 12 złotych, 22 złote, 2,50 złotego'],
  [
    'pl-PL',
    'Kurs 5zł, do 4 zł, w godz. 8-16, ok. godz. 9',
    'Kurs 5 złotych, do 4 złotych, w godzinach od ósmej do szesnastej, około godziny dziewiątej',
  ],
  ['nl-NL', 'Op 21-11-2026', 'Op 21 november 2026'],
  ['en-US', 'A U.S. A-list', 'A U S A-list'],
  ['pl-PL', '3 mln zł i 14 mld zł', '3 miliony złotych i 14 miliardów złotych'],
  ['en-US', 'He told the Toronto Sun. Next Sun. we rest.', 'He told the Toronto Sun. Next Sunday we rest.'],
  ['en-US', 'It opens Sun., Dec. 16.', 'It opens Sunday, December 16.'],
  ['de-DE', 'Er lief 10 Min. Danach fiel er.', 'Er lief 10 Minuten. Danach fiel er.'],
  [
    'en-US',
    'They moved to the U.S. The rest stayed, says U.S. President X.',
    'They moved to the U S. The rest stayed, says U S President X.',
  ],
  ['hi-IN', 'BJP और NDA की ISRO में', 'B J P और N D A की ISRO में'],
  ['en-US', 'WORLD WAR II', 'WORLD WAR II'],
  ['de-DE', 'Der DAX und der TÜV', 'Der DAX und der TÜV'],
  ['pl-PL', 'Do ZUS i GUS: VAT oraz PIT', 'Do ZUS i GUS: VAT oraz PIT'],
  ['it-IT', 'La IVA e il PIL', 'La IVA e il PIL'],
  ['pt-PT', 'O IVA, o PIB e a TAP', 'O IVA, o PIB e a TAP'],
  ['en-US', 'The USAF, the USGA and KIA', 'The U S A F, the U S G A and KIA'],
])('%s: %s', (locale, shown, spoken) => {
  expect(toSpoken(shown, locale)).toBe(spoken)
})

test.each(['1-', 'R$', '22222', 'U.S. ', '2 zł'])('a page of %j holds nobody up', async (part) => {
  const work = () => {
    for (const locale of ['es-MX', 'pl-PL']) toSpoken(part.repeat(100_000 / part.length), locale)
  }
  // Quadratic time would be ten seconds.
  expect(await cpuMsOf(work)).toBeLessThan(3_000)
})
