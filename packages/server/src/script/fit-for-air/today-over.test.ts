import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { calendarOf, datedOf } from './calendar.ts'
import { dayFault } from './days.ts'
import { lineOf } from './phrases.ts'

/** Of a Wednesday. */
const fault = (tongue: Tongue, text: string, written: number, heard: number) => {
  const at = (hour: number) => Date.parse('2027-01-13T00:00:00Z') + hour * HOUR_MS
  return dayFault(lineOf(text), calendarOf(datedOf(at(written), at(heard), 'UTC')), tongue)
}

test.each<[Tongue, string]>([
  ['en', 'Lawmakers are set to vote today on the budget.'],
  ['en', 'The city council votes on the budget today.'],
  ['es', 'El Tribunal Supremo decide hoy sobre el recurso.'],
  ['it', 'La Corte costituzionale decide oggi sul ricorso.'],
  ['pt', 'O presidente participa hoje de um ato em Soutelo.'],
  ['ro', 'Curtea decide azi asupra recursului.'],
  ['de', 'Der Rat entscheidet heute über den Haushalt.'],
  ['fr', 'Le conseil se réunit aujourd’hui à Valmont.'],
  ['es', 'El consejo vota hoy sus cuentas.'],
  ['it', 'La giunta si riunisce oggi a Roccamara.'],
  ['pt', 'Os vereadores reúnem-se hoje em Soutelo.'],
  ['pl', 'Dziś rada zajmie się uchwałą.'],
  ['nl', 'De raad debatteert vandaag over het plan.'],
  ['ro', 'Elevii susțin azi proba la matematică.'],
  ['hi', 'मामले पर आज अदालत में सुनवाई होगी।'],
])('what councils do by day is done in the evening, in %s: %s', (tongue, text) => {
  expect(fault(tongue, text, 8, 19.5)).toBe('stale-day')
  expect(fault(tongue, text, 8, 14)).toBeUndefined()
  expect(fault(tongue, text, 15, 19.5)).toBeUndefined()
})

test.each<[Tongue, string]>([
  ['en', 'The Red Kites will fly over Oakham this afternoon.'],
  ['de', 'Der Kanzler besucht heute Nachmittag Altdorf.'],
  ['fr', 'Le ministre se rend cet après-midi à Valmont.'],
  ['es', 'El grupo se reúne esta tarde con sus acreedores.'],
  ['nl', 'Vanmiddag buigt de raad zich erover.'],
  ['pl', 'Dziś po południu wpłyną ostatnie kandydatury.'],
])('an afternoon ends, in %s: %s', (tongue, text) => {
  expect(fault(tongue, text, 11, 20.5)).toBe('stale-day')
  expect(fault(tongue, text, 11, 16)).toBeUndefined()
})

test('so does a morning, of what was to come in it', () => {
  expect(fault('de', 'Die Polizei wird heute Vormittag über den Brand informieren.', 5.5, 15)).toBe('stale-day')
  expect(fault('pt', 'A polícia cumpre nesta manhã três mandados.', 7, 15)).toBeUndefined()
})

test.each<[Tongue, string]>([
  ['de', 'Der Rat stimmt heute Abend ab.'],
  // No body sits.
  ['en', 'The party leads by 300 votes today.'],
  ['es', 'Un hombre decide hoy donar su casa.'],
  ['it', 'Un uomo decide oggi di donare la sua casa.'],
  ['pt', 'Uma aldeia participa hoje na festa.'],
  ['ro', 'Un bărbat decide azi să își doneze casa.'],
  ['de', 'Der Rat hat heute über den Haushalt abgestimmt.'],
  ['de', 'Ab heute tagen die Gerichte im neuen Haus.'],
  ['es', 'El consejo votó hoy sus cuentas.'],
  ['fr', 'Le prix du tabac augmente aujourd’hui.'],
  ['pl', 'Pogrzeb odbył się dziś w Olszanach.'],
  ['hi', 'अदालत में आज सुनवाई हुई।'],
])('but this is said in the evening, in %s: %s', (tongue, text) => {
  expect(fault(tongue, text, 8, 19.5)).toBeUndefined()
})

test.each<[Tongue, string]>([
  ['pl', 'W środę rada zajmie się uchwałą.'],
  ['fr', 'Le conseil se réunit mercredi à Valmont.'],
  ['ro', 'Primarii se reunesc miercuri, 13 ianuarie, la Olteni.'],
  ['de', 'Am 13. Januar stimmt der Rat über den Haushalt ab.'],
])('also by the name or the date of this day, in %s: %s', (tongue, text) => {
  expect(fault(tongue, text, 8, 19.5)).toBe('stale-day')
  expect(fault(tongue, text, 8, 14)).toBeUndefined()
})

test('but not from or until that day, nor of another one', () => {
  expect(fault('de', 'Bis Mittwoch stimmen die Mitglieder ab.', 8, 19.5)).toBeUndefined()
  expect(fault('de', 'Der Rat tagt am Freitag.', 8, 19.5)).toBeUndefined()
  expect(fault('de', 'Am 20. Januar stimmt der Rat ab.', 8, 19.5)).toBeUndefined()
  expect(fault('de', 'Der Rat tagt am Mittwochabend.', 8, 19.5)).toBeUndefined()
})

test('what was announced the day before for this date is done too', () => {
  expect(fault('de', 'Am 13. Januar stimmt der Rat über den Haushalt ab.', -6, 19.5)).toBe('stale-day')
  expect(fault('de', 'Am 13. Januar stimmt der Rat über den Haushalt ab.', -6, 10)).toBeUndefined()
})

test.each<[Tongue, string]>([
  ['pt', 'O ministério entra em paralisação a partir da madrugada desta quarta-feira.'],
  ['en', 'The bridge closes Wednesday morning for works.'],
  ['de', 'Der Streik beginnt am Mittwochmorgen.'],
  ['fr', 'Le conseil se réunit mercredi matin à Valmont.'],
  ['it', 'La giunta si riunisce mercoledì mattina a Roccamara.'],
  ['pl', 'W środę rano rusza nowa linia.'],
  ['nl', 'De brug gaat woensdagochtend dicht.'],
])('so does the morning of a weekday that was to come, in %s: %s', (tongue, text) => {
  expect(fault(tongue, text, 2, 17)).toBe('stale-day')
  expect(fault(tongue, text, 2, 9)).toBeUndefined()
})

test('but not of what happened in it, nor of another day', () => {
  expect(fault('pt', 'Um homem é preso na manhã desta quarta-feira em Soutelo.', 10, 17)).toBeUndefined()
  expect(fault('en', 'A man was hurt on Wednesday morning in Oakham.', 4, 17)).toBeUndefined()
  expect(fault('de', 'Der Streik beginnt am Donnerstagmorgen.', 4, 17)).toBeUndefined()
})

test('what begins from this day on has begun in the afternoon, in Hindi', () => {
  expect(fault('hi', 'परिषद के लिए 13 जनवरी से नामांकन शुरू होगा।', -4, 16)).toBe('stale-day')
  expect(fault('hi', 'परिषद के लिए 13 जनवरी से नामांकन शुरू होगा।', -4, 9)).toBeUndefined()
  expect(fault('hi', 'परिषद के लिए 20 जनवरी से नामांकन शुरू होगा।', -4, 16)).toBeUndefined()
})
