import { expect, test } from 'vitest'
import { calendarOf, datedOf } from '../fit-for-air/calendar.ts'
import { dayFault } from '../fit-for-air/days.ts'
import { lineOf } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'
import { isForeignWeekday } from './foreign-weekday.ts'

// A Sunday.
const WRITTEN = Date.parse('2027-03-14T05:00:00Z')
const calendar = calendarOf(datedOf(WRITTEN, Date.parse('2027-03-14T21:00:00Z'), 'UTC'))
const isForeign = (text: string, sentence: string, tongue: Tongue) =>
  isForeignWeekday(lineOf(sentence), { title: 'The quay', text }, calendar, tongue)

test.each<[string, string, Tongue]>([
  ['It opens on Friday.', 'It opens on Tuesday.', 'en'],
  ['Sie öffnet am Freitag.', 'Sie öffnet am Mittwoch.', 'de'],
  ['It opened.', 'El muelle abrió el jueves.', 'es'],
])('a weekday that the entry does not have is invented: %s %s', (text, sentence, tongue) => {
  expect(isForeign(text, sentence, tongue)).toBe(true)
})

test.each<[string, string, Tongue]>([
  ['It opens on Friday.', 'It opens on Friday.', 'en'],
  ['It opens on Friday.', 'Sie öffnet am Freitag.', 'de'],
  ['It opened yesterday.', 'On Saturday it opened.', 'en'],
  ['It opens on 18 March.', 'It opens on Thursday.', 'en'],
  ['It opened.', 'It has opened twice.', 'en'],
])('its own, those around it and those of a date are not: %s %s', (text, sentence, tongue) => {
  expect(isForeign(text, sentence, tongue)).toBe(false)
})

test.each<[string, Tongue, boolean]>([
  ['Two people were found today in a garage.', 'en', true],
  ['Ciała odnaleziono dziś nad ranem w garażu.', 'pl', true],
  ['Police are searching tonight for a boy.', 'en', false],
  ['The board will vote today.', 'en', false],
  ['Heute Nacht brannte ein Haus.', 'de', false],
])('sixteen hours later, on the same day, a model may say: %s', (sentence, tongue, isTold) => {
  expect(dayFault(lineOf(sentence), calendar, tongue, true) === undefined).toBe(isTold)
  expect(dayFault(lineOf(sentence), calendar, tongue)).toBe('stale-day')
})
