import { isLong } from '@hourcast/domain/testing/is-long'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayCounted } from './counted.ts'
import { formFor, readFigure } from './figures.ts'
import { toSpoken } from './to-spoken.ts'
import { UNIT_FORMS } from './unit-forms.ts'

/** A noun takes the form that its number asks for. */
const TABLE: Readonly<Record<string, readonly [string, string][]>> = {
  'en-GB': [
    ['He walked 1 km.', 'He walked 1 kilometre.'],
    ['He walked 5 km.', 'He walked 5 kilometres.'],
    ['It is -5 °C.', 'It is minus 5 degrees.'],
    ['It is 1 °C.', 'It is 1 degree.'],
    ['A 12.5% rise.', 'A 12.5 per cent rise.'],
    ['It weighs 1 t, not 3 t.', 'It weighs 1 tonne, not 3 tonnes.'],
    ['Gusts of 100 km/h.', 'Gusts of 100 kilometres an hour.'],
    ['Rain of 12 mm in 48 h.', 'Rain of 12 millimetres in 48 hours.'],
  ],
  'de-DE': [
    ['Er lief 1 km.', 'Er lief 1 Kilometer.'],
    ['Er lief 5 km.', 'Er lief 5 Kilometer.'],
    ['Es sind -5 °C.', 'Es sind minus 5 Grad.'],
    ['Es sind 12.4 °C.', 'Es sind 12,4 Grad.'],
    ['Plus 12,5 %.', 'Plus 12,5 Prozent.'],
    ['Es wiegt 3 t.', 'Es wiegt 3 Tonnen.'],
    ['Das Feld hat 2 ha.', 'Das Feld hat 2 Hektar.'],
    ['Es dauert 48 h.', 'Es dauert 48 Stunden.'],
  ],
  'pl-PL': [
    ['Jechał 1 km.', 'Jechał 1 kilometr.'],
    ['Jechał 2 km.', 'Jechał 2 kilometry.'],
    ['Jechał 5 km.', 'Jechał 5 kilometrów.'],
    ['Jechał 12,4 km.', 'Jechał 12,4 kilometra.'],
    ['Jechał 22 km.', 'Jechał 22 kilometry.'],
    ['Jechał 112 km.', 'Jechał 112 kilometrów.'],
    ['Jest -5 °C.', 'Jest minus 5 stopni.'],
    ['Jest 1 °C, potem 3 °C.', 'Jest 1 stopień, potem 3 stopnie.'],
    ['Ludność: 12,4 mln osób.', 'Ludność: 12,4 miliona osób.'],
    ['Wieje 2 m/s.', 'Wieje 2 metry na sekundę.'],
  ],
  'es-ES': [
    ['Caminó 1 km.', 'Caminó un kilómetro.'],
    ['Caminó 5 km.', 'Caminó 5 kilómetros.'],
    ['Hay -5 °C.', 'Hay menos 5 grados.'],
    ['Hay 1 °C.', 'Hay un grado.'],
    ['Sube un 12,5 %.', 'Sube un 12,5 por ciento.'],
    ['Pesa 1 t.', 'Pesa una tonelada.'],
    ['Son 3 ha.', 'Son 3 hectáreas.'],
    ['Viento de 80 km/h.', 'Viento de 80 kilómetros por hora.'],
  ],
  'it-IT': [
    ['Ha fatto 1 km.', 'Ha fatto un chilometro.'],
    ['Ha fatto 5 km.', 'Ha fatto 5 chilometri.'],
    ['Ci sono -5 °C.', 'Ci sono meno 5 gradi.'],
    ['C’è 1 °C.', 'C’è un grado.'],
    ['Pesa 1 t.', 'Pesa una tonnellata.'],
    ['Sale del 12,5%.', 'Sale del 12,5 per cento.'],
    ['Sono 3 ha.', 'Sono 3 ettari.'],
    ['Vento a 80 km/h.', 'Vento a 80 chilometri orari.'],
  ],
  'fr-FR': [
    ['Il reste 1 h.', 'Il reste une heure.'],
    ['Il a fait 1 km.', 'Il a fait 1 kilomètre.'],
    ['Il a fait 1,5 km.', 'Il a fait 1,5 kilomètre.'],
    ['Il a fait 5 km.', 'Il a fait 5 kilomètres.'],
    ['Il fait -5 °C.', 'Il fait moins 5 degrés.'],
    ['Il fait 0 °C.', 'Il fait 0 degré.'],
    ['Il pèse 3 t.', 'Il pèse 3 tonnes.'],
    ['Une hausse de 12,5 %.', 'Une hausse de 12,5 pour cent.'],
  ],
  'pt-PT': [
    ['Andou 1 km.', 'Andou 1 quilómetro.'],
    ['Andou 5 km.', 'Andou 5 quilómetros.'],
    ['Estão -5 °C.', 'Estão menos 5 graus.'],
    ['Está 1 °C.', 'Está 1 grau.'],
    ['Sobe 12,5%.', 'Sobe 12,5 por cento.'],
    ['Pesa 3 t.', 'Pesa 3 toneladas.'],
    ['São 3 ha.', 'São 3 hectares.'],
    ['Vento de 80 km/h.', 'Vento de 80 quilómetros por hora.'],
  ],
  'nl-NL': [
    ['Hij liep 1 km.', 'Hij liep 1 kilometer.'],
    ['Het is 1 °C.', 'Het is 1 graad.'],
    ['Het is 5 °C.', 'Het is 5 graden.'],
    ['Het is -5 °C.', 'Het is min 5 graden.'],
    ['Het weegt 3 t.', 'Het weegt 3 ton.'],
    ['Een stijging van 12,5%.', 'Een stijging van 12,5 procent.'],
    ['Er zijn 3 ha.', 'Er zijn 3 hectare.'],
    ['Wind tot 80 km/u.', 'Wind tot 80 kilometer per uur.'],
  ],
  'ro-RO': [
    ['A mers 1 km.', 'A mers un kilometru.'],
    ['A mers 5 km.', 'A mers 5 kilometri.'],
    ['A mers 30 km.', 'A mers 30 de kilometri.'],
    ['A mers 101 km.', 'A mers 101 kilometri.'],
    ['Sunt -5 °C.', 'Sunt minus 5 grade.'],
    ['Sunt 25 °C.', 'Sunt 25 de grade.'],
    ['Cântărește 3 t.', 'Cântărește 3 tone.'],
    ['Crește cu 12,5%.', 'Crește cu 12,5 la sută.'],
    ['Vânt de 80 km/h.', 'Vânt de 80 de kilometri pe oră.'],
  ],
  'hi-IN': [
    ['वह 1 किमी चला।', 'वह 1 किलोमीटर चला।'],
    ['वह 5 km चला।', 'वह 5 किलोमीटर चला।'],
    ['तापमान -5 °C है।', 'तापमान शून्य से नीचे 5 डिग्री है।'],
    ['तापमान 12.5 °C है।', 'तापमान 12.5 डिग्री है।'],
    ['12% बढ़ा।', '12 प्रतिशत बढ़ा।'],
    ['3 t माल।', '3 टन माल।'],
    ['5 kWh बिजली।', '5 किलोवाट घंटे बिजली।'],
    ['80 km/h की हवा।', '80 किलोमीटर प्रति घंटा की हवा।'],
  ],
}

