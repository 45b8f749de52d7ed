import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isNameAlone } from './name-alone.ts'

test.each<[Tongue, string]>([
  ['it', 'L’informativa di Rossi alla Camera.'],
  ['it', 'La crisi del porto di Rivalta.'],
  ['fr', 'L’adieu au maire de Vaubert.'],
  ['es', 'El alma del puerto de Arcos.'],
  ['pt', 'Os segredos do cultivo da cebola em Olmo.'],
  ['de', 'Der Streit um die neue Brücke in Auberg.'],
  ['nl', 'Het beste uit de haven van Olmen.'],
])('%s: “%s” states nothing', (tongue, headline) => {
  expect(isNameAlone(headline, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['it', 'L’informativa di Rossi divide la Camera.'],
  ['it', 'La crisi del porto di Rivalta finisce.'],
  ['fr', 'Le maire de Vaubert quitte la ville.'],
  ['fr', 'La ville ferme.'],
  ['es', 'El puerto de Arcos cierra.'],
  ['es', 'Muere un marinero en Arcos.'],
  ['pt', 'O porto de Olmo reabre.'],
  ['de', 'Der Streit um die Brücke geht weiter.'],
  ['nl', 'De haven van Olmen gaat dicht.'],
  ['pl', 'Most w Holmie.'],
])('%s: “%s” states something, or may', (tongue, headline) => {
  expect(isNameAlone(headline, tongue)).toBe(false)
})
