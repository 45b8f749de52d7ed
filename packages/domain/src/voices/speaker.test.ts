import { expect, test } from 'vitest'
import { readSpeaker } from './read-speaker.ts'
import { speakerInWords } from './speaker.ts'

test.each([
  [{ kind: 'built-in' }, 'Spoken by the built-in voice.'],
  [{ kind: 'remote' }, 'Spoken by the connected voice service.'],
  [
    { kind: 'remote', name: 'nova', asked: { characters: 812, ms: 6_200, cost: 0.01 } },
    'Spoken by nova, a voice of the connected service.',
  ],
  [{ kind: 'natural', name: 'Kristin' }, 'Spoken by Kristin, a natural voice.'],
  [
    { kind: 'built-in', steppedIn: 'too-slow' },
    'Spoken by the built-in voice, because the preferred voice would not have been ready in time.',
  ],
  [
    { kind: 'natural', name: 'Joe', steppedIn: 'failed' },
    'Spoken by Joe, a natural voice, because the preferred voice could not speak.',
  ],
  [
    { kind: 'built-in', steppedIn: 'gone' },
    'Spoken by the built-in voice, because the voice that was chosen for this host is no longer here.',
  ],
])('%o: %s', (stored, words) => {
  const speaker = readSpeaker(stored)
  expect(speaker && speakerInWords(speaker)).toBe(words)
})

test.each([null, undefined, {}, { kind: 'choir' }, { kind: 'natural' }, 'built-in'])('%o is nobody’s voice', (stored) => {
  expect(readSpeaker(stored)).toBeNull()
})
