import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { calendarOf, datedOf } from './calendar.ts'
import { lineOf } from './phrases.ts'
import { misnamesDay } from './weekday-against-date.ts'

/** Written on Thursday, the 14th of January 2027. */
const AT = Date.parse('2027-01-14T12:00:00Z')
const CALENDAR = calendarOf(datedOf(AT, AT, 'UTC'))
const misnames = (tongue: Tongue, text: string) => CALENDAR !== undefined && misnamesDay(lineOf(text), CALENDAR, tongue)

test.each<[Tongue, string]>([
  ['en', 'The bridge at Oakham was closed on Wednesday, January 14.'],
  ['de', 'Am Mittwoch, 14. Januar, brannte in Altdorf eine Scheune.'],
  ['fr', 'Un homme a été blessé mercredi 14 janvier à Valmont.'],
  ['es', 'La feria abre el viernes 16 de enero.'],
  ['it', 'La fiera apre venerdì 16 gennaio.'],
  ['pl', 'W środę, 14 stycznia, spłonęła stodoła.'],
  ['nl', 'Op woensdag 14 januari brandde een schuur af.'],
  ['ro', 'Miercuri, 14 ianuarie, a ars un hambar.'],
  ['hi', 'बुधवार 14 जनवरी को बैठक हुई।'],
  ['pt', 'Um homem foi preso na quarta-feira (14) em Soutelo.'],
  ['pt', 'O museu abre na sexta-feira (14/1).'],
  ['fr', 'Il a été élu le mercredi 14 janvier 2027.'],
])('a weekday that its date is not, in %s: %s', (tongue, text) => {
  expect(misnames(tongue, text)).toBe(true)
})

test.each<[Tongue, string]>([
  ['en', 'The bridge at Oakham was closed on Thursday, January 14.'],
  ['en', 'The tower opens on Wednesday and Thursday, January 13 and 14.'],
  ['de', 'Am Donnerstag, 14. Januar, brannte in Altdorf eine Scheune.'],
  ['de', 'Die Strecke ist Mittwoch und Donnerstag, 20. und 21. Januar, gesperrt.'],
  // Of another year.
  ['de', 'Vor zehn Jahren, am Samstag, 14. Januar, brannte die Scheune.'],
  ['en', 'The mayor was born on Friday, January 14, 1977.'],
  ['en', 'The tower opens on Saturday, May 8.'],
  ['fr', 'Le festival se tiendra du jeudi 14 au dimanche 17 janvier.'],
  ['fr', 'Le concert prévu jeudi 9 juillet est annulé.'],
  ['pl', 'W czwartek, 14 stycznia, spłonęła stodoła.'],
  ['pt', 'Um homem foi preso na quinta-feira (14) em Soutelo.'],
  ['pt', 'O museu abre na segunda-feira (1).'],
  // So many people, and no day.
  ['pt', 'Na quarta-feira 14 pessoas ficaram feridas.'],
])('a weekday that agrees, or of which nobody knows, in %s: %s', (tongue, text) => {
  expect(misnames(tongue, text)).toBe(false)
})
