import { expect, test } from 'vitest'
import { isVoiceThere, type KnownVoice, voiceByName, voiceChoices, voiceInWords } from './voice-choices.ts'

const voice = (id: string, name: string, gender: 'f' | 'm' | null, ...locales: string[]): KnownVoice => ({
  ...{ kind: 'natural', id, name, gender, locales },
})
const remote = (id: string, gender: 'f' | 'm', ...locales: string[]): KnownVoice => ({
  ...voice(`remote:${id}`, id, gender, ...locales),
  kind: 'remote',
})
const KNOWN = [
  voice('en-US:kristin', 'Kristin', 'f', 'en-US'),
  voice('en-GB:cori', 'Cori', 'f', 'en-GB', 'en-IN'),
  voice('de-DE:own', 'Own', null, 'de-DE'),
]
const [ENGLISH, GERMAN, FRENCH, INDIAN] = [0, 1, 5, 12]
const labels = (language: number) => voiceChoices(KNOWN, language).map(({ label }) => label)

test('a host may have each voice of its language, and the built-in woman and man', () => {
  expect(voiceChoices(KNOWN, ENGLISH)).toEqual([
    { id: 'en-US:kristin', label: 'Kristin, a woman' },
    { id: 'built-in:en-US:f', label: 'Built-in, a woman' },
    { id: 'built-in:en-US:m', label: 'Built-in, a man' },
  ])
  expect(labels(INDIAN)[0]).toBe('Cori, a woman')
  expect(labels(GERMAN)[0]).toBe('Own')
  expect(voiceChoices([remote('nova', 'f', 'fr-FR')], FRENCH)[0]).toEqual({
    id: 'remote:nova',
    label: 'nova, a woman, voice service',
  })
  expect(labels(FRENCH)).toEqual(['Built-in, a woman', 'Built-in, a man'])
})

test('a choice of another language, or one that was removed, is not there', () => {
  const isThere = (language: number, chosen: string) => isVoiceThere(KNOWN, { language, voice: chosen })
  expect(isThere(ENGLISH, '')).toBe(true)
  expect(isThere(ENGLISH, 'EN-us:kristin')).toBe(true)
  for (const id of ['built-in:en-US:m', 'built-in:en']) expect(isThere(ENGLISH, id)).toBe(true)
  expect(isThere(GERMAN, 'en-US:kristin')).toBe(false)
  expect(isThere(GERMAN, 'built-in:fr:f')).toBe(false)
  expect(isThere(ENGLISH, 'en-US:gone')).toBe(false)
})

test('who speaks when nobody has chosen goes by the host’s name', () => {
  expect(voiceByName(KNOWN, { language: ENGLISH, hostName: 'Clara' })).toBe('Kristin')
  expect(voiceByName(KNOWN, { language: ENGLISH, hostName: 'Marek' })).toBe('built-in')
  const withService = [...KNOWN, remote('onyx', 'm', 'en-US')]
  expect(voiceByName(withService, { language: ENGLISH, hostName: 'Marek' })).toBe('the voice service')
  expect(voiceByName(withService, { language: ENGLISH, hostName: 'Clara' })).toBe('Kristin')
})

test('who speaks for a host, in words', () => {
  const ana = voice('natural:ana', 'Ana', 'f', 'es-ES')
  const said = (chosen: string, known = [ana]) => voiceInWords(known, { language: 3, hostName: 'Lucía', voice: chosen })
  expect(said('')).toBe('by the host’s name: Ana')
  expect(said('', [])).toBe('by the host’s name: built-in')
  expect(said('natural:ana')).toBe('Ana, a woman')
  expect(said('natural:gone')).toBe('natural:gone is not here; by the host’s name: Ana')
})
