import { describe, expect, test } from 'vitest'
import { withBed } from './with-bed.ts'

const request = {
  segments: [],
  language: 0,
  tone: 0,
  hostName: 'Clara',
  loudnessLufs: -16 as const,
  tags: { title: 'News', host: 'Clara', station: 'Harbour', language: 'en-US' },
}
const segments = [
  { text: 'Good morning.' },
  { text: 'Ferry: an accident at the pier.', itemIds: ['a'] },
  { text: 'Two people died.', itemIds: ['a'] },
  { text: 'The market opens at eight.', itemIds: ['b'] },
]

describe('the music under a bulletin', () => {
  test('is that of the host’s music format, and is out during the whole of a story of death', () => {
    expect(withBed(request, segments, { musicFormat: 'Jazz', musicBed: true }).bed).toEqual({
      trackId: 'jazz',
      withoutMusic: [1, 2],
      storyEnds: [2],
    })
  })

  test('parts stories where the next one begins, also behind a link, and nothing after the last', () => {
    const told = [
      { text: 'Good morning.' },
      { text: 'The ferry sails again.', itemIds: ['a'] },
      { text: 'Next:' },
      { text: 'The market opens.', itemIds: ['b'] },
      { text: 'It opens at eight.', itemIds: ['b'] },
      { text: 'Choir and band play.', itemIds: ['c', 'd'] },
      { text: 'Goodbye.' },
    ]
    expect(withBed(request, told, { musicFormat: 'Jazz', musicBed: true }).bed?.storyEnds).toEqual([1, 4])
  })

  test('is not there unless its owner wants it, and none without a format', () => {
    for (const settings of [
      { musicFormat: 'Jazz' },
      { musicFormat: 'Jazz', musicBed: false },
      { musicFormat: '', musicBed: true },
    ])
      expect(withBed(request, segments, settings)).toBe(request)
  })

  test('knows a grave story in the tongue of its host', () => {
    const german = { ...request, language: 1, tags: { ...request.tags, language: 'de-DE' } }
    const told = [
      { text: 'Ein Mann ist gestorben.', itemIds: ['a'] },
      { text: 'Der Markt ist offen.', itemIds: ['b'] },
    ]
    expect(withBed(german, told, { musicFormat: 'Pop', musicBed: true }).bed?.withoutMusic).toEqual([0])
  })
})
