import { expect, test } from 'vitest'
import { genderOfHost } from '../hosts/host-names.ts'
import { LANGUAGES } from '../hosts/languages.ts'
import { findMusicFormat } from '../hosts/music-formats.ts'
import { CUSTOM_ACTION, PRESENTATION_TYPES } from '../hosts/presentation-types.ts'
import { VOICE_TONES } from '../hosts/voice-tones.ts'
import { HEARD_ALERT, SAMPLE_PLANS } from './sample-plans.ts'

const countOf = (key: 'language' | 'presentationType' | 'voiceTone') => new Set(SAMPLE_PLANS.map((plan) => plan[key])).size

test('there is a sample in each of the 14 languages, of each of the eight types, in each of the six tones', () => {
  expect(countOf('language')).toBe(LANGUAGES.length)
  expect(LANGUAGES).toHaveLength(14)
  expect(countOf('presentationType')).toBe(PRESENTATION_TYPES.length)
  expect(PRESENTATION_TYPES).toHaveLength(8)
  expect(countOf('voiceTone')).toBe(VOICE_TONES.length)
})

test('each has an address of its own, a host whose voice is known, and a style of the list', () => {
  expect(new Set(SAMPLE_PLANS.map(({ id }) => id)).size).toBe(SAMPLE_PLANS.length)
  for (const { id, hostName, musicFormat, presentationType, customTask } of SAMPLE_PLANS) {
    expect(id).toMatch(/^[a-z-]{3,40}$/)
    expect(genderOfHost(hostName)).not.toBeNull()
    expect(findMusicFormat(musicFormat)).not.toBeNull()
    expect(customTask !== '').toBe(presentationType === CUSTOM_ACTION)
  }
})

test('the alert that the first page plays is made first', () => {
  expect(SAMPLE_PLANS[0]).toMatchObject({ id: HEARD_ALERT, feed: 'sensors', inputMode: 'json' })
})
