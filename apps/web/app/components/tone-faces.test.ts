import { VOICE_TONES } from '@hourcast/domain/hosts/voice-tones'
import { expect, test } from 'vitest'
import { TONE_FACES } from './tone-faces.ts'

test('each voice tone has a face of its own, found by its number', () => {
  expect(VOICE_TONES.map(({ value }) => value)).toEqual([...TONE_FACES.keys()])
  expect(new Set(TONE_FACES.map(({ lines, fills }) => lines + fills)).size).toBe(6)
})
