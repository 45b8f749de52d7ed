import { expect, test } from 'vitest'
import { readRemoteVoices, remoteVoicesOf } from './remote-voices.ts'

const VOICES = readRemoteVoices('en f: af_bella, af_sky; en m: am_adam; en-GB F:bf_emma;f:nova;m: onyx') ?? []

test.each([
  ['en-US', ['af_bella', 'af_sky'], ['am_adam']],
  ['en-GB', ['bf_emma'], []],
  ['de-DE', ['nova'], ['onyx']],
])('the voices of %s are its own, its tongue’s, or those of every language', (locale, f, m) => {
  expect(remoteVoicesOf(VOICES, locale)).toEqual({ f, m })
})

test('a server that names voices for some languages alone speaks no other', () => {
  expect(remoteVoicesOf(readRemoteVoices('en f: a; en m: b') ?? [], 'fr-FR')).toEqual({ f: [], m: [] })
})

test.each(['', 'nova', 'x: nova', 'f:', 'f: nova,', 'english f: nova', 'f: nova;'])("'%s' is no list of voices", (text) => {
  expect(readRemoteVoices(text)).toBeUndefined()
})
