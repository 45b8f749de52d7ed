import { describe, expect, test } from 'vitest'
import { DELIVERY_METHODS } from './delivery/delivery-kinds.ts'
import { genderOfHost, HOST_NAMES } from './hosts/host-names.ts'
import { findLanguage, LANGUAGES } from './hosts/languages.ts'
import { findMusicFormat, MUSIC_FORMATS } from './hosts/music-formats.ts'
import { findPresentationType, PRESENTATION_TYPES } from './hosts/presentation-types.ts'
import { findVoiceTone, VOICE_TONES } from './hosts/voice-tones.ts'
import { CITIES } from './slots/cities.ts'

const said = (list: readonly { value: number | string; name: string }[]) =>
  list.map(({ value, name }) => `${name} ${value}`).join(', ')

describe('the lists are complete', () => {
  test('14 languages with the numbers of the wire', () => {
    expect(said(LANGUAGES)).toBe(
      'English 0, English - Australia 8, English - United Kingdom 9, English - India 12, German 1, Polish 2, Spanish 3, Spanish - Mexic 13, Italian 4, French 5, Portuguese 6, Hindi 7, Dutch 10, Romanian 11',
    )
    for (const { locale } of LANGUAGES) expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
    expect(new Set(LANGUAGES.map(({ locale }) => locale)).size).toBe(14)
  })

  test('eight presentation types, all with a source', () => {
    expect(said(PRESENTATION_TYPES)).toBe('Intro 0, News 1, Weather 2, Traffic 3, Today 4, Playlist 5, Outro 6, Custom action 7')
    expect(PRESENTATION_TYPES.every(({ usesSource }) => usesSource)).toBe(true)
  })

  test('six voice tones with the numbers of the wire', () => {
    expect(said(VOICE_TONES)).toBe('neutral 0, calm 1, friendly 2, energetic 3, serious 4, playful 5')
  })

  test('15 music formats, each with its own track', () => {
    expect(MUSIC_FORMATS.map(({ name }) => name).join(', ')).toBe(
      'Classic Rock, Alternative Rock, Country, Hip Hop, Jazz, Pop, R&B, Reggae, Classical, Latino, Electronic, Gospel, Heavy Metal, New Age, Soul',
    )
    expect(new Set(MUSIC_FORMATS.map(({ trackId }) => trackId)).size).toBe(15)
  })

  test('three delivery methods', () => {
    expect(said(DELIVERY_METHODS)).toBe('Direct Link link, Email email, FTP ftp')
  })

  test('120 cities and 100 host names, each once', () => {
    expect(new Set(CITIES).size).toBe(120)
    expect(CITIES).toHaveLength(120)
    expect(new Set(HOST_NAMES.map(({ name }) => name)).size).toBe(100)
    expect(HOST_NAMES).toHaveLength(100)
    expect(HOST_NAMES.filter(({ gender }) => gender === 'f')).toHaveLength(50)
    for (const name of [...CITIES, ...HOST_NAMES.map((host) => host.name)]) expect(name).toMatch(/^\p{Lu}[\p{L} -]+$/u)
  })
})

describe('entries are found', () => {
  test('a language by number, name or locale', () => {
    expect([1, '1', 'german', ' DE-de '].map((wanted) => findLanguage(wanted)?.name)).toEqual(Array(4).fill('German'))
    expect([14, -1, '', 'Klingon'].map(findLanguage)).toEqual([null, null, null, null])
  })

  test('types, tones, formats and hosts by number or name', () => {
    expect([7, 'custom ACTION', 'Custom'].map((wanted) => findPresentationType(wanted)?.value)).toEqual([7, 7, 7])
    expect(findPresentationType('')).toBeNull()
    expect(findPresentationType('8')).toBeNull()
    expect([4, 'Serious'].map((wanted) => findVoiceTone(wanted)?.value)).toEqual([4, 4])
    expect(findVoiceTone(6)).toBeNull()
    expect(findMusicFormat('r&b')?.trackId).toBe('rnb')
    expect(findMusicFormat('Polka')).toBeNull()
    expect([genderOfHost('clara'), genderOfHost('Omar'), genderOfHost('HAL')]).toEqual(['f', 'm', null])
  })
})