for (const [locale, rows] of Object.entries(TABLE))
  test.each(rows)(`${locale}: %s`, (written, said) => {
    expect(toSpoken(written, locale)).toBe(said)
  })

const LOCALES = ['en-US', 'de-DE', 'pl-PL', 'es-ES', 'es-MX', 'it-IT', 'fr-FR', 'pt-PT', 'hi-IN', 'nl-NL', 'ro-RO']
const UNITS = [...Object.keys(UNIT_FORMS), 'meter', 'hectare', 'minute', 'hour', 'liter', 'gram', 'millimeter']

test('any number with any unit in any tongue is said with the form of its plural category', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.nat(9),
      fc.boolean(),
      fc.constantFrom(...UNITS),
      fc.constantFrom(...LOCALES),
      (...given) => {
        const [whole, tenth, hasTenth, unit, locale] = given
        const sign = /^(?:en|hi|es-MX)/.test(locale) ? '.' : ','
        const written = hasTenth && tenth > 0 ? `${whole}${sign}${tenth}` : `${whole}`
        const noun = (number: string) => sayCounted(number, unit, locale).replace(/^\S+ /, '')
        const form = new Intl.PluralRules(locale, { minimumFractionDigits: hasTenth && tenth > 0 ? 1 : 0 }).select(
          hasTenth && tenth > 0 ? whole + tenth / 10 : whole,
        )
        expect(formFor(written, locale)).toBe(form)
        // Another number of the same category has the same noun.
        const other = [0, 1, 2, 3, 5, 12, 22, 25, 101, 1_000_000].map(String).find((number) => formFor(number, locale) === form)
        if (other !== undefined) expect(noun(written)).toBe(noun(other))
      },
    ),
    { numRuns: isLong ? 5_000 : 500 },
  )
})

test('Polish never says 1 kilometrów', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (number) => {
      const ends = number === 1 ? '' : number % 10 > 1 && number % 10 < 5 && (number % 100 < 12 || number % 100 > 14) ? 'y' : 'ów'
      expect(toSpoken(`Jechał ${number} km.`, 'pl-PL')).toBe(`Jechał ${number} kilometr${ends}.`)
    }),
  )
})

test('a figure is read as its tongue writes it', () => {
  expect(readFigure('1,250', 'en-US')).toEqual({ value: 1250, decimals: 0 })
  expect(readFigure('1.250', 'de-DE')).toEqual({ value: 1250, decimals: 0 })
  expect(readFigure('1.250,5', 'de-DE')).toEqual({ value: 1250.5, decimals: 1 })
  expect(readFigure('12.4', 'de-DE')).toEqual({ value: 12.4, decimals: 1 })
  expect(readFigure('1.234.567', 'it-IT')).toEqual({ value: 1234567, decimals: 0 })
})
