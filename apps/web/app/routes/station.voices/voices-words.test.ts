import { expect, test } from 'vitest'
import { airsInWords, lengthInWords } from './voices-words.ts'

test('where a recording airs is a sentence', () => {
  expect(airsInWords([])).toBe('Airs nowhere yet.')
  expect(airsInWords(['opener', 'closer'])).toBe('Airs as opener and as closer.')
  expect(airsInWords(['last-rung'])).toBe('Airs when no bulletin can be made.')
})

test('its length in seconds, from a minute on in minutes', () => {
  expect([3_960, 59_900, 60_000, 65_400, 119_700].map(lengthInWords)).toEqual([
    '4.0\u00a0s',
    '59.9\u00a0s',
    '1:00\u00a0min',
    '1:05\u00a0min',
    '2:00\u00a0min',
  ])
})
