import { bothSides, type Stereo, stereo } from '../dsp/channels.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { beatMs, requireGenre, signatureBeats } from './bed-length.ts'
import { chordOf, hertzOf, scaleOf } from './chords.ts'
import { addStroke } from './drums.ts'
import { finish, toSamples } from './finish.ts'
import type { Genre } from './genres.ts'
import { addNote } from './instruments.ts'
import { lastMade } from './last-made.ts'
import { atBedLoudness } from './make-bed.ts'
import { MOTIF_BEATS, type Motif, motifOf } from './motif.ts'
import { addPickUp } from './pick-up.ts'
import { placeOf, STEPS_A_BEAT } from './play-bar.ts'
import { strikeAll } from './strike-all.ts'

/** What a station begins and ends with, at the loudness of its bed. */
export type Signature = {
  /** A hit, the station's motif and a pick-up; the bed begins at `landing`, while the last notes still ring. In samples. */
  opener: Stereo
  landing: number
  /** The motif once more; its last note is on the beat of the bed's last chord, `closerLanding` samples after its beginning. */
  closer: Stereo
  closerLanding: number
}

const RINGING_MS = 1_100
const FADE_MS = 300
const LEAD_GAIN = 0.55
const LEAD_PAN = 0.25

/** Each takes about a megabyte. */
const kept = lastMade<Signature>(8)

/** The same station has the same one over the same track, always. */
export const signatureOf = (trackId: string, station: string): Signature => {
  const motif = motifOf(station)
  return kept(JSON.stringify([trackId, motif]), () => makeSignature(requireGenre(trackId), motif))
}

const makeSignature = (genre: Genre, motif: Motif): Signature => {
  const beat = (beatMs(genre) * MP3_SAMPLE_RATE) / 1000
  const landing = Math.round(signatureBeats(genre) * beat)
  const closerLanding = Math.round(MOTIF_BEATS * beat)
  return {
    opener: ringOut(genre, landing, (into) => {
      strikeAll(into, genre, chordOf(genre.chords[3]), { at: 0, length: beat * 0.8 })
      addPickUp(into, genre, { landing, beat })
      addMotif(into, genre, motif, { landing, beat })
      strikeAll(into, genre, chordOf(genre.chords[0]), { at: landing, length: beat * 0.5 })
      if (genre.drums?.kick) addStroke(into, 'crash', landing, genre.drums.gain)
    }),
    landing,
    closer: ringOut(genre, closerLanding, (into) => addMotif(into, genre, motif, { landing: closerLanding, beat })),
    closerLanding,
  }
}

const ringOut = (genre: Genre, landing: number, play: (into: Stereo) => void): Stereo => {
  const length = landing + toSamples(RINGING_MS)
  // Twice as long: nothing comes round to its own beginning.
  const into = stereo(length * 2)
  play(into)
  const fade = toSamples(FADE_MS)
  const heard = bothSides(finish(into, genre), (side) =>
    side.slice(0, length).map((sample, i) => sample * Math.min(1, (length - 1 - i) / fade)),
  )
  return atBedLoudness(heard)
}

const addMotif = (into: Stereo, genre: Genre, motif: Motif, { landing, beat }: { landing: number; beat: number }): void => {
  const scale = scaleOf(genre.chords[0])
  for (const [i, { step, degree }] of motif.entries())
    addNote(into, genre.opening.lead, {
      at: placeOf(genre, { start: landing, beat }, step),
      length: (((motif[i + 1]?.step ?? step + STEPS_A_BEAT) - step) / STEPS_A_BEAT) * beat * 0.9,
      hertz: hertzOf(scale(degree)),
      gain: LEAD_GAIN,
      pan: i % 2 === 0 ? -LEAD_PAN : LEAD_PAN,
    })
}
