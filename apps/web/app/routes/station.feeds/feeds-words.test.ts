import { expect, test } from 'vitest'
import { ageInWords, deleteDetail, healthState, itemsInWords, noteInWords, readersInWords } from './feeds-words.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const reader = (hostName: string) => ({ schedulerId: hostName, hostName })

test.each([
  [0, 'less than a minute'],
  [MINUTE, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [60 * MINUTE, '1 hour'],
  [47 * 60 * MINUTE, '47 hours'],
  [2 * DAY, '2 days'],
])('%d ms are %s', (age, words) => {
  expect(ageInWords(age)).toBe(words)
})

test('what was found is counted', () => {
  expect([0, 1, 12].map(itemsInWords)).toEqual(['nothing in it', '1 item', '12 items'])
})

test('a feed that fails is failing however fresh it was; one without anything new for a week says so', () => {
  const health = { readAt: 0, readBy: 'test', found: 1, fault: null, failingSince: null } as const
  expect(healthState({ ...health, newestAt: 0, failingSince: 1 }, 2)).toBe('failing')
  expect(healthState({ ...health, newestAt: 0 }, 7 * DAY)).toBe('well')
  expect(healthState({ ...health, newestAt: 0 }, 7 * DAY + 1)).toBe('stale')
  expect(healthState({ ...health, newestAt: null }, 9 * DAY)).toBe('well')
})

test('hosts are named, and many are counted', () => {
  expect(readersInWords([reader('Clara'), reader('Bruno')])).toBe('Clara and Bruno')
  expect(readersInWords(['Clara', 'Bruno', 'Ida', 'Tom'].map(reader))).toBe('Clara, Bruno and 2 more')
  expect(deleteDetail([])).toBe('No scheduler reads it.')
  expect(deleteDetail([reader('Clara')])).toBe('Clara will go on reading its address.')
})

test('what was tested and cannot be read is not said to be well', () => {
  expect([noteInWords('saved', 'well'), noteInWords('tested', 'stale')]).toEqual(['Saved and tested.', 'Tested.'])
  expect(noteInWords('saved', 'failing')).toBe('Saved. It could not be read.')
  expect(noteInWords('tested', 'failing')).toBe('Tested. It could not be read.')
})
