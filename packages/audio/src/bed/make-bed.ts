import { bothSides, type Stereo, stereo } from '../dsp/channels.ts'
import { fromDecibel } from '../dsp/decibel.ts'
import { loudnessOf } from '../dsp/loudness.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { BUTTON_MS, beatMs, requireGenre } from './bed-length.ts'
import { type Chord, chordOf, hertzOf } from './chords.ts'
import { finish, toSamples } from './finish.ts'
import type { Genre } from './genres.ts'
import { addNote } from './instruments.ts'
import { lastMade } from './last-made.ts'
import { BARS_A_CHORD, BEATS_A_BAR, playBar } from './play-bar.ts'
import { strikeAll } from './strike-all.ts'

/** Music of one genre at `BED_LUFS`, at 44,100 Hz. */
export type Bed = {
  /** Eight bars that go on without a seam. */
  loop: Stereo
  /** The last chord, let ring. */
  button: Stereo
  /** For each of the loop's chords a short figure of its own notes, to part two stories. */
  stings: readonly Stereo[]
  /** In samples; no whole number. */
  beat: number
}

export const BED_LUFS = -20
const BARS = 8
const OCTAVE = 12
const STING_MS = 600
const STING_PAN = 0.4
const BUTTON_FADE_MS = 500

/** A loop takes 6 MB. */
const kept = lastMade<Bed>(4)

/** The bed of a track, as it was made before in this thread, or made now. The same track gives the same samples. */
export const bedOf = (trackId: string): Bed => kept(trackId, () => makeBed(requireGenre(trackId)))

export const makeBed = (genre: Genre): Bed => {
  const beat = (beatMs(genre) * MP3_SAMPLE_RATE) / 1000
  const loop = stereo(Math.round(beat * BEATS_A_BAR * BARS))
  for (let bar = 0; bar < BARS; bar++) {
    const turn = Math.floor(bar / BARS_A_CHORD)
    playBar(loop, genre, chordOf(genre.chords[turn] as string), {
      start: bar * BEATS_A_BAR * beat,
      beat,
      isFirstOfChord: bar % BARS_A_CHORD === 0,
      isMirrored: turn % 2 === 1,
    })
  }
  const played = finish(loop, genre)
  const gain = fromDecibel(BED_LUFS - loudnessOf(played, MP3_SAMPLE_RATE))
  return {
    loop: louder(played, gain),
    button: louder(playButton(genre), gain),
    stings: genre.chords.map((chord) => atBedLoudness(playSting(chordOf(chord)))),
    beat,
  }
}

const louder = (sound: Stereo, gain: number): Stereo => bothSides(sound, (side) => side.map((sample) => sample * gain))

export const atBedLoudness = (sound: Stereo): Stereo => louder(sound, fromDecibel(BED_LUFS - loudnessOf(sound, MP3_SAMPLE_RATE)))

/** Root and fifth, two octaves above the bass, one after the other. Over before the next sentence is under way. */
const playSting = ({ bass, fifth }: Chord): Stereo => {
  const sting = stereo(toSamples(STING_MS))
  for (const [place, note] of [bass, fifth].entries())
    addNote(sting, 'harp', {
      at: toSamples(place * 120),
      length: toSamples(150),
      hertz: hertzOf(note + 2 * OCTAVE),
      gain: 0.5,
      pan: (2 * place - 1) * STING_PAN,
    })
  return sting
}

/** The first chord once more, struck by all at once: it ends the loop, wherever that is left. */
const playButton = (genre: Genre): Stereo => {
  const length = toSamples(BUTTON_MS)
  // Twice as long: nothing comes round to its own beginning.
  const into = stereo(length * 2)
  strikeAll(into, genre, chordOf(genre.chords[0]), { at: 0, length: length * 0.5 })
  const fade = toSamples(BUTTON_FADE_MS)
  return bothSides(finish(into, genre), (side) =>
    side.slice(0, length).map((sample, i) => sample * Math.min(1, (length - i) / fade)),
  )
}
