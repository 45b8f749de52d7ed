import { HOUR_MS } from '@hourcast/domain/time-units'
import { describe, expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { calendarOf, datedOf } from './calendar.ts'
import { dayFault } from './days.ts'
import { lineOf } from './phrases.ts'
import { redated } from './redate.ts'

/** A Wednesday, ten in the morning. */
const AIR = Date.parse('2027-01-13T10:00:00Z')
const fault = (tongue: Tongue, text: string, hoursAgo: number) => {
  const calendar = calendarOf(datedOf(AIR - hoursAgo * HOUR_MS, AIR, 'UTC'))
  return dayFault(redated(lineOf(text), calendar, tongue), calendar, tongue)
}

describe('an hour of the day before is not this day’s', () => {
  test.each<[Tongue, string]>([
    ['en', 'The market hall opens at 6 pm.'],
    ['en', 'The fire began at 3 a.m. in a flat.'],
    ['de', 'Der Rat tagt ab 19 Uhr im Rathaus.'],
    ['fr', 'Le ferry partira à 7h20 du quai Nord.'],
    ['fr', 'Le feu a pris à 3 heures.'],
    ['es', 'La sesión empieza a las 19:30.'],
    ['es', 'El incendio empezó a las 3 de la madrugada.'],
    ['it', 'Il corteo partirà alle 17.30 da piazza Mazzini.'],
    ['pt', 'A sessão começa às 21h no coreto.'],
    ['pl', 'Zbiórka o godz. 18 przed ratuszem.'],
    ['pl', 'Zgłoszenie o pożarze przy al. 3 Maja wpłynęło o godzinie 15:47.'],
    ['fr', 'Le feu a pris à 3 heures rue du 8 mai.'],
    ['nl', 'De brug gaat om 6 uur weer open.'],
    ['ro', 'Podul se închide la ora 22.'],
    ['hi', 'पुल रात 10 बजे बंद होगा।'],
  ])('%s: %s', (tongue, text) => {
    expect(fault(tongue, text, 16)).toBe('stale-day')
  })

  test('beside the name of its day it is', () => {
    expect(fault('en', 'The fire began at 3 a.m. on Monday.', 16)).toBeUndefined()
    expect(fault('en', 'The fire began yesterday at 3 a.m. in a flat.', 16)).toBeUndefined()
    expect(fault('de', 'Das Feuer brach am Montag um 3 Uhr aus.', 16)).toBeUndefined()
  })

  test('and over midnight an evening keeps its hours', () => {
    const calendar = calendarOf(datedOf(AIR - 10.5 * HOUR_MS, AIR - 9.5 * HOUR_MS, 'UTC'))
    expect(dayFault(lineOf('The crash happened at 10 pm.'), calendar, 'en')).toBeUndefined()
  })
})

describe('what is to come at an hour that is over is not said', () => {
  test.each<[Tongue, string]>([
    ['en', 'The bridge will open at 9 am.'],
    ['de', 'Die Sperrung wird um 9 Uhr aufgehoben.'],
    ['fr', 'Le ferry partira à 7h20.'],
    ['es', 'El puente abrirá a las 9:00.'],
    ['it', 'Il ponte aprirà alle 9.00.'],
    ['pt', 'A ponte abrirá às 9h.'],
    ['pl', 'Most zostanie otwarty o godz. 9.'],
    ['nl', 'De brug gaat om 9 uur open.'],
    ['ro', 'Podul va fi deschis la ora 9.'],
    ['hi', 'पुल सुबह 9 बजे खुलेगा।'],
  ])('%s: %s', (tongue, text) => {
    expect(fault(tongue, text, 5)).toBe('stale-day')
  })

  test('nor where its text was published when that hour had just begun', () => {
    expect(fault('fr', 'Les trajets seront surveillés dès 8 heures.', 1.9)).toBe('stale-day')
    expect(fault('fr', 'Les trajets seront surveillés dès 8 heures.', 0.5)).toBeUndefined()
  })

  test.each<[Tongue, string]>([
    ['en', 'The bridge will open at 11 am.'],
    ['en', 'The bridge closed at 9 am and will open tomorrow.'],
    ['en', 'The bridge will be closed from 9 am to 5 pm.'],
    ['de', 'Die Sperrung wird um 18 Uhr aufgehoben.'],
    ['es', 'El puente abrirá a las 8 de la tarde.'],
    ['es', 'El premio irá a las 3 familias del valle.'],
    ['it', 'Il premio andrà alle 20 famiglie della valle.'],
    ['en', 'The festival will open at 9 am on Friday.'],
    ['hi', 'पुल शाम 6 बजे खुलेगा।'],
  ])('but this is: %s %s', (tongue, text) => {
    expect(fault(tongue, text, 2)).toBeUndefined()
  })
})

describe('what lay ahead when it was written, and is over, is not said, whatever its verb', () => {
  test.each<[Tongue, string]>([
    ['de', 'Zwischen Altdorf und Neustadt verkehren die Züge bis 9 Uhr nur einspurig.'],
    ['de', 'Bis 9 Uhr: Störung auf der Strecke Altdorf–Neustadt'],
    ['de', 'Ab 9 Uhr stimmt der Rat heute über den Haushalt ab.'],
    ['fr', 'Ce mercredi à 9 heures, le ministre présente son plan.'],
    ['fr', 'La route est coupée jusqu’à 9 heures.'],
    ['de', 'Die Talstraße ist bis 9 Uhr gesperrt.'],
    ['nl', 'De brug is tot 9 uur afgesloten.'],
    ['es', 'La carretera sigue cortada hasta las 9:00.'],
    ['it', 'Traffico sospeso fino alle 9.00 tra Roccamara e Pieve.'],
    ['it', 'Il sindaco incontra la stampa alle 9 di oggi.'],
    ['pt', 'As equipes se enfrentam nesta quarta-feira (13), às 9h, em Soutelo.'],
    ['pl', 'Strajk kolejarzy. Ruch pociągów wstrzymany do godz. 9'],
    ['pl', 'O godz. 9 rusza posiedzenie rady.'],
    ['pl', 'Przejazd jest zamknięty do 9:00.'],
    ['ro', 'Strada este închisă până la 9:00.'],
    ['pt', 'A ponte está fechada até as 9h.'],
    ['nl', 'De staking duurt tot 9 uur.'],
    ['ro', 'Premierul susține miercuri, 13 ianuarie, de la ora 9, o conferință de presă.'],
    ['en', 'The site is shut until 9 am.'],
    ['hi', 'सेवाएं सुबह 9 बजे तक बंद।'],
  ])('%s: %s', (tongue, text) => {
    expect(fault(tongue, text, 3)).toBe('stale-day')
    expect(fault(tongue, text, 0.5)).toBeUndefined()
  })

  test.each<[Tongue, string]>([
    // Not over yet.
    ['de', 'Die Züge verkehren bis 14 Uhr nur einspurig.'],
    ['es', 'La carretera sigue cortada hasta las 8 de la tarde.'],
    // What was.
    ['de', 'Die Linie verkehrte bis 9 Uhr nur einspurig.'],
    ['pl', 'Po godz. 8 strażacy ugasili pożar.'],
    ['es', 'Las acciones, suspendidas hasta las 9:00, han caído.'],
    ['it', 'I contributi vanno alle 9 famiglie del borgo.'],
    ['pl', 'Siatkarze prowadzą w secie, goście gonią od 2:1.'],
    // Of each day, or of another one.
    ['de', 'Der Laden öffnet täglich um 9 Uhr.'],
    ['fr', 'Le marché ouvre chaque mercredi à 9 heures.'],
    ['de', 'Am Samstag um 9 Uhr spielt die Kapelle.'],
    ['ro', 'Concertul are loc pe 20 ianuarie, de la ora 9.'],
    ['pl', 'Uroczystość jutro o godz. 9.'],
  ])('but this is: %s %s', (tongue, text) => {
    expect(fault(tongue, text, 3)).toBeUndefined()
  })

  test('of a text of the day before the date of today is today’s', () => {
    expect(fault('de', 'Am 13. Januar um 9 Uhr öffnet die Halle.', 16)).toBe('stale-day')
    expect(fault('de', 'Am 13. Januar um 15 Uhr öffnet die Halle.', 16)).toBeUndefined()
    expect(fault('de', 'Am 20. Januar um 9 Uhr öffnet die Halle.', 16)).toBeUndefined()
  })
})

describe('of hours that are over what still holds is said', () => {
  const heardAt = (hour: number, tongue: Tongue, text: string) => {
    const heard = Date.parse('2027-01-13T00:00:00Z') + hour * HOUR_MS
    return dayFault(lineOf(text), calendarOf(datedOf(Date.parse('2027-01-13T06:00:00Z'), heard, 'UTC')), tongue)
  }

  test.each<[Tongue, string]>([
    ['en', 'Trains run again from 9 am.'],
    ['de', 'Ab 9 Uhr fahren die Züge wieder.'],
    ['fr', 'La circulation reprend à partir de 9 heures.'],
    ['es', 'Los trenes circulan de nuevo desde las 9:00.'],
    ['it', 'I treni circolano di nuovo dalle 9.00.'],
    ['pt', 'Os comboios circulam novamente a partir das 9h.'],
    ['pl', 'Od godz. 9 pociągi znów jeżdżą.'],
    ['nl', 'Vanaf 9 uur rijden de treinen weer.'],
    ['ro', 'Trenurile circulă din nou de la ora 9.'],
    ['hi', 'ट्रेनें सुबह 9 बजे से फिर चल रही हैं।'],
  ])('what goes on from then, in %s: %s', (tongue, text) => {
    expect(heardAt(12, tongue, text)).toBeUndefined()
  })

  test('a thing that is named by its hour, and the hours of a house', () => {
    expect(heardAt(22, 'en', 'A 9 pm curfew is in force.')).toBeUndefined()
    expect(heardAt(22, 'en', 'Fans face the 9 pm kick-off.')).toBe('stale-day')
    expect(heardAt(19, 'en', 'The library is open from 9 am to 6 pm.')).toBeUndefined()
    expect(heardAt(19, 'de', 'Die Bücherei ist von 9 bis 18 Uhr geöffnet.')).toBeUndefined()
    expect(heardAt(19, 'fr', 'La bibliothèque est ouverte de 9 heures à 18 heures.')).toBeUndefined()
    expect(heardAt(19, 'en', 'The library is open today from 9 am to 6 pm.')).toBe('stale-day')
    expect(heardAt(19, 'en', 'Polling stations are open from 9 am to 6 pm.')).toBe('stale-day')
  })

  test('and nothing that is to come at one hour', () => {
    expect(heardAt(12, 'de', 'Um 9 Uhr tagt der Rat wieder.')).toBe('stale-day')
    expect(heardAt(12, 'de', 'Ab 9 Uhr werden die Züge wieder fahren.')).toBe('stale-day')
    expect(heardAt(19, 'pt', 'O velório estará aberto das 9h às 18h.')).toBe('stale-day')
    expect(heardAt(12, 'nl', 'De brug gaat om 9 uur weer open.')).toBe('stale-day')
  })
})

test('a bulletin some minutes after an hour does not announce it', () => {
  const said = (minute: number) => {
    const air = Date.parse('2027-01-13T13:00:00Z') + minute * 60_000
    return dayFault(
      lineOf('De ploeg gaat om 13.00 uur in een open bus door Veldhoek.'),
      calendarOf(datedOf(air - HOUR_MS, air, 'UTC')),
      'nl',
    )
  }
  expect(said(8)).toBe('stale-day')
  expect(said(0)).toBeUndefined()
})
