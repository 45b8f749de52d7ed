import { expect, test } from 'vitest'
import { statesMeant } from './states-meant.ts'

test.each([
  ['de', 'Unfall in Niederuzwil SG: Pöstler verletzt', ['Kanton St. Gallen']],
  ['de', 'Feuer in Horw (LU)', ['Kanton Luzern']],
  ['pt', 'Empresário é morto em Soutelo (PI)', ['no Piauí']],
  ['pt', 'Empresário é morto em Soutelo-PI', ['no Piauí']],
  ['pt', 'Empresário é morto no (PI)', ['no Piauí']],
  ['de', 'Die EU und die SPD streiten', []],
  ['fr', 'Un accident à Sion (VS)', []],
] as const)('%s: %s', (tongue, text, said) => {
  expect(statesMeant(text, tongue)).toEqual(said)
})
