import type { Stereo } from '../dsp/channels.ts'
import { type Chord, hertzOf } from './chords.ts'
import { addStroke, type DrumName } from './drums.ts'
import type { Genre } from './genres.ts'
import { addNote } from './instruments.ts'

export const BEATS_A_BAR = 4
export const BARS_A_CHORD = 2
/** Sixteenths. */
export const STEPS_A_BEAT = 4

const STEPS = 16
const SOFT = 0.55
/** The figure goes from side to side, and the notes of a chord stand beside each other. */
const FIGURE_PAN = 0.75
const CHORD_PAN = 0.8

type Bar = {
  start: number
  beat: number
  isFirstOfChord: boolean /** Its left is the right: over a loop neither side is louder. */
  isMirrored: boolean
}

/** From the left to the right, one place for each of so many. */
export const spread = (i: number, count: number): number => (count < 2 ? 0 : CHORD_PAN * ((2 * i) / (count - 1) - 1))

/** In samples, `step` sixteenths after `start`: the second of two eighths comes later by the genre's swing. */
export const placeOf = ({ swing }: Genre, { start, beat }: Pick<Bar, 'start' | 'beat'>, step: number): number =>
  Math.round(start + ((step + (((step % 4) + 4) % 4 === 2 ? swing * 2 : 0)) * beat) / STEPS_A_BEAT)

/** One bar of a genre over one chord, all who play in it. */
export const playBar = (into: Stereo, genre: Genre, chord: Chord, bar: Bar): void => {
  const { pad, strokes, figure, bass, drums } = genre
  const step = bar.beat / STEPS_A_BEAT
  const at = (i: number): number => placeOf(genre, bar, i)
  const share = 1 / Math.sqrt(chord.notes.length)
  const side = bar.isMirrored ? -1 : 1
  if (pad && bar.isFirstOfChord)
    for (const [i, note] of chord.notes.entries())
      addNote(into, pad.instrument, {
        at: Math.round(bar.start),
        length: bar.beat * BEATS_A_BAR * BARS_A_CHORD,
        hertz: hertzOf(note),
        gain: pad.gain * share,
        pan: side * spread(i, chord.notes.length),
      })
  for (const { i, gain, length } of strikes(strokes?.rhythm))
    for (const [k, note] of chord.notes.entries())
      addNote(into, strokes?.instrument ?? 'piano', {
        at: at(i),
        length: Math.min(length, 6) * step,
        hertz: hertzOf(note),
        gain: (strokes?.gain ?? 0) * gain * share,
        pan: side * spread(k, chord.notes.length),
      })
  const wave = [...chord.notes, ...chord.notes.slice(1, -1).reverse()]
  for (const [turn, { i, gain, length }] of strikes(figure?.rhythm).entries())
    addNote(into, figure?.instrument ?? 'pluck', {
      at: at(i),
      length: length * step,
      hertz: hertzOf((wave[turn % wave.length] as number) + 12),
      gain: (figure?.gain ?? 0) * gain,
      pan: side * (turn % 2 === 0 ? -FIGURE_PAN : FIGURE_PAN),
    })
  for (const { i, gain, length } of strikes(bass?.rhythm))
    addNote(into, bass?.instrument ?? 'bass', {
      at: at(i),
      length: length * step * 0.9,
      hertz: hertzOf(gain === 1 ? chord.bass : chord.fifth),
      gain: bass?.gain ?? 0,
    })
  for (const [name, rhythm] of Object.entries({ ...drums, gain: undefined }))
    for (const { i, gain } of strikes(rhythm)) addStroke(into, name as DrumName, at(i), gain * (drums?.gain ?? 0))
}

type Strike = { i: number; gain: number /** Until the next one, in sixteenths. */; length: number }

const strikes = (rhythm = ''): Strike[] => {
  const places = [...rhythm].flatMap((sign, i) => (sign === '-' ? [] : [{ i, gain: sign === 'x' ? 1 : SOFT }]))
  return places.map((place, turn) => ({ ...place, length: (places[turn + 1]?.i ?? STEPS) - place.i }))
}
