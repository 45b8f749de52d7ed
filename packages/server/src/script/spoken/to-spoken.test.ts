import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

test.each([
  ['en-GB', 'It opens on 14/03/2027.', 'It opens on 14 March 2027.'],
  ['en-US', 'It opens on 3/14/2027.', 'It opens on March 14, 2027.'],
  ['de-DE', 'Am 14.03.2027 geht es los.', 'Am 14. März 2027 geht es los.'],
  ['en-US', 'On 2027-03-14 it ends.', 'On March 14, 2027 it ends.'],
  ['en-US', 'At 15:05 sharp.', 'At 3 oh 5 p m sharp.'],
  ['en-US', 'At 7:00 and 12:00.', 'At 7 a m and noon.'],
  ['de-DE', 'Um 7:30 Uhr?', 'Um 7 Uhr 30 Uhr?'],
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
  ['en-US', 'Salt & pepper #cooking', 'Salt and pepper cooking'],
  ['en-US', 'See https://a.example/x?y=1 now 🎉', 'See now'],
  ['en-US', 'From 10–12 people', 'From 10 to 12 people'],
])('%s: %s', (locale, shown, spoken) => {
  expect(toSpoken(shown, locale)).toBe(spoken)
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
