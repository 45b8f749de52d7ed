import { expect, test } from 'vitest'
import { RUNG_WORDS } from '../../components/broadcast/rung-words.ts'
import { lastInWords, troubleOf } from './last-in-words.ts'

const FRESH = { state: 'delivered', stage: null, rung: 'fresh', late: false, isUntold: false, notReached: [] } as const

test('a fresh bulletin that arrived everywhere is delivered, and nothing else is said', () => {
  expect(lastInWords({ ...FRESH, notReached: [] })).toEqual({ words: 'Delivered', tone: 'good' })
})

test('a target that was given up is named, and the line is no good news', () => {
  expect(lastInWords({ ...FRESH, notReached: ['ftp'] })).toEqual({ words: 'Delivered, but not by FTP', tone: 'bad' })
  expect(lastInWords({ ...FRESH, late: true, notReached: ['email', 'sftp'] })).toEqual({
    words: 'Delivered late, but not by e-mail or SFTP',
    tone: 'bad',
  })
})

test('what aired in place of a fresh one is said', () => {
  expect(lastInWords({ ...FRESH, rung: 'last-good', notReached: [] })).toEqual({
    words: `Delivered (${RUNG_WORDS['last-good']})`,
    tone: 'busy',
  })
})

test('a bulletin that told none of its stories says so', () => {
  expect(lastInWords({ ...FRESH, isUntold: true, notReached: [] })).toEqual({
    words: 'Delivered (nothing could be told)',
    tone: 'busy',
  })
})

test('what never went out reached nobody: its targets are not counted one by one', () => {
  expect(lastInWords({ ...FRESH, state: 'failed', rung: null, notReached: ['ftp'] })).toEqual({ words: 'Failed', tone: 'bad' })
})

test('a line of a long list says only what went wrong', () => {
  expect(troubleOf(null)).toBeUndefined()
  expect(troubleOf({ ...FRESH, notReached: [] })).toBeUndefined()
  expect(troubleOf({ ...FRESH, state: 'preparing', rung: null, notReached: [] })).toBeUndefined()
  expect(troubleOf({ ...FRESH, notReached: ['ftp'] })).toEqual({ words: 'Delivered, but not by FTP', tone: 'bad' })
  expect(troubleOf({ ...FRESH, state: 'missed', rung: null, notReached: [] })).toEqual({ words: 'Missed', tone: 'bad' })
})
