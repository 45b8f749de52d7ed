import { expect, test } from 'vitest'
import { wednesdayAfter } from '../testing/wednesday-air.ts'
import type { Tongue } from '../tongue.ts'
import { lineOf } from './phrases.ts'
import { redated } from './redate.ts'

/** Of an item of the day before. */
const CALENDAR = wednesdayAfter(20)

test.each<[Tongue, string]>([
  ['de', 'Die Bahn wird Mittwoch und Donnerstag, 20. und 21. Januar, gesperrt.'],
  ['de', 'Das Orchester spielt am Mittwoch, 20. Jan., im Dom.'],
  ['en', 'The tower opens on Wednesday and Thursday, 20 and 21 January.'],
  ['en', 'The tower opens on Wednesday lunchtime, 20 January.'],
  ['fr', 'La foire ouvre mercredi après-midi 20 janvier.'],
  ['es', 'La feria abre el miércoles por la tarde, 20 de enero.'],
  ['it', 'La fiera apre mercoledì pomeriggio 20 gennaio.'],
  ['pl', 'Targ rusza w środę po południu, 20 stycznia.'],
  ['nl', 'De markt opent woensdag 20 jan.'],
  ['ro', 'Târgul se deschide miercuri după-amiază, 20 ianuarie.'],
])('%s: the Wednesday of another week is not today: %s', (tongue, text) => {
  expect(redated(lineOf(text), CALENDAR, tongue).text).toBe(text)
})
