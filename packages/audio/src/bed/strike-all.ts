import type { Stereo } from '../dsp/channels.ts'
import { type Chord, hertzOf } from './chords.ts'
import { addStroke } from './drums.ts'
import type { Genre } from './genres.ts'
import { addNote } from './instruments.ts'
import { spread } from './play-bar.ts'

/** A chord by all who play in a genre, at once. In samples. */
export const strikeAll = (into: Stereo, genre: Genre, chord: Chord, { at, length }: { at: number; length: number }): void => {
  const { pad, strokes, figure, bass, drums } = genre
  const share = 1 / Math.sqrt(chord.notes.length)
  for (const part of [pad, strokes, figure])
    for (const [i, note] of part ? chord.notes.entries() : [])
      addNote(into, part?.instrument ?? 'piano', {
        at,
        length,
        hertz: hertzOf(note),
        gain: (part?.gain ?? 0) * share,
        pan: spread(i, chord.notes.length),
      })
  if (bass) addNote(into, bass.instrument, { at, length, hertz: hertzOf(chord.bass), gain: bass.gain })
  if (drums?.kick) addStroke(into, 'kick', at, drums.gain)
}
