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
  ['en', 'The bridge of Denby will be closed from', 'Saturday', 'Sunday'],
  ['de', 'Die Brücke in Harlau wird gesperrt ab', 'Samstag', '16. Mai'],
  ['nl', 'De brug in Denby wordt afgesloten vanaf', 'zaterdag', 'maandag'],
  ['pl', 'Most w Olszanach zostanie zamknięty od', 'soboty', 'niedzieli'],
  ['it', 'Il ponte di Borgo chiuderà da', 'sabato', 'domenica'],
])('%s: so it is where the entry names the weekday or the date: %s %s', (tongue, said, today, other) => {
  const word = { en: 'today', de: 'heute', nl: 'vandaag', pl: 'dziś', it: 'oggi' }[tongue as 'en']
  expect(isFit(tongue, `${said} ${word}.`, `${said} ${today}.`, 1)).toBe(true)
  expect(isFit(tongue, `${said} ${word}.`, `${said} ${today}.`, 3)).toBe(true)
  expect(isFit(tongue, `${said} ${word}.`, `${said} ${other}.`, 1)).toBe(false)
  expect(isFit(tongue, `${said} ${word}.`, `${said} ${other}.`, 0, 1)).toBe(false)
})

test.each<[string, boolean]>([
  ['Saturday (May 15)', true],
  ['May 15', true],
  ['Sunday (May 16)', false],
  ['Saturday', false],
  ['Saturday (May 15), or from Sunday', false],
])('of the day of air it is so with a condition where its date stands beside: from %s', (day, isTold) => {
  const said = 'Painters of the bridge can wear a hat while at work from today if they choose to do so.'
  expect(
    isFit('en', said, `Painters of the bridge can wear a hat while at work from ${day}, if they choose to do so.`, 0, 1),
  ).toBe(isTold)
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

test.each<[Tongue, string, string]>([
  [
    'en',
    'The bridge of Denby will be closed from Saturday 22 May because of repairs.',
    'From today the bridge of Denby is closed.',
  ],
  ['en', 'The bridge of Denby will be closed from Saturday the 22nd.', 'From today the bridge of Denby is closed.'],
  ['en', 'The bridge of Denby will be closed from next Saturday.', 'From today the bridge of Denby is closed.'],
  ['en', 'The bridge of Denby will be closed from Saturday week.', 'From today the bridge of Denby is closed.'],
  ['en', 'The bridge of Denby will be closed until Saturday 22 May.', 'Until today the bridge of Denby is closed.'],
  [
    'en',
    'The toll of Denby does not apply from tomorrow, as first planned, but from March.',
    'From today the toll of Denby applies.',
  ],
  ['en', 'The toll of Denby doesn’t apply from tomorrow.', 'From today the toll of Denby applies.'],
  ['en', 'Drivers of Denby had called a strike from tomorrow, but called it off.', 'From today drivers of Denby are on strike.'],
  ['en', 'Drivers of Denby had called a strike from tomorrow. It was called off.', 'From today drivers of Denby are on strike.'],
  [
    'en',
    'The bridge of Denby was shut from Saturday until Wednesday and has reopened.',
    'From today the bridge of Denby is shut.',
  ],
  ['en', 'The bridge of Denby was shut from Saturday.', 'From today the bridge of Denby is shut.'],
  ['en', 'The bridge of Denby closes from Saturday and the tunnel closes from Monday.', 'From today the tunnel closes.'],
  ['en', 'The bridge of Denby closes from Saturday and the tunnel stays closed.', 'From today the tunnel is closed.'],
  ['en', 'Trains from Denby on Saturday are cancelled.', 'From today trains of Denby are cancelled.'],
  ['en', 'Trains from Denby on Saturday will be replaced by buses.', 'From today trains of Denby are replaced by buses.'],
  ['en', 'The bridge of Denby could be closed from tomorrow.', 'From today the bridge of Denby is closed.'],
  ['de', 'Die Brücke in Harlau könnte ab morgen gesperrt sein.', 'Ab heute ist die Brücke in Harlau gesperrt.'],
  ['pl', 'Most w Olszanach może być od jutra zamknięty.', 'Od dziś most w Olszanach jest zamknięty.'],
  ['fr', 'Le pont de Harlau pourrait être fermé dès demain.', 'Le pont de Harlau est fermé dès aujourd’hui.'],
  ['es', 'El puente de Olmo podría cerrar desde mañana.', 'El puente de Olmo está cerrado desde hoy.'],
  ['it', 'Il ponte di Borgo potrebbe chiudere da domani.', 'Il ponte di Borgo è chiuso da oggi.'],
  ['pt', 'A ponte de Soutelo pode fechar a partir de amanhã.', 'A ponte de Soutelo fecha a partir de hoje.'],
  ['nl', 'De brug in Denby kan vanaf morgen afgesloten zijn.', 'Vanaf vandaag is de brug in Denby afgesloten.'],
  ['ro', 'Podul din Borșani ar putea fi închis de mâine.', 'Podul din Borșani este închis de azi.'],
  ['hi', 'हरिपुर का पुल कल से बंद हो सकता है और बंद रहेगा।', 'हरिपुर का पुल आज से बंद रहेगा।'],
  ['de', 'Die Maut in Harlau gilt nicht ab morgen, sondern erst ab März.', 'Ab heute gilt die Maut in Harlau.'],
  ['de', 'Die Brücke in Harlau wird ab Samstag, 22. Mai, gesperrt.', 'Ab heute ist die Brücke in Harlau gesperrt.'],
  ['de', 'Die Brücke in Harlau wird ab Samstag in einer Woche gesperrt.', 'Ab heute ist die Brücke in Harlau gesperrt.'],
  ['nl', 'De brug in Denby wordt vanaf zaterdag over een week afgesloten.', 'Vanaf vandaag is de brug in Denby afgesloten.'],
  ['pl', 'Most w Olszanach zostanie zamknięty od soboty 22 maja.', 'Od dziś most w Olszanach jest zamknięty.'],
  ['pl', 'Most w Olszanach jest zamknięty od soboty.', 'Od dziś most w Olszanach jest zamknięty.'],
  ['fr', 'Le pont de Harlau fermera dès samedi prochain.', 'Le pont de Harlau est fermé dès aujourd’hui.'],
  ['fr', 'Le pont de Harlau ne fermera pas dès demain.', 'Le pont de Harlau est fermé dès aujourd’hui.'],
  ['es', 'El puente de Olmo cerrará desde el sábado 22 de mayo.', 'El puente de Olmo está cerrado desde hoy.'],
  ['es', 'El puente de Olmo no cerrará desde mañana.', 'El puente de Olmo está cerrado desde hoy.'],
  ['it', 'Il ponte di Borgo chiuderà da sabato prossimo.', 'Il ponte di Borgo è chiuso da oggi.'],
  ['pt', 'A ponte de Soutelo não fecha a partir de amanhã.', 'A ponte de Soutelo fecha a partir de hoje.'],
  ['ro', 'Podul din Borșani nu este închis de mâine.', 'Podul din Borșani este închis de azi.'],
  ['hi', 'हरिपुर का पुल कल से बंद नहीं रहेगा।', 'हरिपुर का पुल आज से बंद रहेगा।'],
])('%s: where that is not said beyond doubt it is not so: %s', (tongue, text, said) => {
  expect(isFit(tongue, said, text, 1)).toBe(false)
})

test.each(['from next Saturday', 'from Saturday 22 May', 'from Sunday week'])('nor is tomorrow on the day itself: %s', (day) => {
  expect(isFit('en', 'The bridge of Denby is closed from tomorrow.', `The bridge of Denby will be closed ${day}.`, 0, 1)).toBe(
    false,
  )
})

test('on the day itself its own word stays as the entry has it', () => {
  const text = 'The bridge of Denby is closed from today, the tunnel will be closed from Monday.'
  expect(isFit('en', 'From today the bridge of Denby is closed.', text, 0, 1)).toBe(true)
})
