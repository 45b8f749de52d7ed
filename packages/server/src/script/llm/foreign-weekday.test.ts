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

test.each<[Tongue, string, string, string]>([
  ['nl', 'Bij een brand kwam zaterdagnacht een man om.', 'zaterdagnacht', 'zondagavond'],
  ['nl', 'Bij een brand kwam zaterdagnamiddag een man om.', 'zaterdagnamiddag', 'maandagvoormiddag'],
  ['de', 'Bei einem Brand starb Samstagnacht ein Mann.', 'Samstagnacht', 'Sonntagabend'],
  ['de', 'Bei einem Brand starb Samstagfrüh ein Mann.', 'Samstagfrüh', 'Dienstagfrüh'],
  ['de', 'Bei einem Brand starb Samstagabend ein Mann.', 'Samstag Abend', 'Sonntag Abend'],
  ['pl', 'W pożarze zginął w sobotni wieczór człowiek.', 'w sobotę wieczorem', 'w piątkowy wieczór'],
  ['en', 'A man was killed on Saturday night in a fire.', 'on Saturday night', 'on Sunday night'],
  ['fr', 'Un homme est mort samedi soir.', 'samedi soir', 'dimanche soir'],
  ['es', 'Un hombre murió el sábado por la noche.', 'el sábado', 'el domingo'],
  ['it', 'Un uomo è morto sabato sera.', 'sabato sera', 'domenica sera'],
  ['pt', 'Um homem morreu no sábado à noite.', 'no sábado', 'no domingo'],
  ['ro', 'Un bărbat a murit sâmbătă seara.', 'sâmbătă seara', 'duminică seara'],
  ['hi', 'शनिवार की रात एक आदमी की मौत हुई।', 'शनिवार की रात', 'रविवार की रात'],
])('%s: of a sentence that names its day the days around are foreign: %s', (tongue, text, own, other) => {
  expect(isForeign(text, `So ${own}.`, tongue)).toBe(false)
  expect(isForeign(text, `So ${other}.`, tongue)).toBe(true)
})

test('a night has two days, and yesterday is one more', () => {
  expect(isForeign('Ein Mann starb in der Nacht zum Sonntag.', 'Ein Mann starb Samstagnacht.', 'de')).toBe(false)
  expect(isForeign('Ein Mann starb gestern Abend. Am Montag wird ermittelt.', 'Ein Mann starb am Samstagabend.', 'de')).toBe(
    false,
  )
  expect(isForeign('Ein Mann starb. Am Freitag war er noch gesund.', 'Ein Mann starb am Samstagabend.', 'de')).toBe(false)
})
