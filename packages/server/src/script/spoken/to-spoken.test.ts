import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownNames, toSpoken } from './to-spoken.ts'
import { sayUnits } from './units.ts'

test.each([
  ['en-GB', 'It opens on 14/03/2027.', 'It opens on 14 March 2027.'],
  ['en-US', 'It opens on 3/14/2027.', 'It opens on March 14, 2027.'],
  ['de-DE', 'Am 14.03.2027 geht es los.', 'Am 14. März 2027 geht es los.'],
  ['en-US', 'On 2027-03-14 it ends.', 'On March 14, 2027 it ends.'],
  ['en-US', 'At 15:05 sharp.', 'At 3 oh 5 p m sharp.'],
  ['en-US', 'At 7:00 and 12:00.', "At 7 o'clock and noon."],
  ['en-US', 'It is 6:45 PM on Friday.', 'It is 6 45 p m on Friday.'],
  ['en-US', 'It is 12:00 AM.', 'It is midnight.'],
  ['en-US', 'From 7 am to 10.30pm.', 'From 7 a m to 10 30 p m.'],
  ['en-GB', 'It is 07:05 on Friday.', 'It is 7 oh 5 a m on Friday.'],
  ['en-IN', 'It is 1:00 pm.', 'It is 1 p m.'],
  ['es-MX', 'Son las 6:45 p.m. del viernes.', 'Son las seis y cuarenta y cinco de la tarde del viernes.'],
  ['es-ES', 'Es la 1:00 del viernes.', 'Es la una del viernes.'],
  ['fr-FR', 'Il est 01:00, dimanche à 20h45.', 'Il est une heure, dimanche à 20 heures 45.'],
  ['pl-PL', 'Jest godzina 07:05, piątek.', 'Jest godzina siódma zero pięć, piątek.'],
  ['pt-PT', 'São 22:00 de sexta-feira.', 'São vinte e duas horas de sexta-feira.'],
  ['nl-NL', 'Om 20:30 uur.', 'Om 20 uur 30.'],
  ['hi-IN', 'समय है 6:45 pm, शुक्रवार।', 'समय है शाम 6 बजकर 45 मिनट, शुक्रवार।'],
  ['de-DE', 'Um 7:30 Uhr?', 'Um 7 Uhr 30?'],
  ['de-DE', 'Um 20.30 Uhr und um 1:00.', 'Um 20 Uhr 30 und um ein Uhr.'],
  ['en-US', 'It costs $25.', 'It costs 25 dollars.'],
  ['en-US', 'They paid €3.5m.', 'They paid 3.5 million euros.'],
  ['de-DE', 'Es kostet 25 €.', 'Es kostet 25 Euro.'],
  ['en-US', 'Winds of 80 km/h at −3 °C.', 'Winds of 80 kilometres an hour at minus 3 degrees.'],
  ['fr-FR', '80 km/h et 12 %', '80 kilomètres heure et 12 pour cent'],
  ['en-US', 'The WHO and NATO met.', 'The W H O and NATO met.'],
  ['en-US', 'No. 5 is alive, e.g. here.', 'number 5 is alive, for example here.'],
  ['de-DE', 'Nr. 5 lebt, z. B. hier.', 'Nummer 5 lebt, zum Beispiel hier.'],
  ['en-US', 'They won 5:3.', 'They won 5 to 3.'],
  ['de-DE', 'Sie gewannen 3:2.', 'Sie gewannen 3 zu 2.'],
  ['en-US', 'BMW speaks of a triumph, says Nymph.', 'B M W speaks of a triumph, says Nymph.'],
  ['en-US', 'Speeds in km/h, 96MW and 5 MW.', 'Speeds in kilometres an hour, 96 megawatts and 5 megawatts.'],
  ['nl-NL', 'Wind tot 80 km/u.', 'Wind tot 80 kilometer per uur.'],
  ['en-US', 'They paid $1.2 million tonight, $25 more.', 'They paid 1.2 million dollars tonight, 25 dollars more.'],
  ['en-US', 'It is US$30 or A$5, or $10–15m.', 'It is 30 U S dollars or 5 Australian dollars, or 10 to 15 million dollars.'],
  ['en-GB', 'A £5million plan, £3m a year.', 'A 5 million pound plan, 3 million pounds a year.'],
  ['hi-IN', '₹500 करोड़ में', '500 करोड़ रुपये में'],
  ['de-DE', 'Die €3 müssen reichen.', 'Die 3 Euro müssen reichen.'],
  ['es-MX', 'Son $5 más.', 'Son 5 pesos más.'],
  ['fr-FR', 'soit 25 $ de plus', 'soit 25 dollars de plus'],
  ['en-US', 'On STAR FM and ROCK ANTENNE: SKY NEWS.', 'On STAR F M and ROCK ANTENNE: S K Y NEWS.'],
  ['en-US', 'The LGBT, ICC and ACLU at IKEA in World War II.', 'The L G B T, I C C and A C L U at IKEA in World War 2.'],
  ['fr-FR', 'La SNCF et l’OTAN.', 'La S N C F et l’OTAN.'],
  ['hi-IN', 'BJP और NATO ने', 'B J P और NATO ने'],
  ['de-DE', 'Am AK Köln rd. 90 Min. Stau, ein Lkw steht.', 'Am Autobahnkreuz Köln rund 90 Minuten Stau, ein L K W steht.'],
  ['fr-FR', 'Retour vers 10h.', 'Retour vers 10 heures.'],
  ['en-US', 'Around the Sun. On Sun. we rest.', 'Around the Sun. On Sunday we rest.'],
  ['en-US', 'HR said it took 3 hrs, 1 hr or 2 min.', 'H R said it took 3 hours, 1 hour or 2 minutes.'],
  ['en-US', 'It costs $1, not $1.1 or $21, at −1 °C.', 'It costs 1 dollar, not 1.1 dollars or 21 dollars, at minus 1 degree.'],
  ['en-US', 'Salt & pepper #cooking', 'Salt and pepper cooking'],
  ['en-US', 'See https://a.example/x?y=1 now 🎉', 'See now'],
  ['en-US', 'The N.H.S. told MPs on Tues. The U.S. waits.', 'The N H S told MPs on Tuesday. The U S waits.'],
  ['en-GB', 'It opens on 16 Dec. with 12 mins of music.', 'It opens on 16 December with 12 minutes of music.'],
  ['en-GB', 'Rates of 4.25%–4.5% last 20 yrs.', 'Rates of 4.25 per cent to 4.5 per cent last 20 years.'],
  ['en-US', 'Status: ALARM', 'Status: ALARM'],
  ['de-DE', 'Ein 100-Mrd.-Euro-Paket am 3. Dez. lt. ADAC', 'Ein 100-Milliarden-Euro-Paket am 3. Dezember laut A D A C'],
  ['de-DE', '1,89 €/l, dazu 5-10 l/m² Regen', '1,89 Euro je Liter, dazu 5 bis 10 Liter pro Quadratmeter Regen'],
  ['fr-FR', 'soit 140 Md€', 'soit 140 milliards d’euros'],
  ['es-ES', '3.500 millones de €, €2m', '3.500 millones de euros, 2 millones de euros'],
  ['pl-PL', 'Deficyt na 2027 r. Razem 271 mld zł.', 'Deficyt na 2027 roku. Razem 271 miliardów złotych.'],
  ['en-US', 'From 10–12 people', 'From 10 to 12 people'],
])('%s: %s', (locale, shown, spoken) => {
  expect(toSpoken(shown, locale)).toBe(spoken)
})

