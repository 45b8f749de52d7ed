const NAMES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const QUALITIES: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  add9: [0, 4, 7, 14],
}

/** Numbers of MIDI: 60 is middle C. */
export type Chord = { bass: number; fifth: number; notes: number[] }

const LOWEST_BASS = 33
/** Around middle C, so that one chord leads to the next without a leap. */
const LOWEST_NOTE = 55

const lift = (pitchClass: number, lowest: number): number => lowest + ((((pitchClass - lowest) % 12) + 12) % 12)

const read = (name: string): { root: number; intervals: readonly number[] } => {
  const [, letter = '', accidental = '', quality = ''] = /^([A-G])([#b]?)(.*)$/.exec(name) ?? []
  const intervals = QUALITIES[quality]
  const natural = NAMES[letter]
  if (!intervals || natural === undefined) throw new RangeError(`${name} is no chord`)
  return { root: natural + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0), intervals }
}

/** 'Em7', 'Bb', 'F#m': a name, an accidental, a quality. Throws RangeError for what is no chord. */
export const chordOf = (name: string): Chord => {
  const { root, intervals } = read(name)
  return {
    bass: lift(root, LOWEST_BASS),
    fifth: lift(root + 7, LOWEST_BASS),
    notes: intervals.map((interval) => lift(root + interval, LOWEST_NOTE)).sort((one, other) => one - other),
  }
}

const LOWEST_LEAD = 62
const MAJOR_THIRD = 4
const [MAJOR, MINOR] = [
  [0, 2, 4, 7, 9],
  [0, 3, 5, 7, 10],
] as const

/** Five notes that go with a chord and with its neighbours in the key, by how many steps they lie above its root. */
export const scaleOf = (name: string): ((degree: number) => number) => {
  const { root, intervals } = read(name)
  const steps = intervals.includes(MAJOR_THIRD) ? MAJOR : MINOR
  return (degree) => {
    const octave = Math.floor(degree / steps.length)
    return lift(root, LOWEST_LEAD) + 12 * octave + (steps[degree - octave * steps.length] as number)
  }
}

export const hertzOf = (note: number): number => 440 * 2 ** ((note - 69) / 12)
