import { expect, test } from 'vitest'
import { genderOfName } from '../hosts/gender-of-name.ts'
import { HOST_NAMES } from '../hosts/host-names.ts'
import { naturalForHost } from './natural-for-host.ts'

const voice = (id: string, gender: 'f' | 'm' | null, ...locales: string[]) => ({ id, gender, locales })
const VOICES = [
  voice('en-US:norman', 'm', 'en-US'),
  voice('en-US:kristin', 'f', 'en-US'),
  voice('en-US:joe', 'm', 'en-US'),
  voice('de-DE:alex', null, 'de-DE'),
]
const ids = (hostName: string, language = 0, voices = VOICES) =>
  naturalForHost(voices, { language, hostName, gender: genderOfName({ language, hostName }) }).map(({ id }) => id)

test('a host has a voice of its language and gender', () => {
  expect(ids('Clara')).toEqual(['en-US:kristin'])
  expect(ids('Marek').toSorted()).toEqual(['en-US:joe', 'en-US:norman'])
  expect(ids('Marek', 5)).toEqual([])
})

test('a voice whose gender nobody has said speaks for every host, and a host of an unknown name has any voice', () => {
  for (const host of ['Clara', 'Marek', 'DJ Nine']) expect(ids(host, 1)).toEqual(['de-DE:alex'])
  expect(ids('DJ Nine')).toHaveLength(3)
})

test('a name that the owner has typed counts as its tongue has it', () => {
  for (const host of ['James', 'Oliver', 'George']) expect(ids(host)).not.toContain('en-US:kristin')
  for (const host of ['Kate', 'Sarah', 'Emily']) expect(ids(host)).toEqual(['en-US:kristin'])
})

test('it keeps its voice, in any order in which the voices are found; others have another one', () => {
  for (const { name } of HOST_NAMES) expect(ids(name, 0, VOICES.toReversed())).toEqual(ids(name))
  expect(new Set(HOST_NAMES.filter(({ gender }) => gender === 'm').map(({ name }) => ids(name)[0])).size).toBe(2)
})

test('a language that does not exist has none', () => {
  expect(ids('Clara', 99)).toEqual([])
})
