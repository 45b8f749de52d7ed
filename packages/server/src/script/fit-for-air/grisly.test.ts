import { expect, test } from 'vitest'
import { isGrisly } from './grisly.ts'
import { plainWords } from './phrases.ts'

test.each([
  ['en', 'he hit her in the head with a hammer'],
  ['de', 'er stach 17 mal auf sie ein'],
  ['es', 'lo mató a martillazos'],
  ['pt', 'atingiu o vizinho na cabeça com um machado'],
] as const)('%s: a sentence that paints the deed is grisly: %s', (tongue, words) => {
  expect(isGrisly(plainWords(words), tongue)).toBe(true)
})

test.each([
  ['en', 'a man with a knife was arrested'],
  ['en', 'he was shot in the head'],
  ['de', 'die schere zwischen arm und reich: vermögen pro kopf'],
  ['es', 'el presidente disolvió el parlamento'],
  ['es', 'el betis bate al madrid con un gol de cabeza'],
  ['es', 'el alcalde, a la cabeza del acto, puso la primera piedra'],
  ['pt', 'machado marcou de cabeça'],
  ['pl', 'ktoś rozpuścił plotkę'],
] as const)('%s: plain news is not: %s', (tongue, words) => {
  expect(isGrisly(plainWords(words), tongue)).toBe(false)
})