test('short names of host and station are said where they can be; the letters of a broadcaster are not', () => {
  const names = ownNames({ hostName: 'MAX', stationName: 'SUN FM USA' })
  expect(toSpoken('Here is MAX for SUN FM USA and the BBC.', 'en-US', names)).toBe('Here is MAX for SUN F M U S A and the B B C.')
})

test('words and names of companies hold no unit', () => {
  const word = fc.stringMatching(/^[A-Za-zäé]{0,5}(?:km|mph|MW|km\/h|hPa|kWh|m\/s|kg|cm|mm|ft|%|°C)?[A-Za-zäé]{0,5}$/)
  fc.assert(
    fc.property(word, (text) => {
      fc.pre(!/^(?:km\/h|km\/u|m\/s|kmh|kph|mph|km|hPa|kWh)(?![A-Za-zäé])|%|°|^$/.test(text))
      expect(sayUnits(`The ${text} x`, 'en')).toBe(`The ${text} x`)
    }),
  )
})

test('anything can be asked; nothing comes back that a voice would take for markup or read as signs', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('en-US', 'de-DE', 'hi-IN', 'pl-PL'),
      (text, locale) => {
        expect(toSpoken(text, locale)).not.toMatch(/[<>&{}[\]|]|https?:\/\//)
      },
    ),
  )
})

test('an open bracket before a page of signs holds nobody up: the worker speaks for other stations too', async () => {
  const work = () => expect(toSpoken(`The council (${'= '.repeat(2_000)}has voted`, 'en-US')).toBe('The council has voted')
  // Cubic time would be half a minute.
  expect(await cpuMsOf(work)).toBeLessThan(3_000)
})

test('nor does a page of blanks or brackets', async () => {
  const work = () => {
    for (const sign of [' ', '(', '🎉 '])
      expect(toSpoken(`The council${sign.repeat(40_000)} has voted`, 'en-US')).toMatch(/^The council /)
  }
  // Quadratic time would be ten seconds.
  expect(await cpuMsOf(work)).toBeLessThan(3_000)
})
