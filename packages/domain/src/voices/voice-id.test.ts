import { expect, test } from 'vitest'
import { LANGUAGES } from '../hosts/languages.ts'
import { builtInVoiceId, isSameVoice, readVoiceId } from './voice-id.ts'

test.each([
  ['built-in:fr', { kind: 'built-in', language: 5, gender: null }],
  ['built-in:fr:f', { kind: 'built-in', language: 5, gender: 'f' }],
  [' Built-In:FR-fr:M ', { kind: 'built-in', language: 5, gender: 'm' }],
  ['built-in:en', { kind: 'built-in', language: 0, gender: null }],
  ['built-in:en-GB:m', { kind: 'built-in', language: 9, gender: 'm' }],
  ['remote:af_bella', { kind: 'remote', name: 'af_bella' }],
  ['en-US:kristin', { kind: 'natural', id: 'en-US:kristin' }],
  ['de-DE:Meine Stimme', { kind: 'natural', id: 'de-DE:Meine Stimme' }],
])('%s names a voice', (text, id) => {
  expect(readVoiceId(text)).toEqual(id)
})

test.each(['', 'kristin', 'built-in', 'built-in:', 'built-in:xx', 'built-in:fr:x', 'remote:', 'en-US:', 'en:kristin', '../x:y'])(
  "'%s' names none",
  (text) => {
    expect(readVoiceId(text)).toBeNull()
  },
)

test('each language has a built-in woman and a man, by ids that are read again', () => {
  const ids = LANGUAGES.flatMap(({ value }) => [builtInVoiceId(value, 'f'), builtInVoiceId(value, 'm')])
  expect(new Set(ids).size).toBe(28)
  for (const { value: language } of LANGUAGES)
    for (const gender of ['f', 'm'] as const)
      expect(readVoiceId(builtInVoiceId(language, gender))).toEqual({ kind: 'built-in', language, gender })
  expect(ids).toContain('built-in:fr:f')
  expect(builtInVoiceId(5)).toBe('built-in:fr')
  expect(ids).toContain('built-in:es-MX:m')
})

test('case does not tell two voices apart', () => {
  expect(isSameVoice(' en-us:Kristin', 'en-US:kristin')).toBe(true)
  expect(isSameVoice('en-US:kristin', 'en-US:joe')).toBe(false)
})
