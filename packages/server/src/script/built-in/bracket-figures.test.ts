import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withPlainFigures } from './bracket-figures.ts'

test.each<[Tongue, string, string]>([
  ['fr', 'Le gardien Paul Vert (23 ans) quitte Vaubert.', 'Le gardien Paul Vert, 23 ans, quitte Vaubert.'],
  ['it', 'L’altra vittima è Anna Rosi (52 anni).', 'L’altra vittima è Anna Rosi, di 52 anni.'],
  ['es', 'Ana Ruiz (45 años), de Albarra, ganó.', 'Ana Ruiz, de 45 años, de Albarra, ganó.'],
  ['ro', 'Ion Lupu (37 de ani) a fost ales.', 'Ion Lupu, de 37 de ani, a fost ales.'],
  ['fr', 'Vaubert a battu Lormont (2-0) mardi.', 'Vaubert a battu Lormont, 2 à 0, mardi.'],
  ['es', 'El Albarra ganó al Arcos (2-1).', 'El Albarra ganó al Arcos, 2 a 1.'],
  ['pt', 'A empresa lucrou R$ 52,4 bilhões (US$ 10,4 bilhões) em junho.', 'A empresa lucrou R$ 52,4 bilhões em junho.'],
  [
    'pt',
    'Custou três biliões de dólares (cerca de 2,6 biliões de euros).',
    'Custou três biliões de dólares (cerca de 2,6 biliões de euros).',
  ],
  ['pt', 'Custou 3 biliões de dólares (cerca de 2,6 biliões de euros).', 'Custou 3 biliões de dólares.'],
])('in %s “%s” is told plainly', (tongue, written, told) => {
  expect(withPlainFigures(written, tongue)).toBe(told)
})

test.each<[Tongue, string]>([
  ['fr', 'La guerre (14-18) a marqué Vaubert.'],
  ['es', 'Los menores (3-5) reciben ayuda en Albarra.'],
  ['it', 'I bambini (3-5) hanno un corso a Rivalta.'],
  ['fr', 'Le parc (12 hectares) rouvre.'],
  ['pt', 'As detenções subiram de 101 para 238 (cerca de 136%).'],
  ['de', 'Der Mann (67) ist tot.'],
  ['pt', 'A multa é de R$ 100 (R$ 500 para reincidentes).'],
])('in %s “%s” stays', (tongue, written) => {
  expect(withPlainFigures(written, tongue)).toBe(written)
})
