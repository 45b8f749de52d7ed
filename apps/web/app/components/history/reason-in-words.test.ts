import { expect, test } from 'vitest'
import { reasonInWords } from './reason-in-words.ts'

const fine = { failedStep: null, failedBy: null, missedBy: null, detail: null, untold: null }
const fresh = { state: 'delivered', rung: 'fresh', ...fine } as const

test('a fresh broadcast that arrived everywhere needs no reason', () => {
  expect(reasonInWords(fresh)).toBeNull()
})

test('what was not fresh says which step failed, and what it met', () => {
  const read = { ...fresh, rung: 'last-good', failedStep: 'read', detail: 'feed.example did not answer.' } as const
  expect(reasonInWords(read)).toBe('No fresh bulletin: reading the sources failed. feed.example did not answer.')
  expect(reasonInWords({ ...read, failedStep: null, detail: null })).toBe('There was no fresh bulletin.')
})

test('a fresh one that one target refused says what the target said', () => {
  const refused = { ...fresh, failedStep: 'deliver-ftp', failedBy: 'FTP', detail: 'FTP, log in: 530 Login incorrect.' }
  expect(reasonInWords(refused)).toBe('FTP, log in: 530 Login incorrect.')
})

test('a fresh one that told none of its stories says why', () => {
  const untold = { reason: 'other-language', stories: 4 } as const
  expect(reasonInWords({ ...fresh, untold })).toContain('None of 4 stories can be told')
})

test.each([
  ['merged', /clocks went forward/],
  ['paused', /was paused/],
  ['outage', /Nothing ran at its time/],
])('a slot that was missed by %s says so', (missedBy, words) => {
  expect(reasonInWords({ ...fresh, state: 'missed', rung: null, missedBy })).toMatch(words)
})
