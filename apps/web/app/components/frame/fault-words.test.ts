import { expect, test } from 'vitest'
import { faultWords } from './fault-words.ts'

test('a page that is not there, a request that is refused, and a page that failed are told apart', () => {
  const titles = [404, 410, 400, 403, 405, 500, 502, 503].map((status) => faultWords(status).title)
  expect(new Set(titles)).toHaveLength(3)
  expect(titles[0]).toBe(titles[1])
  expect(new Set(titles.slice(2, 5))).toHaveLength(1)
  expect(new Set(titles.slice(5))).toHaveLength(1)
})

test('only what failed is worth loading again', () => {
  expect([404, 405, 500].map((status) => faultWords(status).canRetry)).toEqual([false, false, true])
})
