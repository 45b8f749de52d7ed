import { expect, test } from 'vitest'
import { previewMsOf } from './within-preview-time.ts'

test.each([
  ['the built-in writer', {}, 60_000],
  ['a language model', { longestMs: 40_000 }, 60_000],
  ['a slow one', { longestMs: 80_000 }, 100_000],
])('a preview by %s', (_writer, writer, ms) => {
  expect(previewMsOf(writer)).toBe(ms)
})
