import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { calendarOf, datedOf } from './calendar.ts'
import { dayFault } from './days.ts'
import { lineOf } from './phrases.ts'
import { redated } from './redate.ts'

/** A Tuesday, seven in the morning. */
const AIR = Date.parse('2027-01-12T07:00:00Z')
const told = (tongue: Tongue, text: string, hoursAgo: number) => {
  const calendar = calendarOf(datedOf(AIR - hoursAgo * HOUR_MS, AIR, 'UTC'))
  const line = redated(lineOf(text), calendar, tongue)
  return dayFault(line, calendar, tongue) ?? line.text
}

test.each<[Tongue, string, string]>([
  ['en', 'The council announced today a new tax.', 'The council announced on Monday a new tax.'],
  ['en', 'Police arrested two men this morning.', 'Police arrested two men on Monday morning.'],
  ['en', 'iPhone maker Oakham announced today a new plant.', 'iPhone maker Oakham announced on Monday a new plant.'],
  ['en', 'This morning police arrested two men.', 'On Monday morning police arrested two men.'],
  ['pt', 'Esta manhã, a polícia prendeu dois homens.', 'Na segunda-feira de manhã, a polícia prendeu dois homens.'],
  ['pt', 'A polícia prendeu nesta manhã dois homens.', 'A polícia prendeu na segunda-feira de manhã dois homens.'],
  ['de', 'Die Räte haben heute in Altdorf den Plan beschlossen.', 'Die Räte haben am Montag in Altdorf den Plan beschlossen.'],
  ['fr', 'Le maire a annoncé ce matin sa démission.', 'Le maire a annoncé lundi matin sa démission.'],
  ['fr', 'Des milliers de personnes ont défilé aujourd’hui.', 'Des milliers de personnes ont défilé lundi.'],
  ['es', 'La empresa informó hoy de un acuerdo.', 'La empresa informó el lunes de un acuerdo.'],
  ['es', 'El juez ha rechazado esta mañana los recursos.', 'El juez ha rechazado el lunes por la mañana los recursos.'],
  ['it', 'È stato dimesso oggi dal reparto.', 'È stato dimesso lunedì dal reparto.'],
  ['pt', 'A câmara aprovou hoje o plano.', 'A câmara aprovou na segunda-feira o plano.'],
  ['pl', 'Rada poinformowała dziś o podwyżce.', 'Rada poinformowała w poniedziałek o podwyżce.'],
  ['nl', 'De raad heeft vandaag het plan goedgekeurd.', 'De raad heeft maandag het plan goedgekeurd.'],
  ['ro', 'Primarul a anunțat astăzi un plan.', 'Primarul a anunțat luni un plan.'],
  ['hi', 'सरकार ने आज संसद में बताया।', 'सरकार ने सोमवार को संसद में बताया।'],
])('in %s what was done yesterday has the name of that day: “%s”', (tongue, text, said) => {
  expect(told(tongue, text, 14)).toBe(said)
  expect(told(tongue, text, 2)).toBe(text)
  // Of two days ago it may be any day.
  expect(told(tongue, text, 14 + 24)).toBe('stale-day')
})

test.each<[Tongue, string]>([
  // A morning behind a small word.
  ['en', 'Two men died in this morning’s fire.'],
  ['en', 'Two men died in the fire of this morning.'],
  ['en', 'Roads were closed since this morning.'],
  ['de', 'Der Junge wurde seit heute Morgen vermisst.'],
  ['de', 'Der Mann von heute Morgen wurde gefasst.'],
  ['es', 'Murió en el accidente de esta mañana.'],
  ['it', 'È morto nello schianto di stamattina.'],
  ['pt', 'Morreu no acidente desta manhã.'],
  ['nl', 'Hij werd sinds vanochtend vermist.'],
  ['ro', 'A murit în accidentul din această dimineață.'],
  // To come, or so these days.
  ['en', 'The council will announce today who pays.'],
  ['en', 'The song shaped today’s sound.'],
  ['en', 'The result is expected today.'],
  ['en', 'Schools stay closed today'],
  ['en', 'They met today and meet again tomorrow.'],
  ['de', 'Er wurde Lehrer und lebt heute in Altdorf.'],
  ['de', 'Die Firma hat heute 40 Leute, gegründet wurde sie vor Jahren.'],
  ['fr', 'Elle est souvent décrite aujourd’hui comme une pionnière.'],
  ['fr', 'Ce matin, les écoles sont fermées.'],
  ['it', 'La bimba, che oggi ha sei anni, ha firmato il disegno.'],
  ['pl', 'To serwis, który zachwycił widzów, a dziś chce zarobić.'],
  ['pt', 'A estrada está cortada devido a um incêndio que deflagrou hoje.'],
  ['es', 'El alcalde dijo: «Se aprobó hoy».'],
])('in %s what may be of another day is left out: “%s”', (tongue, text) => {
  expect(told(tongue, text, 14)).toBe('stale-day')
})

test('until this morning is until then', () => {
  const text = 'Bis heute Vormittag wurden drei Männer gefasst.'
  expect(told('de', text, 14)).toBe(text)
})
