import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { goingOn } from './said-behind-name.ts'

test.each<[Tongue, string, string]>([
  ['pl', 'Dziś w Olszanach będzie padać.', 'dziś w Olszanach będzie padać.'],
  ['pl', 'Jutro Olszany wybiorą radę.', 'jutro Olszany wybiorą radę.'],
  ['es', 'Hoy Alcor vota.', 'hoy Alcor vota.'],
  ['pl', 'Olszany wybierają radę.', 'Olszany wybierają radę.'],
])('%s: behind the name of its source: %s', (tongue, sentence, said) => {
  expect(goingOn(sentence, tongue)).toBe(said)
})
