import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time-units.ts'
import { againInWords, triedAgainAt } from './tried-again.ts'

const AIR_AT = Date.parse('2026-11-22T05:00Z')
const before = (minutes: number) => AIR_AT - minutes * MINUTE_MS

test('what could not be staged is tried once more at its release, which comes before air for a file', () => {
  expect(triedAgainAt({ kind: 'ftp', airAt: AIR_AT, stagedAt: null }, before(4))).toBe(before(2))
  expect(triedAgainAt({ kind: 'email', airAt: AIR_AT, stagedAt: null }, before(4))).toBe(AIR_AT)
})

test('what was staged and could not be released is tried once more at air', () => {
  expect(triedAgainAt({ kind: 'sftp', airAt: AIR_AT, stagedAt: before(4) }, before(1))).toBe(AIR_AT)
})

test('after the second try there is none: it failed at either step, or the first one came too late for it', () => {
  expect(triedAgainAt({ kind: 'ftp', airAt: AIR_AT, stagedAt: null }, before(2))).toBeNull()
  expect(triedAgainAt({ kind: 'ftp', airAt: AIR_AT, stagedAt: before(2) + 5_000 }, before(1))).toBeNull()
  expect(triedAgainAt({ kind: 'ftp', airAt: AIR_AT, stagedAt: before(4) }, AIR_AT)).toBeNull()
})

test('the words say how long before the air time', () => {
  expect(againInWords(AIR_AT, before(2))).toBe('2 minutes before its air time')
  expect(againInWords(AIR_AT, before(1))).toBe('1 minute before its air time')
  expect(againInWords(AIR_AT, AIR_AT)).toBe('at its air time')
})
