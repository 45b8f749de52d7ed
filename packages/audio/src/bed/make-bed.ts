import { applyBiquad, highPass, peaking } from '../dsp/biquad.ts'
import { fromDecibel } from '../dsp/decibel.ts'
import { integratedLoudness } from '../dsp/loudness.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { BUTTON_MS, beatMs, requireGenre } from './bed-length.ts'
import { type Chord, chordOf, hertzOf } from './chords.ts'
import { addStroke, type DrumName } from './drums.ts'
import type { Genre } from './genres.ts'
import { addNote } from './instruments.ts'
import { addRoom } from './room.ts'

/** Music of one genre at `BED_LUFS`, at 44,100 Hz. */
export type Bed = {
  /** Eight bars that go on without a seam. */
  loop: Float32Array
  /** The last chord, let ring. */
  button: Float32Array
  /** For each of the loop's chords a short figure of its own notes, to part two stories. */
  stings: readonly Float32Array[]
  /** In samples; no whole number. */
  beat: number
}

export const BED_LUFS = -20
const BARS = 8
const BARS_A_CHORD = 2
const STEPS = 16
const BEATS = 4
const SOFT = 0.55
const OCTAVE = 12
const STING_MS = 600
/** What is lower is felt more than heard, and takes the voice's room below the limiter. */
const LOWEST_HZ = 45
/** Where consonants are: the bed leaves room for them. */
const VOICE_HZ = 2_200
const VOICE_DIP_DB = -5
const BUTTON_FADE_MS = 500

const made = new Map<string, Bed>()
/** A loop takes 3 MB. */
const MAX_KEPT = 4

/** The bed of a track, as it was made before in this thread, or made now. The same track gives the same samples. */
export const bedOf = (trackId: string): Bed => {
  const bed = made.get(trackId) ?? makeBed(requireGenre(trackId))
  made.delete(trackId)
  made.set(trackId, bed)
  const [oldest] = made.keys()
  if (made.size > MAX_KEPT && oldest !== undefined) made.delete(oldest)
  return bed
}

export const makeBed = (genre: Genre): Bed => {
  const beat = (beatMs(genre) * MP3_SAMPLE_RATE) / 1000
  const loop = new Float32Array(Math.round(beat * BEATS * BARS))
  for (let bar = 0; bar < BARS; bar++) {
    const chord = chordOf(genre.chords[Math.floor(bar / BARS_A_CHORD)] as string)
    playBar(loop, genre, chord, { start: bar * BEATS * beat, beat, isFirstOfChord: bar % BARS_A_CHORD === 0 })
  }
  const played = finish(loop, genre)
  const gain = fromDecibel(BED_LUFS - integratedLoudness(played, MP3_SAMPLE_RATE))
  return {
    loop: played.map((sample) => sample * gain),
    button: playButton(genre).map((sample) => sample * gain),
    stings: genre.chords.map((chord) => playSting(chordOf(chord))),
    beat,
  }
}

/** Root and fifth, two octaves above the bass, one after the other. Over before the next sentence is under way. */
const playSting = ({ bass, fifth }: Chord): Float32Array => {
  const toSamples = (ms: number): number => Math.round((ms * MP3_SAMPLE_RATE) / 1000)
  const sting = new Float32Array(toSamples(STING_MS))
  for (const [place, note] of [bass, fifth].entries())
    addNote(sting, 'harp', {
      at: toSamples(place * 120),
      length: toSamples(150),
      hertz: hertzOf(note + 2 * OCTAVE),
      gain: 0.5,
    })
  const gain = fromDecibel(BED_LUFS - integratedLoudness(sting, MP3_SAMPLE_RATE))
  return sting.map((sample) => sample * gain)
}

const finish = (dry: Float32Array, { room }: Genre): Float32Array => {
  const wet = addRoom(dry, room)
  // Filters start from nothing: they run over the end first, so that the seam is as smooth as the rest.
  const run = Math.min(wet.length, MP3_SAMPLE_RATE)
  const led = new Float32Array(run + wet.length)
  led.set(wet.subarray(wet.length - run))
  led.set(wet, run)
  const clean = applyBiquad(led, highPass(MP3_SAMPLE_RATE, LOWEST_HZ))
  return applyBiquad(clean, peaking(MP3_SAMPLE_RATE, VOICE_HZ, VOICE_DIP_DB)).slice(run)
}

