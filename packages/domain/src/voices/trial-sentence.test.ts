import { expect, test } from 'vitest'
import { LANGUAGES } from '../hosts/languages.ts'
import { trialSentence } from './trial-sentence.ts'

test('each language has a sentence of its tongue', () => {
  const sentences = LANGUAGES.map(({ value }) => trialSentence(value))
  for (const sentence of sentences) expect(sentence.length).toBeGreaterThan(40)
  expect(new Set(sentences).size).toBe(10)
})
