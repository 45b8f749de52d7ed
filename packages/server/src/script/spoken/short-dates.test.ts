import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

test.each<[string, string, string]>([
  ['de-DE', 'Sprechstunde am 20.01. im Rathaus', 'Sprechstunde am 20. Januar im Rathaus'],
  ['de-DE', 'Gesperrt ist vom 18.1. bis 12.2.', 'Gesperrt ist vom 18. Januar bis 12. Februar.'],
  ['de-DE', 'Am Mittwoch, 5.3. fährt der Bus', 'Am Mittwoch, 5. März fährt der Bus'],
  ['pl-PL', 'Zmiany od 18.01 do 31.03 w mieście', 'Zmiany od 18 stycznia do 31 marca w mieście'],
  ['ro-RO', 'Rafale azi, 13.01, pe litoral', 'Rafale azi, 13 ianuarie, pe litoral'],
  ['it-IT', 'Chiusura dal 14/1 al 20/02', 'Chiusura dal 14 gennaio al 20 febbraio'],
  ['es-ES', 'El corte será el 14/01 por obras', 'El corte será el 14 de enero por obras'],
  ['pt-PT', 'Inscrições até 15/01', 'Inscrições até 15 de janeiro'],
  ['pt-PT', 'A feira abre sexta-feira, 15/01', 'A feira abre sexta-feira, 15 de janeiro'],
  ['fr-FR', 'Travaux du 14/01 au 20/02', 'Travaux du 14 janvier au 20 février'],
  ['nl-NL', 'De weg is dicht van 14/1 tot 20/2', 'De weg is dicht van 14 januari tot 20 februari'],
])('%s: “%s”', (locale, written, said) => {
  expect(toSpoken(written, locale)).toBe(said)
})

test.each<[string, string]>([
  ['de-DE', 'Kapitel 3.2. des Berichts'],
  ['de-DE', 'Am 31.2. war nichts'],
  ['it-IT', 'Ordinanza 14/27 del sindaco'],
  ['fr-FR', 'Une note de 14/20 au bac'],
])('%s: no date is made of “%s”', (locale, written) => {
  expect(toSpoken(written, locale)).toBe(written)
})

test('a sum or an hour is none either', () => {
  expect(toSpoken('Bilety od 5.60 zł', 'pl-PL')).not.toMatch(/stycznia|czerwca/)
  expect(toSpoken('Otwarte od 10.30 do 12.10', 'pl-PL')).not.toMatch(/października/)
  expect(toSpoken('De la 12.05 lei', 'ro-RO')).not.toMatch(/mai/)
})
