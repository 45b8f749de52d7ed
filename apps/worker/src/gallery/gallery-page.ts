import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { nameOf } from '@hourcast/domain/hosts/name-of'
import { PRESENTATION_TYPES } from '@hourcast/domain/hosts/presentation-types'
import { VOICE_TONES } from '@hourcast/domain/hosts/voice-tones'
import { readPeaks } from '@hourcast/domain/sound/wave-peaks'
import { lufsInWords, withUnit } from '@hourcast/domain/with-unit'
import { xmlText } from '@hourcast/server/link/xml-text'
import { GALLERY_SCRIPT, GALLERY_STYLE } from './gallery-look.ts'
import { groupOf, type Misheard } from './listen.ts'
import type { Failed, Made } from './make-piece.ts'

export type GalleryState = { total: number; made: readonly Made[]; failed: readonly Failed[]; misheard: Misheard; madeAt: Date }

const TARGET_LUFS = -16
const LOUDNESS_WITHIN_LU = 0.3
const HIGHEST_DBTP = -1

/** One page without anything from outside, to be opened from the folder itself. */
export const galleryPage = (state: GalleryState): string => {
  const { total, made, failed, madeAt } = state
  const dry = made.filter(({ piece }) => !piece.musicBed)
  const music = made.filter(({ piece }) => piece.musicBed)
  const languages = LANGUAGES.filter(({ value }) => dry.some(({ piece }) => piece.language === value))
  const isWhole = made.length + failed.length === total
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hourcast gallery</title>
<style>${GALLERY_STYLE}</style>
<main>
<h1>What Hourcast sounds like</h1>
<p>${made.length} of ${total} bulletins, made ${xmlText(madeAt.toISOString().slice(0, 16).replace('T', ' '))} UTC from the example feeds, with the same program that makes them for air.
Names, places and stories are made up.${isWhole ? '' : ' <strong>They are still being made: load this page again for more.</strong>'}</p>
${loudness(made)}
${failed.length > 0 ? failures(failed) : ''}
${languages.map(({ value }) => ofLanguage(dry, value, state)).join('\n')}
${music.length > 0 ? `<section><h2>With music</h2>${misheardMusic(music, state)}${cards(music, ({ piece }) => `${piece.musicFormat}, ${nameOf(LANGUAGES, piece.language)}`)}</section>` : ''}
</main>
<footer><audio id="player" controls preload="none"></audio><span id="playing">Press a waveform: what follows it plays on.</span></footer>
<script>${GALLERY_SCRIPT}</script>
</html>
`
}

const isLevel = ({ lufs }: Made): boolean => Math.abs(lufs - TARGET_LUFS) <= LOUDNESS_WITHIN_LU
const isSafe = ({ truePeakDbtp }: Made): boolean => truePeakDbtp <= HIGHEST_DBTP

const dbtpInWords = (dbtp: number): string => withUnit(dbtp.toFixed(2).replace('-', '−'), 'dBTP')

const loudness = (made: readonly Made[]): string => {
  if (made.length === 0) return ''
  const lufs = made.map((one) => one.lufs)
  const peak = Math.max(...made.map(({ truePeakDbtp }) => truePeakDbtp))
  const level = made.filter(isLevel).length
  const safe = made.filter(isSafe).length
  return `<p>Loudness ${lufsInWords(Math.min(...lufs), 2)} to ${lufsInWords(Math.max(...lufs), 2)}: ${level} of ${made.length} within ${LOUDNESS_WITHIN_LU} LU of ${lufsInWords(TARGET_LUFS, 0)}.
Highest true peak ${dbtpInWords(peak)}: ${safe} of ${made.length} at most ${dbtpInWords(HIGHEST_DBTP)}.</p>`
}

const failures = (failed: readonly Failed[]): string =>
  `<section class="failed"><h2>Not made: ${failed.length}</h2><ul>${failed.map(({ piece, fault }) => `<li>${xmlText(piece.id)}: ${xmlText(fault)}</li>`).join('')}</ul></section>`

const ofLanguage = (dry: readonly Made[], language: number, state: GalleryState): string => {
  const own = dry.filter(({ piece }) => piece.language === language)
  const types = PRESENTATION_TYPES.filter(({ value }) => own.some(({ piece }) => piece.presentationType === value))
  const speakers = [...new Set(own.map(({ speaker }) => speaker))].join(' ')
  return `<section><h2>${xmlText(nameOf(LANGUAGES, language))}</h2><p>${xmlText(speakers)}</p>
${tones(own, state)}
${types
  .map(({ value, name }) => {
    const ofType = own.filter(({ piece }) => piece.presentationType === value)
    return `<h3>${xmlText(name)}</h3>${cards(ofType, ({ piece }) => nameOf(VOICE_TONES, piece.voiceTone))}`
  })
  .join('\n')}</section>`
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const tones = (own: readonly Made[], { misheard }: GalleryState): string => {
  const columns = ['words a minute', 'pitch, Hz', ...(misheard.size > 0 ? ['words misheard'] : [])]
  const rows = VOICE_TONES.flatMap(({ value, name }) => {
    const ofTone = own.filter(({ piece }) => piece.voiceTone === value)
    const [first] = ofTone
    if (!first) return []
    const pitches = ofTone.flatMap(({ pitchHz }) => pitchHz ?? [])
    const wrong = misheard.get(groupOf(first))
    const cells = [
      mean(ofTone.map(({ wordsAMinute }) => wordsAMinute)).toFixed(0),
      pitches.length > 0 ? mean(pitches).toFixed(0) : '',
      ...(misheard.size > 0 ? [wrong === undefined ? '' : withUnit(wrong.toFixed(1), '%')] : []),
    ]
    return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<table><thead><tr>${['tone', ...columns].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const misheardMusic = (music: readonly Made[], { misheard }: GalleryState): string => {
  const told = [...new Set(music.map(({ piece }) => piece.language))].flatMap((language) => {
    const wrong = misheard.get(`music-${language}`)
    return wrong === undefined ? [] : `${xmlText(nameOf(LANGUAGES, language))} ${withUnit(wrong.toFixed(1), '%')}`
  })
  return told.length > 0 ? `<p>Words misheard: ${told.join(', ')}.</p>` : ''
}

const WIDTH = 200
const HEIGHT = 32

/** As one line, up and down around the middle. */
const wave = (peaks: string): string => {
  const levels = readPeaks(peaks)
  const up = levels.map((level, x) => `${x} ${((HEIGHT / 2) * (1 - level)).toFixed(1)}`)
  const down = levels.map((level, x) => `${x} ${((HEIGHT / 2) * (1 + level)).toFixed(1)}`).reverse()
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><path d="M${[...up, ...down].join('L')}Z"/></svg>`
}

