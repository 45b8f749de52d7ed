import { describe, expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'
import { holdsUnsayableAbbreviation } from './unsayable.ts'

const TABLE: Readonly<Record<string, readonly [string, string][]>> = {
  'en-GB': [
    ['Doors open 7:30-9pm.', 'Doors open 7 30 to 9 p m.'],
    ['Fuel rose 3¢.', 'Fuel rose 3 cents.'],
    ['Senator Bob Roe, D-Calif., voted no.', 'Senator Bob Roe voted no.'],
    ['Senator Bob Roe, D-Ohio, voted no.', 'Senator Bob Roe voted no.'],
    ['It was backed by Ann Lee, R-West Virginia.', 'It was backed by Ann Lee.'],
    ['The road, A-Town, is shut.', 'The road, A-Town, is shut.'],
    ['The landing, D-Day, began.', 'The landing, D-Day, began.'],
    ['In Normandy, D-Day, it rained.', 'In Normandy, D-Day, it rained.'],
    ['The Normandy Landings (D-Day) began.', 'The Normandy Landings, D-Day, began.'],
    ['The wait was 1hr 20mins.', 'The wait was 1 hour 20 minutes.'],
    ['The hearing starts at 10.30.', 'The hearing starts at 10 30.'],
    ['India were 312/7 after 45 overs.', 'India were 312 for 7 after 45 overs.'],
    ['Odds of 100/8 were offered.', 'Odds of 100/8 were offered.'],
  ],
  'de-DE': [
    ['Das berichtet die „SZ“.', 'Das berichtet die Süddeutsche Zeitung.'],
    ['Nach einem Bericht der SZ ist er weg.', 'Nach einem Bericht der Süddeutschen Zeitung ist er weg.'],
    ['Nach Informationen von NDR und "SZ" geht er.', 'Nach Informationen von N D R und Süddeutsche Zeitung geht er.'],
    ['Brand in Oberau SZ.', 'Brand in Oberau im Kanton Schwyz.'],
    ['Benzin fiel um 4 ct auf 3 Euro.', 'Benzin fiel um 4 Cent auf 3 Euro.'],
    ['Die Sitzung beginnt um 14.30.', 'Die Sitzung beginnt um 14 Uhr 30.'],
    ['Der Preis stieg um 3.50 Euro.', 'Der Preis stieg um 3.50 Euro.'],
    ['Windstärke 8-9 Bft, dann Regen.', 'Windstärke 8 bis 9 Beaufort, dann Regen.'],
  ],
  'fr-FR': [
    ['Le litre est à 1€89.', 'Le litre est à 1,89 euro.'],
    ['Séisme à 10 km de prof. dans la nuit.', 'Séisme à 10 kilomètres de profondeur dans la nuit.'],
    ['Le Dr. Morel et Mgr Aubry.', 'Le docteur Morel et monseigneur Aubry.'],
  ],
  'es-ES': [
    ['Cuesta US$ 5 mil millones.', 'Cuesta 5 mil millones de dólares.'],
    ['Reparten 200 uds. más.', 'Reparten 200 unidades más.'],
    ['Tel. 900 123-456.', 'Teléfono 9 0 0, 1 2 3, 4 5 6.'],
  ],
  'it-IT': [
    ['Ritardo di 1h.', "Ritardo di un'ora."],
    ['Il d.lgs. 81 cambia.', 'Il decreto legislativo 81 cambia.'],
  ],
  'pt-PT': [['Aberto 15h-18h.', 'Aberto 15 horas às 18 horas.']],
  'pl-PL': [
    ['Mecz zacznie się o 14.30.', 'Mecz zacznie się o czternastej 30.'],
    ['Stopa wzrosła o 0,5 pkt proc.', 'Stopa wzrosła o 0,5 punktu procentowego.'],
    ['Płk rez. Jan Kos.', 'Pułkownik rezerwy Jan Kos.'],
  ],
  'nl-NL': [
    ['De zitting begint om 14.30.', 'De zitting begint om 14 uur 30.'],
    ['Een liter is 20 ct duurder.', 'Een liter is 20 cent duurder.'],
    ['Tot 12.30 u. en later.', 'Tot 12 uur 30 en later.'],
  ],
  'ro-RO': [
    ['A 2-a oară, pe locul al 3-lea.', 'A doua oară, pe locul al treilea.'],
    ['Pe km 21 e coadă.', 'Pe kilometrul 21 e coadă.'],
  ],
  'hi-IN': [['म.प्र. में 1 घं. की देरी।', 'मध्य प्रदेश में 1 घंटे की देरी।']],
}

describe.each(Object.entries(TABLE))('%s', (locale, rows) => {
  test.each(rows)('%s is said in words', (written, said) => {
    expect(toSpoken(written, locale)).toBe(said)
  })
})

test('a hyphened short form that nobody can say makes its sentence one to leave out', () => {
  expect(holdsUnsayableAbbreviation('Das sagt Pol.-Insp. Meier dazu.', 'de-DE')).toBe(true)
  expect(holdsUnsayableAbbreviation('Das sagt Dipl.-Ing. Meier dazu.', 'de-DE')).toBe(false)
})
