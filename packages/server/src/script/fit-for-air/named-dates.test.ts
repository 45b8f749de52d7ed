import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { heldUntil, namesDayGone } from './named-dates.ts'
import { plainWords } from './phrases.ts'

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
const isOver = (text: string, tongue: Tongue, today: string) => heldUntil(plainWords(text), day(today), tongue)

test.each<[Tongue, string]>([
  ['pl', 'Ostrzeżenie obowiązuje od godz. 19:00 w czwartek, 20 sierpnia, do godz. 8:00 w piątek, 21 sierpnia.'],
  ['en', 'The warning is in force until 8 am on Friday, 21 August.'],
  ['de', 'Die Warnung gilt bis Freitag, 21. August, 8 Uhr.'],
  ['fr', 'La vigilance est en vigueur jusqu’au vendredi 21 août.'],
  ['es', 'El aviso sigue vigente hasta el viernes 21 de agosto.'],
  ['it', "L'allerta è valida fino a venerdì 21 agosto."],
  ['pt', 'O aviso está em vigor até sexta-feira, 21 de agosto.'],
  ['nl', 'De waarschuwing geldt tot vrijdag 21 augustus.'],
  ['ro', 'Avertizarea este valabilă până vineri, 21 august.'],
  ['hi', 'चेतावनी 21 अगस्त तक लागू है।'],
])('in %s what held until yesterday is over: “%s”', (tongue, text) => {
  expect(isOver(text, tongue, '2026-08-22')).toBe(true)
  expect(isOver(text, tongue, '2026-08-21')).toBe(false)
})

test.each<[Tongue, string]>([
  ['pt', 'O aviso emitido em 18 de agosto continua em vigor.'],
  ['ro', 'Cod roșu de vânt în tot sudul țării, după furtuna din 15 august.'],
  ['en', 'Warning until further notice after the storm on 15 August.'],
  ['en', 'Rain until midnight; the storm of 15 August killed two.'],
  ['de', 'Warnung bis auf Weiteres, Stand 15. August.'],
  ['pl', 'Ostrzeżenie do odwołania, wydane 15 sierpnia.'],
  ['es', 'Aviso hasta nuevo aviso, del 15 de agosto.'],
])('in %s it goes on: “%s”', (tongue, text) => {
  expect(isOver(text, tongue, '2026-08-22')).toBe(false)
})

test('a day that it began, or one that comes later, is no end', () => {
  expect(isOver('The warning was issued on 21 August.', 'en', '2026-08-22')).toBe(false)
  expect(isOver('The warning of 20 August holds until 25 August.', 'en', '2026-08-22')).toBe(false)
})

const isGone = (text: string, tongue: Tongue) => namesDayGone(plainWords(text), day('2026-05-11'), day('2026-05-13'), tongue)

test.each<[Tongue, string]>([
  ['fr', 'Littoral : les promenades ouvertes dès le mardi 12 mai'],
  ['de', 'Das Museum öffnet am 12. Mai.'],
  ['es', 'El congreso se celebrará el 12 de mayo.'],
  ['pl', 'W środę 12 maja trybunał ogłosi wyrok.'],
])('a day between writing and air is no longer to come, in %s: %s', (tongue, text) => {
  expect(isGone(text, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['fr', 'Les promenades ouvrent le 14 mai.'],
  ['fr', 'Un homme a été blessé le 10 mai.'],
  ['fr', 'Il est mort le 12 mai 1995.'],
  ['de', 'Die Schau ist vom 12. Mai bis zum 20. Mai zu sehen.'],
  ['en', 'The rule holds since 12 May.'],
])('but one before, behind or of another year is as it was, in %s: %s', (tongue, text) => {
  expect(isGone(text, tongue)).toBe(false)
})
