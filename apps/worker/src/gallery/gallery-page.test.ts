import { describe, expect, test } from 'vitest'
import { type GalleryState, galleryPage } from './gallery-page.ts'
import type { Made } from './make-piece.ts'
import { EVERYTHING, planGallery } from './plan-gallery.ts'

const PIECES = planGallery({ ...EVERYTHING, languages: EVERYTHING.languages.slice(0, 1), genres: EVERYTHING.genres.slice(0, 1) })

const made = (i: number, changed: Partial<Made> = {}): Made => ({
  piece: PIECES[i] as Made['piece'],
  file: `audio/${i}.mp3`,
  text: ['Fish & chips <are> back.'],
  spoken: 'Fish and chips are back.',
  seconds: 12.34,
  lufs: -16.04,
  truePeakDbtp: -1.5,
  wordsAMinute: 150.4,
  pitchHz: 201.3,
  peaks: '0z'.repeat(100),
  speaker: 'Spoken by the built-in voice.',
  ...changed,
})

const page = (changed: Partial<GalleryState> = {}): string =>
  galleryPage({
    total: 2,
    made: [made(0), made(1)],
    failed: [],
    misheard: new Map(),
    madeAt: new Date('2026-11-23T08:00:00Z'),
    ...changed,
  })
const plain = (html: string): string => html.replaceAll('\u00a0', ' ')

describe('the page of the gallery', () => {
  test('plays each piece, and says its figures and words', () => {
    const html = plain(page())
    expect(html).toContain('2 of 2 bulletins, made 2026-11-23 08:00 UTC')
    expect(html).toContain('<a href="audio/0.mp3" data-title="English, Intro, neutral">')
    expect(html).toContain('12.3 s · −16.04 LUFS · −1.50 dBTP · 150 words a minute · 201 Hz')
    expect(html).toContain('<p lang="en-US">Fish &amp; chips &lt;are&gt; back.</p>')
    expect(html).not.toContain('still being made')
  })

  test('fetches nothing from outside', () => {
    expect(page()).not.toMatch(/(src|href)="(?!audio\/)|url\(|https?:/)
  })

  test('says which tones differ by how much', () => {
    const html = plain(page({ made: [made(0), made(1, { wordsAMinute: 120, pitchHz: 90 })] }))
    expect(html).toContain('<th scope="row">neutral</th><td>150</td><td>201</td>')
    expect(html).toContain('<th scope="row">calm</th><td>120</td><td>90</td>')
  })

  test('marks what is not level or too high, and counts it', () => {
    const html = plain(page({ made: [made(0), made(1, { lufs: -15.6, truePeakDbtp: -0.5 })] }))
    expect(html).toContain('<mark>−15.60 LUFS</mark> · <mark>−0.50 dBTP</mark>')
    expect(html).toContain('1 of 2 within 0.3 LU of −16 LUFS')
    expect(html).toContain('Highest true peak −0.50 dBTP: 1 of 2 at most −1.00 dBTP')
  })

  test('says that it is still growing, and what could not be made', () => {
    expect(page({ total: 3 })).toContain('still being made')
    const html = page({ total: 3, failed: [{ piece: PIECES[2] as Made['piece'], fault: 'no voice <could> speak' }] })
    expect(html).toContain('Not made: 1')
    expect(html).toContain('dry-0-0-2: no voice &lt;could&gt; speak')
    expect(html).not.toContain('still being made')
  })

  test('says what a recogniser misheard, where one has listened', () => {
    expect(page()).not.toContain('misheard')
    const html = plain(page({ misheard: new Map([['0-0', 8.55]]) }))
    expect(html).toContain('<th scope="row">neutral</th><td>150</td><td>201</td><td>8.6 %</td>')
  })

  test('has the pieces with music apart, by genre and language', () => {
    const music = made(PIECES.length - 1, { pitchHz: null })
    const html = plain(page({ made: [made(0), music], misheard: new Map([['music-0', 12]]) }))
    expect(html).toContain('<h2>With music</h2><p>Words misheard: English 12.0 %.</p>')
    expect(html).toContain('data-title="English, News, Classic Rock, English"')
    expect(html).toContain('150 words a minute</small>')
  })
})
