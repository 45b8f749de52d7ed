import { expect, test } from 'vitest'
import { isMaking, progressWords } from './sample-words.ts'

const progress = (of: Partial<Parameters<typeof progressWords>[0]> = {}) => ({
  total: 21,
  ready: 9,
  failed: 0,
  isOn: true,
  ...of,
})

test('while samples are being made the page says how many are ready', () => {
  expect(progressWords(progress())).toMatch(/^9 of 21 are ready\./)
  expect(isMaking(progress())).toBe(true)
})

test('what could not be made is told, and the page waits for it no longer', () => {
  expect(progressWords(progress({ ready: 20, failed: 1 }))).toBe(
    '20 of 21 are ready. One could not be made and is tried again later.',
  )
  expect(progressWords(progress({ ready: 19, failed: 2 }))).toContain('2 could not be made')
  expect(progressWords(progress({ ready: 0, failed: 21 }))).toContain('the voice does not answer')
  expect(isMaking(progress({ ready: 0, failed: 21 }))).toBe(false)
  expect(progressWords(progress({ ready: 21 }))).toBe('21 samples, made here.')
})

test('where the operator wants none, none is promised', () => {
  expect(progressWords(progress({ isOn: false, ready: 0 }))).toBe('The samples are switched off on this server.')
  expect(isMaking(progress({ isOn: false }))).toBe(false)
})
