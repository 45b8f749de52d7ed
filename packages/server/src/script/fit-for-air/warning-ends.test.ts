import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { calendarOf, datedOf } from './calendar.ts'
import { hasRunOut } from './past-hours.ts'

/** Ten in the morning, of what was written at five. */
const AIR = Date.parse('2027-01-13T10:00:00Z')
const CALENDAR = calendarOf(datedOf(AIR - 5 * HOUR_MS, AIR, 'UTC'))
const ranOut = (text: string, tongue: Tongue) => CALENDAR && hasRunOut(text, false, CALENDAR, tongue)

test.each<[Tongue, string]>([
  ['en', 'The warning ends at 8 am.'],
  ['en', 'The yellow wind warning for York will expire at 8 am.'],
  ['en', 'The Met Office’s warning of snow and ice expires at 8 am.'],
  ['en', 'A warning of snow and ice is in force on the coast until 8 am.'],
  ['en', 'Valid until 8 am.'],
  ['en', 'A flood alert covers the valley, valid until 8 am.'],
  ['de', 'Die Sturmwarnung für die Küste endet um 8 Uhr.'],
  ['de', 'Die Warnung vor Böen bis zu 110 km/h gilt bis 8 Uhr.'],
  ['de', 'Gültig bis 8 Uhr.'],
  ['fr', 'La vigilance orange prend fin à 8 heures.'],
  ['fr', "L'alerte aux rafales est valable jusqu'à 8h."],
  ['es', 'El aviso naranja por viento termina a las 8 horas.'],
  ['es', 'La alerta sigue vigente hasta las 8.00 horas.'],
  ['it', "L'allerta gialla per ghiaccio scade alle 8.00."],
  ['it', "L'allerta è in vigore fino alle 8.00."],
  ['pt', 'O aviso laranja de vento termina às 8h.'],
  ['pt', 'O aviso está em vigor até às 8h.'],
  ['pl', 'Ostrzeżenie drugiego stopnia przed wichurą wygasa o godz. 8.'],
  ['pl', 'Ważne od godz. 2:00 do godz. 8:00.'],
  ['nl', 'Code geel voor gladheid eindigt om 8 uur.'],
  ['nl', 'De waarschuwing geldt tot 8 uur.'],
  ['ro', 'Codul portocaliu de vânt se încheie la ora 8.'],
  ['ro', 'Avertizarea este valabilă până la ora 8.'],
  ['hi', 'तट पर तेज़ हवा की चेतावनी 8 बजे समाप्त होगी।'],
  ['hi', 'चेतावनी 8 बजे तक लागू है।'],
])('in %s the warning ends: “%s”', (tongue, text) => {
  expect(ranOut(text, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['en', 'School ends at 8 am today because of it.'],
  ['en', 'High tide ends at 7 am.'],
  ['en', 'A flood warning is in force and school ends at 8 am.'],
  ['en', 'A flood warning is in force and the fair runs until 8 am.'],
  ['en', 'Flood warning for York: school is closed until 8 am.'],
  ['en', 'Because of the warning the bridge is shut until 8 am.'],
  ['en', 'The alert for York is in force and a permit expires at 8 am.'],
  ['en', 'Stay away from the river until 8 am, the warning says.'],
  ['de', 'Die Schule endet um 8 Uhr.'],
  ['de', 'Die Warnung gilt und der Kurs endet um 8 Uhr.'],
  ['de', 'Wegen der Warnung bleibt die Brücke bis 8 Uhr gesperrt.'],
  ['fr', "L'école prend fin à 9 heures."],
  ['fr', "La vigilance continue, l'école est fermée jusqu'à 9 heures."],
  ['es', 'El partido termina a las 9 horas.'],
  ['es', 'El aviso sigue y el mercado abre hasta las 9 horas.'],
  ['it', 'La lezione termina alle 9.00.'],
  ['it', "Con l'allerta le scuole restano chiuse fino alle 9.00."],
  ['pt', 'A aula termina às 9h.'],
  ['pt', 'Por causa do aviso a ponte está fechada até às 9h.'],
  ['pl', 'Lekcja kończy się o godz. 9.'],
  ['pl', 'Z powodu ostrzeżenia most jest zamknięty do godz. 9.'],
  ['nl', 'De les eindigt om 9 uur.'],
  ['nl', 'Door code geel blijft de brug tot 9 uur dicht.'],
  ['ro', 'Cursurile se încheie la ora 9.'],
  ['ro', 'Din cauza avertizării podul este închis până la ora 9.'],
  ['hi', 'मैच 9 बजे समाप्त होगा।'],
  ['hi', 'चेतावनी के कारण पुल 9 बजे तक बंद है।'],
])('in %s something else ends: “%s”', (tongue, text) => {
  expect(ranOut(text, tongue)).toBeUndefined()
})

test.each<[Tongue, string]>([
  ['en', 'The warning does not end at 8 am as planned.'],
  ['en', 'The warning won’t expire at 8 am.'],
  ['en', 'The warning is not valid until 8 am.'],
  ['de', 'Die Warnung endet nicht um 8 Uhr.'],
  ['de', 'Die Warnung gilt nicht bis 8 Uhr.'],
  ['fr', 'La vigilance ne prend pas fin à 8 heures.'],
  ['fr', "L'alerte n'expire pas à 8 heures."],
  ['es', 'El aviso no termina a las 8 horas.'],
  ['it', "L'allerta non scade alle 8.00."],
  ['pt', 'O aviso não termina às 8h.'],
  ['pl', 'Ostrzeżenie nie wygasa o godz. 8.'],
  ['nl', 'De waarschuwing vervalt niet om 8 uur.'],
  ['ro', 'Avertizarea nu se încheie la ora 8.'],
  ['hi', 'चेतावनी 8 बजे समाप्त नहीं होगी।'],
])('in %s a denied end is none: “%s”', (tongue, text) => {
  expect(ranOut(text, tongue)).toBeUndefined()
})

test('a text of many times takes no longer than it is long', () => {
  const took = (count: number) => {
    const text = 'warning until 8 am '.repeat(count)
    const begun = process.cpuUsage()
    ranOut(text, 'en')
    return process.cpuUsage(begun).user / 1000
  }
  took(100)
  // Sixteen times as long: a quadratic one would take 256 times.
  expect(took(3200)).toBeLessThan(50 + 64 * took(200))
})