type Bar = { start: number; beat: number; isFirstOfChord: boolean }

const playBar = (into: Float32Array, genre: Genre, chord: Chord, { start, beat, isFirstOfChord }: Bar): void => {
  const { pad, strokes, figure, bass, drums, swing } = genre
  const step = beat / 4
  const placeOf = (i: number): number => Math.round(start + i * step + (i % 4 === 2 ? swing * 2 * step : 0))
  const share = 1 / Math.sqrt(chord.notes.length)
  if (pad && isFirstOfChord)
    for (const note of chord.notes)
      addNote(into, pad.instrument, {
        at: Math.round(start),
        length: beat * BEATS * BARS_A_CHORD,
        hertz: hertzOf(note),
        gain: pad.gain * share,
      })
  for (const { i, gain, length } of strikes(strokes?.rhythm))
    for (const note of chord.notes)
      addNote(into, strokes?.instrument ?? 'piano', {
        at: placeOf(i),
        length: Math.min(length, 6) * step,
        hertz: hertzOf(note),
        gain: (strokes?.gain ?? 0) * gain * share,
      })
  const wave = [...chord.notes, ...chord.notes.slice(1, -1).reverse()]
  for (const [turn, { i, gain, length }] of strikes(figure?.rhythm).entries())
    addNote(into, figure?.instrument ?? 'pluck', {
      at: placeOf(i),
      length: length * step,
      hertz: hertzOf((wave[turn % wave.length] as number) + 12),
      gain: (figure?.gain ?? 0) * gain,
    })
  for (const { i, gain, length } of strikes(bass?.rhythm))
    addNote(into, bass?.instrument ?? 'bass', {
      at: placeOf(i),
      length: length * step * 0.9,
      hertz: hertzOf(gain === 1 ? chord.bass : chord.fifth),
      gain: bass?.gain ?? 0,
    })
  for (const [name, rhythm] of Object.entries({ ...drums, gain: undefined }))
    for (const { i, gain } of strikes(rhythm)) addStroke(into, name as DrumName, placeOf(i), gain * (drums?.gain ?? 0))
}

type Strike = { i: number; gain: number /** Until the next one, in sixteenths. */; length: number }

const strikes = (rhythm = ''): Strike[] => {
  const places = [...rhythm].flatMap((sign, i) => (sign === '-' ? [] : [{ i, gain: sign === 'x' ? 1 : SOFT }]))
  return places.map((place, turn) => ({ ...place, length: (places[turn + 1]?.i ?? STEPS) - place.i }))
}

/** The first chord once more, struck by all at once: it ends the loop, wherever that is left. */
const playButton = (genre: Genre): Float32Array => {
  const { pad, strokes, figure, bass, drums } = genre
  const length = Math.round((BUTTON_MS * MP3_SAMPLE_RATE) / 1000)
  // Twice as long: nothing comes round to its own beginning.
  const into = new Float32Array(length * 2)
  const chord = chordOf(genre.chords[0])
  const share = 1 / Math.sqrt(chord.notes.length)
  const ringing = length * 0.5
  for (const part of [pad, strokes, figure])
    for (const note of part ? chord.notes : [])
      addNote(into, part?.instrument ?? 'piano', {
        at: 0,
        length: ringing,
        hertz: hertzOf(note),
        gain: (part?.gain ?? 0) * share,
      })
  if (bass) addNote(into, bass.instrument, { at: 0, length: ringing, hertz: hertzOf(chord.bass), gain: bass.gain })
  if (drums?.kick) addStroke(into, 'kick', 0, drums.gain)
  const fade = (BUTTON_FADE_MS * MP3_SAMPLE_RATE) / 1000
  return finish(into, genre)
    .slice(0, length)
    .map((sample, i) => sample * Math.min(1, (length - i) / fade))
}
