import { expect, test } from 'vitest'
import { genderOfName } from '../hosts/gender-of-name.ts'
import {
  builtInNote,
  isVoiceThere,
  type KnownVoice,
  unknownNameNote,
  voiceByName,
  voiceChoices,
  voiceInWords,
} from './voice-choices.ts'

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
const [ENGLISH, GERMAN, FRENCH, PORTUGUESE, INDIAN] = [0, 1, 5, 6, 12]
const named = (language: number, hostName: string) => ({ language, hostName, gender: genderOfName({ language, hostName }) })
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
  expect(voiceByName(KNOWN, named(ENGLISH, 'Clara'))).toBe('Kristin, a woman')
  expect(voiceByName(KNOWN, named(ENGLISH, 'Marek'))).toBe('built-in, a man')
  const withService = [...KNOWN, remote('onyx', 'm', 'en-US')]
  expect(voiceByName(withService, named(ENGLISH, 'Marek'))).toBe('the voice service, a man')
  expect(voiceByName(withService, named(ENGLISH, 'Clara'))).toBe('Kristin, a woman')
})

test('where nothing but the built-in voice is there, it is said that better ones can be added', () => {
  expect(builtInNote(KNOWN, PORTUGUESE)).toContain('can add a natural one')
  expect(builtInNote(KNOWN, INDIAN)).toBeUndefined()
  expect(builtInNote([remote('nova', 'f', 'pt-PT')], PORTUGUESE)).toBeUndefined()
})

test('who speaks for a host, in words', () => {
  const ana = voice('natural:ana', 'Ana', 'f', 'es-ES')
  const said = (chosen: string, known = [ana]) => voiceInWords(known, { ...named(3, 'Lucía'), voice: chosen })
  expect(said('')).toBe('by the host’s name: Ana, a woman')
  expect(said('', [])).toBe('by the host’s name: built-in, a woman')
  expect(said('natural:ana')).toBe('Ana, a woman')
  expect(said('natural:gone')).toBe('natural:gone is not here; by the host’s name: Ana, a woman')
})

test('a name that the owner has typed has a woman’s or a man’s voice as its tongue has it', () => {
  const said = (language: number, names: string) =>
    names.split(' ').map((hostName) => voiceByName([], named(language, hostName)).replace('built-in, ', ''))
  expect(said(PORTUGUESE, 'João Rui Ana Leonor')).toEqual(['a man', 'a man', 'a woman', 'a woman'])
  expect(said(ENGLISH, 'James Kate Sarah')).toEqual(['a man', 'a woman', 'a woman'])
})

test('where nobody can tell, the list says whom the host gets, and that it can be chosen', () => {
  const note = (hostName: string, known: KnownVoice[] = []) => unknownNameNote(known, named(ENGLISH, hostName))
  expect(note('James')).toBe(undefined)
  expect(note(' ')).toBe(undefined)
  expect(note('Zorblax')).toMatch(
    /^Whether Zorblax is a woman or a man is not known: this voice is a (wo)?man’s\. Choose another one here\.$/,
  )
  expect(note('Zorblax', [voice('en-US:own', 'Own', null, 'en-US')])).toContain('this voice speaks for either')
  // A service with men alone gives a man.
  expect(note('DJ Nine', [remote('onyx', 'm', 'en-US')])).toContain('a man’s')
})
