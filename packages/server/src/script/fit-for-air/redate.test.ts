import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { calendarOf, datedOf } from './calendar.ts'
import { lineOf } from './phrases.ts'
import { redated } from './redate.ts'

/** A Wednesday at noon. */
const WRITTEN = Date.parse('2027-01-13T12:00:00Z')
const heard = (text: string, tongue: Tongue, hoursLater: number) =>
  redated(lineOf(text), calendarOf(datedOf(WRITTEN, WRITTEN + hoursLater * HOUR_MS, 'UTC')), tongue).text

test.each<[Tongue, string, string]>([
  ['en', 'Two sailors were rescued yesterday evening.', 'Two sailors were rescued on Tuesday evening.'],
  ['en', 'Yesterday the bridge fell; since yesterday it is shut.', 'On Tuesday the bridge fell; since Tuesday it is shut.'],
  ['en', 'A fire broke out last night.', 'A fire broke out on Tuesday night.'],
  ['de', 'Gestern Abend brannte eine Halle.', 'Am Dienstagabend brannte eine Halle.'],
  [
    'de',
    'Am gestrigen Dienstag kam es zu einem Unfall, seit gestern ist gesperrt.',
    'Am Dienstag kam es zu einem Unfall, seit Dienstag ist gesperrt.',
  ],
  ['de', 'In der vergangenen Nacht fiel Schnee.', 'In der Nacht zum Mittwoch fiel Schnee.'],
  ['fr', 'Le maire a été élu hier soir.', 'Le maire a été élu mardi soir.'],
  ['es', 'El alcalde dimitió ayer y anoche habló.', 'El alcalde dimitió el martes y el martes por la noche habló.'],
  ['it', 'Ieri sera il ponte è caduto.', 'Martedì sera il ponte è caduto.'],
  ['pt', 'A ponte caiu ontem à noite.', 'A ponte caiu na terça-feira à noite.'],
  [
    'pl',
    'Wczoraj wieczorem spłonęła hala, od wczoraj nie ma prądu.',
    'We wtorek wieczorem spłonęła hala, od wtorku nie ma prądu.',
  ],
  ['nl', 'Gisteravond brandde een loods af.', 'Dinsdagavond brandde een loods af.'],
  ['ro', 'Podul a căzut aseară.', 'Podul a căzut marți seara.'],
  ['hi', 'बीती रात आग लगी।', 'मंगलवार की रात आग लगी।'],
])('in %s what was yesterday has the name of its day on the next one: “%s”', (tongue, text, said) => {
  expect(heard(text, tongue, 20)).toBe(said)
  expect(heard(text, tongue, 6)).toBe(text)
  // By then it would be heard as another one.
  expect(heard(text, tongue, 24 * 6)).toBe(text)
})

test.each<[Tongue, string, string]>([
  ['en', 'The trial begins tomorrow.', 'The trial begins today.'],
  ['de', 'Der Prozess beginnt morgen.', 'Der Prozess beginnt heute.'],
  ['fr', 'Le procès s’ouvre demain.', 'Le procès s’ouvre aujourd’hui.'],
  ['es', 'El juicio empieza mañana.', 'El juicio empieza hoy.'],
  ['it', 'Il processo comincia domani.', 'Il processo comincia oggi.'],
  ['pt', 'O julgamento começa amanhã.', 'O julgamento começa hoje.'],
  ['pl', 'Od jutra drożeją bilety.', 'Od dziś drożeją bilety.'],
  ['nl', 'Het proces begint morgen.', 'Het proces begint vandaag.'],
  ['ro', 'Procesul începe mâine.', 'Procesul începe astăzi.'],
])('in %s what comes tomorrow comes today when that day is here: “%s”', (tongue, text, said) => {
  expect(heard(text, tongue, 20)).toBe(said)
  expect(heard(text, tongue, 40)).toBe(text)
})

test.each<[Tongue, string]>([
  ['en', 'The council meets tonight.'],
  ['en', 'It happened the day before yesterday.'],
  ['en', 'They meet tomorrow morning.'],
  ['en', 'They met today and meet again tomorrow.'],
  ['en', 'The cars of tomorrow are quiet.'],
  ['en', 'She said: “We lost it yesterday”.'],
  ['fr', 'Le monde de demain sera doux.'],
  ['de', 'Vorgestern brannte es.'],
  ['de', 'Am frühen Dienstag morgen war es kalt.'],
  ['fr', 'Il est parti avant-hier.'],
  ['es', 'Llueve por la mañana.'],
  ['hi', 'कल स्कूल बंद थे।'],
])('in %s what leaves a doubt stays as it is: “%s”', (tongue, text) => {
  expect(heard(text, tongue, 20)).toBe(text)
})

test('“yesterday” is of the day on which it was where the source is', () => {
  const at = Date.parse('2027-01-12T20:30:00Z')
  const said = (zone?: number) =>
    redated(lineOf('The bridge fell yesterday.'), calendarOf(datedOf(at, at + 12 * HOUR_MS, 'Europe/London', zone)), 'en').text
  expect(said()).toBe('The bridge fell on Monday.')
  expect(said(330)).toBe('The bridge fell on Tuesday.')
  const next = (zone?: number) =>
    redated(lineOf('The bridge opens tomorrow.'), calendarOf(datedOf(at, at + 12 * HOUR_MS, 'Europe/London', zone)), 'en').text
  expect(next()).toBe('The bridge opens today.')
  expect(next(330)).toBe('The bridge opens tomorrow.')
})

test('“yesterday” is of the source’s day also where its evening is the station’s morning', () => {
  // Tuesday, eleven in the evening, five hours behind.
  const at = Date.parse('2027-01-13T04:00:00Z')
  const said = (text: string, zone?: number) =>
    redated(lineOf(text), calendarOf(datedOf(at, at + 5 * HOUR_MS, 'Europe/London', zone)), 'en').text
  expect(said('The mayor resigned yesterday.', -300)).toBe('The mayor resigned on Monday.')
  expect(said('The trial begins tomorrow.', -300)).toBe('The trial begins today.')
  expect(said('The mayor resigned yesterday.')).toBe('The mayor resigned yesterday.')
  expect(said('The mayor resigned yesterday.', 330)).toBe('The mayor resigned yesterday.')
})
