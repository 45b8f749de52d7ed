import { expect, test } from 'vitest'
import { dayFault } from '../fit-for-air/days.ts'
import { lineOf } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'
import { withoutFromDay } from './told-from-day.ts'

/** A Saturday, the 15th of May 2027, at 20:00. */
const AIR_DAY = 20_953
const calendar = (daysAgo: number, age = daysAgo * 24) => ({
  age: age * 3_600_000,
  from: AIR_DAY - daysAgo,
  to: AIR_DAY,
  minute: 1_200,
  written: AIR_DAY - daysAgo,
})
const isFit = (tongue: Tongue, said: string, text: string, daysAgo: number, age?: number): boolean => {
  const days = calendar(daysAgo, age)
  const told = withoutFromDay(lineOf(said), { title: '', text }, days, tongue)
  return told !== undefined && dayFault(told, days, tongue, true) === undefined
}

test.each<[Tongue, string, string]>([
  ['en', 'The bridge of Denby is closed from tomorrow.', 'The bridge of Denby is closed from today.'],
  ['en', 'The bridge of Denby is closed as of tomorrow.', 'The bridge of Denby is closed as of today.'],
  ['de', 'Die Brücke in Harlau ist ab morgen gesperrt.', 'Ab heute ist die Brücke in Harlau gesperrt.'],
  ['de', 'Die Brücke in Harlau ist von morgen an gesperrt.', 'Von heute an ist die Brücke in Harlau gesperrt.'],
  ['nl', 'De brug in Denby is vanaf morgen afgesloten.', 'Vanaf vandaag is de brug in Denby afgesloten.'],
  ['pl', 'Most w Olszanach od jutra jest zamknięty.', 'Od dziś most w Olszanach jest zamknięty.'],
  ['fr', 'Le pont de Harlau est fermé dès demain.', 'Le pont de Harlau est fermé dès aujourd’hui.'],
  ['fr', 'Le pont de Harlau est fermé à partir de demain.', 'Le pont de Harlau est fermé à partir d’aujourd’hui.'],
  ['es', 'El puente de Olmo está cerrado desde mañana.', 'El puente de Olmo está cerrado desde hoy.'],
  ['it', 'Il ponte di Borgo è chiuso da domani.', 'Il ponte di Borgo è chiuso da oggi.'],
  ['pt', 'A ponte de Soutelo fecha a partir de amanhã.', 'A ponte de Soutelo fecha a partir de hoje.'],
  ['ro', 'Podul din Borșani este închis de mâine.', 'Podul din Borșani este închis de azi.'],
  ['hi', 'हरिपुर का पुल कल से बंद रहेगा।', 'हरिपुर का पुल आज से बंद रहेगा।'],
])('%s: of the day of air it is from tomorrow, of the day before from today: %s', (tongue, tomorrow, today) => {
  expect(isFit(tongue, tomorrow, tomorrow, 0, 18)).toBe(true)
  expect(isFit(tongue, today, tomorrow, 1)).toBe(true)
  expect(isFit(tongue, tomorrow, tomorrow, 1)).toBe(false)
  expect(isFit(tongue, today, today, 1)).toBe(false)
  expect(isFit(tongue, today, tomorrow, 0, 1)).toBe(false)
  expect(isFit(tongue, today, tomorrow, 2)).toBe(false)
})

test.each<[Tongue, string, string, string]>([
  ['en', 'The bridge of Denby is closed from', 'Saturday', 'Sunday'],
  ['de', 'Die Brücke in Harlau ist gesperrt ab', 'Samstag', '16. Mai'],
  ['nl', 'De brug in Denby is afgesloten vanaf', 'zaterdag', 'maandag'],
  ['pl', 'Most w Olszanach jest zamknięty od', 'soboty', 'niedzieli'],
  ['it', 'Il ponte di Borgo è chiuso da', 'sabato', 'domenica'],
])('%s: so it is where the entry names the weekday or the date: %s %s', (tongue, said, today, other) => {
  const word = { en: 'today', de: 'heute', nl: 'vandaag', pl: 'dziś', it: 'oggi' }[tongue as 'en']
  expect(isFit(tongue, `${said} ${word}.`, `${said} ${today}.`, 1)).toBe(true)
  expect(isFit(tongue, `${said} ${word}.`, `${said} ${today}.`, 3)).toBe(true)
  expect(isFit(tongue, `${said} ${word}.`, `${said} ${other}.`, 1)).toBe(false)
  expect(isFit(tongue, `${said} ${word}.`, `${said} ${other}.`, 0, 1)).toBe(false)
})

test('until tomorrow is so, too', () => {
  expect(isFit('pl', 'Most w Olszanach jest zamknięty do jutra.', 'Most w Olszanach jest zamknięty do jutra.', 0, 18)).toBe(true)
  expect(isFit('pl', 'Most w Olszanach jest zamknięty do jutra.', 'Most w Olszanach jest zamknięty do wtorku.', 0, 1)).toBe(false)
  expect(isFit('de', 'Bis heute ist der Brand in Harlau ungeklärt.', 'Der Brand in Harlau brannte bis Montag.', 1)).toBe(true)
})

test('what another sentence of the entry says is of something else', () => {
  const text = 'Die Brücke in Harlau ist ab morgen gesperrt. Die Schule in Olmstedt bleibt zu.'
  expect(isFit('de', 'Ab heute ist die Schule in Olmstedt zu.', text, 1)).toBe(false)
  expect(isFit('de', 'Ab heute ist die Brücke in Harlau gesperrt.', text, 1)).toBe(true)
})

test('in Hindi it may be since yesterday', () => {
  expect(isFit('hi', 'हरिपुर का पुल आज से बंद है।', 'हरिपुर का पुल कल से बंद है।', 1)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['de', 'Ab heute 22 Uhr ist die Brücke in Harlau gesperrt.', 'Die Brücke in Harlau ist ab morgen 22 Uhr gesperrt.'],
  ['it', 'Il ponte di Borgo è chiuso da oggi alle 22.', 'Il ponte di Borgo è chiuso da domani alle 22.'],
  ['en', 'The bridge of Denby is closed from today at 10 pm.', 'The bridge of Denby is closed from tomorrow at 10 pm.'],
])('%s: its hours are those of the day of air: %s', (tongue, said, text) => {
  expect(isFit(tongue, said, text, 1)).toBe(true)
  // At eight in the evening that is over.
  expect(isFit(tongue, said.replace('22', '18').replace('10 pm', '6 pm'), text, 1)).toBe(false)
})

test.each([
  'Ab heute ist die Brücke in Harlau gesperrt, morgen auch die Straße.',
  'Ab heute ist die Brücke in Harlau gesperrt, heute Abend auch die Straße.',
  'Ab heute ist die Brücke in Harlau gesperrt, gestern war es die Straße.',
])('another day beside it stays: %s', (said) => {
  expect(isFit('de', said, 'Die Brücke in Harlau ist ab morgen gesperrt.', 1)).toBe(false)
})
