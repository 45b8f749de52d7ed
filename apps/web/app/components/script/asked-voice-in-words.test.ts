import { expect, test } from 'vitest'
import { askedVoiceInWords } from './asked-voice-in-words.ts'

test('what a voice service was asked for is told with its time, and its cost where a price is set', () => {
  const asked = { characters: 1_812, ms: 6_230 }
  expect(askedVoiceInWords(asked)).toBe('Voice service: 1,812 characters, 6.2\u00a0s')
  expect(askedVoiceInWords({ ...asked, cost: 0.027_18 })).toBe('Voice service: 1,812 characters, 6.2\u00a0s, cost 0.0272')
})
