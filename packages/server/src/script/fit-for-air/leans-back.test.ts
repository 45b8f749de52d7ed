import { expect, test } from 'vitest'
import { leansBack } from './leans-back.ts'
import { plainWords } from './phrases.ts'

test.each([
  ['W tym celu gmina kupiła działkę w Olszanach.', true],
  ['W tym czasie w Olszanach trwał koncert.', true],
  ['Następnie strażacy z Olszan poszli na mszę.', true],
  ['Chodzi o młyn w Olszanach.', true],
  ['W tym roku Olszany przyjmą ponad sto osób.', false],
  ['W tym tygodniu rusza budowa mostu w Olszanach.', false],
] as const)('%s needs what comes before it: %s', (sentence, isLeaning) => {
  expect(leansBack(plainWords(sentence), 'pl')).toBe(isLeaning)
})

test.each([
  ['शहर में रविवार रात एक कार पलट गई।', true],
  ['यहां एक मंदिर में आग लग गई।', true],
  ['रामपुर शहर में एक कार पलट गई।', false],
] as const)('%s needs what was before it: %s', (sentence, isLeaning) => {
  expect(leansBack(plainWords(sentence), 'hi')).toBe(isLeaning)
})

test.each([
  ['Ausserdem wird der Direktor ersetzt.', true],
  ['Schließlich beginnt im August sein Ruhestand.', true],
  ['Der Direktor wird ausserdem ersetzt.', false],
] as const)('%s goes on with something: %s', (sentence, isLeaning) => {
  expect(leansBack(plainWords(sentence), 'de')).toBe(isLeaning)
})
