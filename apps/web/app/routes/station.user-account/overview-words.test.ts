import type { Attention } from '@hourcast/domain/overview/attention'
import { expect, test } from 'vitest'
import { sentenceOf, stepOf } from './overview-words.ts'

const host = { schedulerId: 's', hostName: 'Ada' }
const about = { ...host, broadcastId: 'b', airAt: 0, wall: '2026-11-22T05:00', reason: null }

test('each thing is said as a sentence that names host and slot', () => {
  const said = (one: Attention) => sentenceOf(one)
  expect(said({ ...about, about: 'failed', kind: null })).toBe('The 05:00 broadcast of Ada did not go out.')
  expect(said({ ...about, about: 'given-up', kind: 'email' })).toBe('The 05:00 broadcast of Ada did not reach e-mail.')
  expect(said({ ...about, about: 'fell-back', rung: 'last-good' })).toBe(
    'The 05:00 broadcast of Ada aired the last good bulletin again.',
  )
  expect(said({ ...about, about: 'untold' })).toBe(
    'The 05:00 broadcast of Ada told no story, as those before it: none will be told until something changes.',
  )
  expect(said({ ...about, about: 'sources', count: 1 })).toContain('1 source could not be read for the 05:00')
  expect(said({ ...about, about: 'sources', count: 2 })).toContain('2 sources could not be read for the 05:00')
  expect(said({ ...host, about: 'paused', weekly: 1 })).toBe('Ada is paused: 1 broadcast a week does not air.')
  expect(said({ ...host, about: 'paused', weekly: 7 })).toBe('Ada is paused: 7 broadcasts a week do not air.')
})

test('of a target that was not reached before air it says when that is tried again, if it is', () => {
  const said = (triedAgainAt: number | null) =>
    sentenceOf({ ...about, about: 'refused-ahead', airAt: 300_000, kind: 'ftp', triedAgainAt })
  const yet = 'The 05:00 broadcast of Ada has not aired yet, and has not reached FTP so far.'
  expect(said(180_000)).toBe(`${yet} It is tried there once more 2 minutes before its air time.`)
  expect(said(300_000)).toBe(`${yet} It is tried there once more at its air time.`)
  expect(said(null)).toBe(yet)
})

test('each step leads to the page where it is done', () => {
  expect(stepOf({ ...host, step: 'connect-playout' }).to).toBe('/support')
  for (const step of ['resume', 'confirm-mail', 'first-broadcast'] as const)
    expect(stepOf({ ...host, step }).to).toBe('/station/scheduler')
})
