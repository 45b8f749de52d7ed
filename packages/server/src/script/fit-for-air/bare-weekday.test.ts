import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withBareWeekdays } from './bare-weekday.ts'

/** A Monday: 8 February 2027. */
const MONDAY = Date.UTC(2027, 1, 8) / 86_400_000
const said = (text: string, tongue: Tongue) => withBareWeekdays(text, MONDAY, tongue)

test.each<[Tongue, string, string]>([
  ['es', 'La policía informó este domingo de un choque.', 'La policía informó el domingo de un choque.'],
  ['es', 'Este domingo murió en Albarra.', 'El domingo murió en Albarra.'],
  ['es', 'El acto de este sábado reunió a cien vecinos y fue breve.', 'El acto del sábado reunió a cien vecinos y fue breve.'],
  ['es', 'Murió el sábado 6 de febrero en Albarra.', 'Murió el sábado en Albarra.'],
  ['es', 'Se reúnen el lunes 8 de febrero.', 'Se reúnen este lunes.'],
  ['fr', 'Le maire a annoncé, ce samedi 6 février, sa démission.', 'Le maire a annoncé, samedi, sa démission.'],
  ['fr', 'Ce samedi, trois maisons ont brûlé.', 'Samedi, trois maisons ont brûlé.'],
  ['fr', 'Il est mort le samedi 6 février 2027.', 'Il est mort samedi.'],
  ['fr', 'Ils se réunissent ce lundi 8 et mardi 9 février.', 'Ils se réunissent ce lundi et mardi.'],
  ['fr', 'Dans la nuit du samedi 6 au dimanche 7 février, il a plu.', 'Dans la nuit de samedi à dimanche, il a plu.'],
  ['fr', 'Lundi 8 février, le tribunal a jugé un maire.', 'Ce lundi, le tribunal a jugé un maire.'],
  ['fr', 'Le tribunal ouvre lundi 8 février.', 'Le tribunal ouvre ce lundi.'],
  ['it', 'Il bollettino di oggi, 8 febbraio, sul contagio.', 'Il bollettino di oggi sul contagio.'],
  ['it', 'Da lunedì 8 febbraio si riapre.', 'Da oggi si riapre.'],
  ['it', 'È morto sabato 6 febbraio a Roccamara.', 'È morto sabato a Roccamara.'],
  ['pt', 'O tribunal criou nesta sexta-feira (5) um conselho.', 'O tribunal criou na sexta-feira um conselho.'],
  ['pt', 'Morreu este domingo em Soutelo.', 'Morreu no domingo em Soutelo.'],
  ['pt', 'O caso foi contado na edição desta sexta.', 'O caso foi contado na edição de sexta-feira.'],
  ['pt', 'Foi preso na tarde deste sábado (6).', 'Foi preso na tarde de sábado.'],
  ['ro', 'A anunțat sâmbătă, 6 februarie, că va pleca.', 'A anunțat sâmbătă că va pleca.'],
  ['ro', 'Ministerul a publicat sâmbătă, 6 februarie, rezultatele.', 'Ministerul a publicat sâmbătă rezultatele.'],
  ['ro', 'Consiliul a aprobat sâmbătă, 6 februarie, a doua etapă.', 'Consiliul a aprobat sâmbătă a doua etapă.'],
  ['ro', 'Primarul a plecat sâmbătă, 6 februarie, scrie presa.', 'Primarul a plecat sâmbătă, scrie presa.'],
  ['ro', 'Podul s-a închis sâmbătă, 6 februarie, a spus primarul.', 'Podul s-a închis sâmbătă, a spus primarul.'],
  ['pt', 'A reunião foi adiada para esta sexta-feira (5).', 'A reunião foi adiada para sexta-feira.'],
  ['pt', 'O presidente disse no sábado (6.fev.2027) que fica.', 'O presidente disse no sábado que fica.'],
  [
    'ro',
    'O femeie a fost lovită în după-amiaza zilei de sâmbătă, 6 februarie, în centru.',
    'O femeie a fost lovită în după-amiaza zilei de sâmbătă în centru.',
  ],
  ['ro', 'Ministrul a declarat, sâmbătă, 6 februarie, că pleacă.', 'Ministrul a declarat, sâmbătă, că pleacă.'],
])('in %s the weekday alone is said: “%s”', (tongue, text, bare) => {
  expect(said(text, tongue)).toBe(bare)
})

test.each<[Tongue, string]>([
  // Today, and what is to come.
  ['es', 'La policía informó este lunes de un choque.'],
  ['es', 'El equipo jugará este domingo en Albarra.'],
  ['fr', 'Le match se joue ce samedi 13 février.'],
  ['pt', 'O jogo será neste domingo (14).'],
  // Of another week, or of another year.
  ['fr', 'Il avait disparu le samedi 30 janvier.'],
  ['fr', 'Elle a été élue le dimanche 7 février 2021.'],
  ['es', 'Murió el sábado 16 de enero.'],
  // What was to come.
  ['ro', 'Duminică, 7 februarie, vor avea loc trageri, după ce s-a câștigat mult.'],
  ['ro', 'Ministerul va publica sâmbătă, 6 februarie, rezultatele.'],
  ['fr', 'Le pont a fermé du vendredi 5 février 12 heures au lundi 8 février.'],
  ['fr', 'Le bulletin du lundi 8 février est paru.'],
  ['fr', 'Le pont est fermé jusqu’au lundi 8 février.'],
  ['fr', 'Ils se sont donné rendez-vous en ce jeudi matin.'],
  ['fr', 'Début: lundi 8 février 12h.'],
  // No date, a custom, or a name.
  ['es', 'El sábado 6 personas murieron.'],
  ['fr', 'Le marché a lieu le dimanche.'],
  ['ro', 'A stat șase luni în spital.'],
  ['it', 'In programma da oggi a lunedì 8 febbraio.'],
  ['es', 'Lo dijo así: «Nos vimos este domingo».'],
  ['de', 'Er starb am Samstag, 6. Februar.'],
  // Figures that only begin as a date does.
  ['es', 'La tasa fue el lunes 8,5 puntos.'],
  ['ro', 'Sâmbătă, 06.02.2027, s-a închis podul.'],
])('in %s the day stays as it is: “%s”', (tongue, text) => {
  expect(said(text, tongue)).toBe(text)
})

test('a text of many days takes no longer than it is long', () => {
  const took = (count: number) => {
    const begun = process.cpuUsage()
    said('du samedi 8 au dimanche 9 le lundi 8 et '.repeat(count), 'fr')
    return process.cpuUsage(begun).user / 1000
  }
  took(100)
  // The collector and the compiler work in threads of their own, and count too: the least of three is the text's.
  const least = (count: number) => Math.min(took(count), took(count), took(count))
  expect(least(3200)).toBeLessThan(50 + 40 * least(200))
})
