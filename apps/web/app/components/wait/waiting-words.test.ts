import { expect, test } from 'vitest'
import { pickWaitingWords, WAITING_WORDS } from './waiting-words.ts'

test('every message can come up, and always one does', () => {
  const picked = WAITING_WORDS.map((_, index) => pickWaitingWords(index / WAITING_WORDS.length))
  expect(picked).toEqual(WAITING_WORDS)
  expect(new Set(picked).size).toBe(12)
  expect(pickWaitingWords(0.999_999)).toBe(WAITING_WORDS[11])
})