const cards = (pieces: readonly Made[], nameOfPiece: (made: Made) => string): string =>
  `<ul>${pieces.map((made) => card(made, nameOfPiece(made))).join('')}</ul>`

const card = (made: Made, name: string): string => {
  const { file, text, seconds, lufs, truePeakDbtp, wordsAMinute, pitchHz, peaks, piece } = made
  const figures = [
    withUnit(seconds.toFixed(1), 's'),
    mark(lufsInWords(lufs, 2), isLevel(made)),
    mark(dbtpInWords(truePeakDbtp), isSafe(made)),
    withUnit(wordsAMinute.toFixed(0), 'words a minute'),
    ...(pitchHz === null ? [] : [withUnit(pitchHz.toFixed(0), 'Hz')]),
  ]
  const locale = LANGUAGES.find(({ value }) => value === piece.language)?.locale ?? 'en'
  const title = `${nameOf(LANGUAGES, piece.language)}, ${nameOf(PRESENTATION_TYPES, piece.presentationType)}, ${name}`
  return `<li><a href="${xmlText(file)}" data-title="${xmlText(title)}">${wave(peaks)}<b>${xmlText(name)}</b></a><small>${figures.join(' · ')}</small>
<details><summary>Words</summary><p lang="${locale}">${text.map(xmlText).join(' ')}</p></details></li>`
}

const mark = (figure: string, isGood: boolean): string => (isGood ? figure : `<mark>${figure}</mark>`)
