import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { lineOf } from './phrases.ts'
import { isOfPartialCount, isStateOver } from './states-over.ts'

const isOver = (tongue: Tongue, text: string, hours = 20) => isStateOver(lineOf(text), hours * HOUR_MS, tongue)

test.each<[Tongue, string]>([
  ['en', 'The suspected attacker is on the run.'],
  // The day is the one of the deed.
  ['en', 'A clerk was stabbed in Harwick on Thursday, and the attacker is on the run.'],
  ['de', 'Die Bank in Altdorf wurde am Montag überfallen, der Täter ist flüchtig.'],
  ['nl', 'De kiosk werd zondag overvallen, de dader is nog voortvluchtig.'],
  ['de', 'Der Täter ist flüchtig.'],
  ['fr', 'Les deux hommes sont en fuite.'],
  ['es', 'El agresor sigue prófugo.'],
  ['it', 'Il complice è ancora in fuga.'],
  ['pt', 'Um segundo suspeito continua foragido.'],
  ['pl', 'Trwa policyjna obława na napastnika.'],
  ['nl', 'De schutter is nog voortvluchtig.'],
  ['ro', 'Agresorul este căutat de polițiști.'],
  ['hi', 'आरोपी फरार है।'],
  ['de', 'Die Linie 4 bedient zurzeit die Haltestelle Lindenhof nicht.'],
  ['nl', 'Tussen Oudewijk en Veldam rijden momenteel geen treinen.'],
  ['de', 'Auf einer Baustelle in Altdorf liegt möglicherweise ein Blindgänger im Boden.'],
  ['de', 'Blindgänger-Verdacht in Altdorf: Dem Spital droht eine Evakuierung'],
  ['fr', 'Le département de l’Orlhe reste placé en vigilance orange pour les crues.'],
])('how things stood is not told a day later, in %s: %s', (tongue, text) => {
  expect(isOver(tongue, text)).toBe(true)
  expect(isOver(tongue, text, 3)).toBe(false)
})

test.each<[Tongue, string]>([
  ['de', 'Zwischen Altdorf und Olm fahren derzeit keine Züge, bis Montag wird gebaut.'],
  ['de', 'Der Häftling ist seit Montag auf der Flucht, er ist flüchtig.'],
  ['en', 'The banker has been sought for years and is on the run since 2019.'],
  ['fr', 'L’ancien maire est en fuite depuis six ans.'],
  ['fr', 'Moustique-tigre : l’Orlhe en vigilance rouge.'],
  ['fr', 'Le département est placé en vigilance orange jusqu’à jeudi.'],
  ['de', 'Der Täter wurde nach der Flucht gefasst.'],
  ['pt', 'O homem fugiu e foi preso.'],
])('but what lasts is, in %s: %s', (tongue, text) => {
  expect(isOver(tongue, text)).toBe(false)
})

test.each<[Tongue, string]>([
  ['en', 'Low leads Moss with 40 percent of votes counted.'],
  ['es', 'Con el 40% de las actas, Gil aventaja a Mota.'],
  ['pl', 'Podajemy wyniki z połowy komisji wyborczych.'],
  ['hi', 'रुझानों में रामपुर से विजय आगे।'],
])('votes that were counted in part are counted by now, in %s: %s', (tongue, text) => {
  expect(isOfPartialCount([lineOf(text)], 20 * HOUR_MS, tongue)).toBe(true)
  expect(isOfPartialCount([lineOf(text)], 2 * HOUR_MS, tongue)).toBe(false)
})

test('a count of something else is not one of votes', () => {
  expect(isOfPartialCount([lineOf('Rezultatele parțiale ale autopsiei au fost anunțate.')], 20 * HOUR_MS, 'ro')).toBe(false)
})
