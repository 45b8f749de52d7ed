import { expect, test } from 'vitest'
import { modelInWords } from './model-in-words.ts'

test('a model that counts its tokens, at set prices, is told with its time, tokens and cost', () => {
  const use = { name: 'qwen3:4b', asked: 2, ms: 4_210, promptTokens: 1_840, completionTokens: 310, cost: 0.002_134 }
  expect(modelInWords(use)).toBe('qwen3:4b: asked twice, 4.2\u00a0s, 1,840 tokens read, 310 written, cost 0.00213')
})

test('what its server does not count is not told: no tokens, no cost', () => {
  expect(modelInWords({ name: 'small', asked: 1, ms: 900 })).toBe('small: asked once, 0.9\u00a0s')
})

test('one that never answered was asked, and took its time', () => {
  expect(modelInWords({ name: 'small', asked: 0, ms: 40_000 })).toBe('small: no answer, 40.0\u00a0s')
})
