import { expect, test } from 'vitest'
import { stateInWords } from './state-in-words.ts'

const broadcast = { state: 'delivered', stage: null, late: false, latenessMs: 0, failedStep: null, failedBy: null } as const

test('a broadcast that arrived on time is delivered, and good', () => {
  expect(stateInWords(broadcast)).toEqual({ words: 'Delivered', tone: 'good' })
})

test('a late one says by how much, in seconds and then in minutes', () => {
  const late = (latenessMs: number | null) => stateInWords({ ...broadcast, late: true, latenessMs }).words
  expect(late(95_400)).toBe('Delivered late, by 95\u00a0s')
  expect(late(9 * 60_000)).toBe('Delivered late, by 9\u00a0min')
  expect(late(null)).toBe('Delivered late')
})

test('one in preparation names its stage once it has one', () => {
  expect(stateInWords({ ...broadcast, state: 'preparing' }).words).toBe('In preparation')
  expect(stateInWords({ ...broadcast, state: 'preparing', stage: 'reading' }).words).toBe('In preparation: reading the sources')
})

test('failed and missed are bad, and a failure names its step', () => {
  expect(stateInWords({ ...broadcast, state: 'failed', failedStep: 'deliver-ftp', failedBy: 'FTP' })).toEqual({
    words: 'Failed: delivery by FTP',
    tone: 'bad',
  })
  expect(stateInWords({ ...broadcast, state: 'failed', failedStep: 'read' }).words).toBe('Failed: reading the sources')
  expect(stateInWords({ ...broadcast, state: 'failed' }).words).toBe('Failed')
  expect(stateInWords({ ...broadcast, state: 'missed' })).toEqual({ words: 'Missed', tone: 'bad' })
})
