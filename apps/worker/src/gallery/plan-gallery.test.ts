import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { MUSIC_FORMATS } from '@hourcast/domain/hosts/music-formats'
import { describe, expect, test } from 'vitest'
import { EVERYTHING, planGallery } from './plan-gallery.ts'

describe('everything', () => {
  const pieces = planGallery(EVERYTHING)

  test('is each language in each type and tone without music, and each genre once with it', () => {
    expect(pieces).toHaveLength(14 * 8 * 6 + 15)
    const dry = pieces.filter(({ musicBed }) => !musicBed)
    const kinds = dry.map(({ language, presentationType, voiceTone }) => `${language} ${presentationType} ${voiceTone}`)
    expect(new Set(kinds).size).toBe(14 * 8 * 6)
    const genres = pieces.filter(({ musicBed }) => musicBed).map(({ musicFormat }) => musicFormat)
    expect(genres).toEqual(MUSIC_FORMATS.map(({ name }) => name))
  })

  test('has the music under each language in turn', () => {
    const languages = pieces.filter(({ musicBed }) => musicBed).map(({ language }) => language)
    expect(new Set(languages).size).toBe(LANGUAGES.length)
  })

  test('reads a type’s own feed where the samples have one in that language', () => {
    const feeds = pieces.filter(({ language, musicBed }) => language === 0 && !musicBed)
    const feedOf = (type: number) => feeds.find(({ presentationType }) => presentationType === type)?.feed
    expect([feedOf(1), feedOf(5), feedOf(7)]).toEqual(['english', 'english-music', 'english'])
  })

  test('names each piece once', () => {
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
  })
})

test('a choice is made of what was chosen alone', () => {
  const { languages, types, tones, genres } = EVERYTHING
  const few = planGallery({
    languages: languages.slice(0, 1),
    types: types.slice(1, 3),
    tones: tones.slice(0, 2),
    genres: genres.slice(4, 5),
  })
  expect(few.map(({ id }) => id)).toEqual(['dry-0-1-0', 'dry-0-1-1', 'dry-0-2-0', 'dry-0-2-1', 'genre-jazz'])
})
