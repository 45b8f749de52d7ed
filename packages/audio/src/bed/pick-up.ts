import type { Stereo } from '../dsp/channels.ts'
import { chordOf, hertzOf, scaleOf } from './chords.ts'
import { addStroke } from './drums.ts'
import type { Genre, PickUp } from './genres.ts'
import { addNote } from './instruments.ts'
import { createNoise } from './noise.ts'
import { placeOf, STEPS_A_BEAT } from './play-bar.ts'

type Where = { landing: number; beat: number }

const ROLL_STEPS = 6
const RUN_STEPS = 6
const SWEEP_GAIN = 0.16
const SWELL_GAIN = 0.5

/** Ends with its landing, in samples. */
export const addPickUp = (into: Stereo, genre: Genre, where: Where): void => PICK_UPS[genre.opening.pickUp](into, genre, where)

const PICK_UPS: Record<PickUp, (into: Stereo, genre: Genre, where: Where) => void> = {
  roll: (into, genre, { landing, beat }) => {
    const drum = genre.drums?.snare ? 'snare' : 'rim'
    for (let i = ROLL_STEPS; i > 0; i--)
      addStroke(into, drum, placeOf(genre, { start: landing, beat }, -i), (0.9 - 0.1 * i) * (genre.drums?.gain ?? 0.4))
  },
  run: (into, genre, { landing, beat }) => {
    const scale = scaleOf(genre.chords[0])
    for (let i = RUN_STEPS; i > 0; i--)
      addNote(into, genre.opening.lead, {
        at: placeOf(genre, { start: landing, beat }, -i),
        length: (beat / STEPS_A_BEAT) * 0.9,
        // An octave below the motif, up to just below its root.
        hertz: hertzOf(scale(-i)),
        gain: 0.45 - 0.05 * i,
        pan: 0.5 - i / RUN_STEPS,
      })
  },
  sweep: (into, _, { landing, beat }) => {
    const start = Math.max(0, Math.round(landing - 2 * beat))
    for (const [side, channel] of into.entries()) {
      const noise = createNoise(side + 2)
      let dull = 0
      for (let i = start; i < landing; i++) {
        const risen = (i - start) / (landing - start)
        dull += (noise() - dull) * (0.02 + 0.4 * risen * risen)
        const end = Math.min(1, (landing - i) / 400)
        channel[i] = (channel[i] as number) + dull * SWEEP_GAIN * risen * risen * end
      }
    }
  },
  swell: (into, genre, { landing, beat }) => {
    const { notes } = chordOf(genre.chords[3])
    const steps = Math.round(landing / beat) * 2
    // Struck again and again while it still swells, each time louder: without a seam, for each fades into the next.
    for (let i = 0; i < steps; i++)
      for (const note of notes)
        addNote(into, genre.pad?.instrument ?? 'pad', {
          at: Math.round((i * beat) / 2),
          length: beat / 2,
          hertz: hertzOf(note),
          gain: (SWELL_GAIN * ((i + 1) / steps)) / Math.sqrt(notes.length),
        })
  },
}
