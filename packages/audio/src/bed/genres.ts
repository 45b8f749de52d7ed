import type { InstrumentName } from './instruments.ts'

/** Sixteen characters a bar, one for each sixteenth: 'x' is struck, 'o' softly. */
type Rhythm = string

type Part = { instrument: InstrumentName; rhythm: Rhythm; gain: number }

/** What leads into the bed: strokes that grow louder, hiss that grows brighter, a chord that swells, notes that climb. */
export type PickUp = 'roll' | 'run' | 'sweep' | 'swell'

/** The bed of one music format, as notes: four chords of two bars each, and who plays them. */
export type Genre = {
  /** Beats a minute. */
  tempo: number
  /** How much later the second of two eighths comes, in shares of an eighth. */
  swing: number
  chords: readonly [string, string, string, string]
  /** Held under everything. */
  pad?: { instrument: InstrumentName; gain: number }
  /** All notes of the chord at once. */
  strokes?: Part
  /** One note of the chord after the other, up and down. */
  figure?: Part
  /** 'x' the root, 'o' the fifth. */
  bass?: Part
  drums?: { kick?: Rhythm; snare?: Rhythm; rim?: Rhythm; hat?: Rhythm; gain: number }
  /** Share of the room, 0 to 1. */
  room: number
  /** Who plays the station's motif before and after it, and what leads into the bed. */
  opening: { lead: InstrumentName; pickUp: PickUp }
}

const EIGHTHS = 'x-o-x-o-x-o-x-o-'
const QUARTERS = 'x---x---x---x---'
const BACKBEAT = '----x-------x---'
const OFFBEATS = '--x---x---x---x-'

/** By the id of the music format's track. */
export const GENRES: Readonly<Record<string, Genre>> = {
  'classic-rock': {
    tempo: 108,
    swing: 0,
    chords: ['A', 'D', 'F#m', 'E'],
    strokes: { instrument: 'guitar', rhythm: 'x-----x-x-----o-', gain: 0.5 },
    pad: { instrument: 'organ', gain: 0.25 },
    bass: { instrument: 'bass', rhythm: 'x-x-x-x-x-x-x-o-', gain: 0.8 },
    drums: { kick: 'x-------x-o-----', snare: BACKBEAT, hat: EIGHTHS, gain: 0.5 },
    room: 0.15,
    opening: { lead: 'guitar', pickUp: 'roll' },
  },
  'alternative-rock': {
    tempo: 118,
    swing: 0,
    chords: ['Em', 'Cadd9', 'G', 'D'],
    pad: { instrument: 'strings', gain: 0.3 },
    figure: { instrument: 'pluck', rhythm: 'x-xox-x-x-xox-x-', gain: 0.45 },
    bass: { instrument: 'bass', rhythm: 'x-x-x-x-x-x-x-x-', gain: 0.7 },
    drums: { kick: 'x-----x-x-------', snare: BACKBEAT, hat: EIGHTHS, gain: 0.4 },
    room: 0.25,
    opening: { lead: 'pluck', pickUp: 'sweep' },
  },
  country: {
    tempo: 100,
    swing: 0.12,
    chords: ['G', 'C', 'Em', 'D'],
    strokes: { instrument: 'pluck', rhythm: '----x--o----x-o-', gain: 0.4 },
    figure: { instrument: 'pluck', rhythm: 'x-o---o-x-o---o-', gain: 0.35 },
    bass: { instrument: 'bass', rhythm: 'x-------o-------', gain: 0.8 },
    drums: { rim: BACKBEAT, hat: OFFBEATS, gain: 0.3 },
    room: 0.15,
    opening: { lead: 'pluck', pickUp: 'run' },
  },
  'hip-hop': {
    tempo: 88,
    swing: 0.18,
    chords: ['Dm7', 'Bbmaj7', 'Gm7', 'Am7'],
    strokes: { instrument: 'piano', rhythm: 'x-----o-----x---', gain: 0.5 },
    bass: { instrument: 'bass', rhythm: 'x------x--o-----', gain: 0.9 },
    drums: { kick: 'x------x--x-----', snare: BACKBEAT, hat: 'x-o-x-o-x-oox-o-', gain: 0.5 },
    room: 0.18,
    opening: { lead: 'piano', pickUp: 'sweep' },
  },
  jazz: {
    tempo: 116,
    swing: 0.33,
    chords: ['Dm7', 'G7', 'Cmaj7', 'Am7'],
    strokes: { instrument: 'piano', rhythm: 'x-----o-------x-', gain: 0.45 },
    bass: { instrument: 'upright', rhythm: 'x---o---x---o---', gain: 0.9 },
    drums: { rim: '----o-------o---', hat: 'x---x-o-x---x-o-', gain: 0.3 },
    room: 0.22,
    opening: { lead: 'piano', pickUp: 'run' },
  },
  pop: {
    tempo: 112,
    swing: 0,
    chords: ['C', 'G', 'Am', 'F'],
    pad: { instrument: 'pad', gain: 0.35 },
    figure: { instrument: 'pluck', rhythm: 'x--x--x-x--x--x-', gain: 0.4 },
    bass: { instrument: 'bass', rhythm: 'x-----x-x-----x-', gain: 0.75 },
    drums: { kick: QUARTERS, snare: BACKBEAT, hat: OFFBEATS, gain: 0.4 },
    room: 0.2,
    opening: { lead: 'synth', pickUp: 'sweep' },
  },
  rnb: {
    tempo: 76,
    swing: 0.15,
    chords: ['Fmaj7', 'Em7', 'Dm7', 'Cmaj7'],
    pad: { instrument: 'pad', gain: 0.25 },
    strokes: { instrument: 'piano', rhythm: 'x-----o---x-----', gain: 0.5 },
    bass: { instrument: 'bass', rhythm: 'x--o------x-----', gain: 0.85 },
    drums: { kick: 'x--------ox-----', snare: BACKBEAT, hat: EIGHTHS, gain: 0.35 },
    room: 0.25,
    opening: { lead: 'piano', pickUp: 'swell' },
  },
  reggae: {
    tempo: 74,
    swing: 0.08,
    chords: ['Am', 'G', 'F', 'G'],
    strokes: { instrument: 'organ', rhythm: OFFBEATS, gain: 0.4 },
    bass: { instrument: 'bass', rhythm: 'x--x--o-x-----o-', gain: 1 },
    drums: { kick: '--------x-------', rim: '--------x-------', hat: OFFBEATS, gain: 0.4 },
    room: 0.25,
    opening: { lead: 'organ', pickUp: 'roll' },
  },
  classical: {
    tempo: 84,
    swing: 0,
    chords: ['C', 'G', 'Am', 'F'],
    pad: { instrument: 'strings', gain: 0.5 },
    figure: { instrument: 'harp', rhythm: 'x-x-x-x-x-x-x-x-', gain: 0.4 },
    bass: { instrument: 'upright', rhythm: 'x---------------', gain: 0.4 },
    room: 0.35,
    opening: { lead: 'harp', pickUp: 'swell' },
  },
  latino: {
    tempo: 100,
    swing: 0,
    chords: ['Am', 'F', 'G', 'Em'],
    strokes: { instrument: 'piano', rhythm: 'x--x--x---x-x---', gain: 0.4 },
    figure: { instrument: 'pluck', rhythm: '--x---x---x---x-', gain: 0.3 },
    bass: { instrument: 'bass', rhythm: 'x-----o-----x---', gain: 0.85 },
    drums: { kick: 'x-------x-------', rim: 'x--x--x---x-x---', hat: 'xoxoxoxoxoxoxoxo', gain: 0.3 },
    room: 0.18,
    opening: { lead: 'piano', pickUp: 'roll' },
  },
  electronic: {
    tempo: 120,
    swing: 0,
    chords: ['Am', 'F', 'C', 'G'],
    pad: { instrument: 'pad', gain: 0.4 },
    figure: { instrument: 'synth', rhythm: 'x-xx-xx-x-xx-xx-', gain: 0.35 },
    bass: { instrument: 'synth-bass', rhythm: '--x---x---x---x-', gain: 0.8 },
    drums: { kick: QUARTERS, hat: OFFBEATS, gain: 0.5 },
    room: 0.25,
    opening: { lead: 'synth', pickUp: 'sweep' },
  },
  gospel: {
    tempo: 78,
    swing: 0.2,
    chords: ['F', 'Dm7', 'Bb', 'C7'],
    pad: { instrument: 'organ', gain: 0.4 },
    strokes: { instrument: 'piano', rhythm: 'x-----x-x---o---', gain: 0.4 },
    bass: { instrument: 'bass', rhythm: 'x-------o---x---', gain: 0.8 },
    drums: { rim: BACKBEAT, hat: BACKBEAT, gain: 0.3 },
    room: 0.3,
    opening: { lead: 'organ', pickUp: 'swell' },
  },
  'heavy-metal': {
    tempo: 132,
    swing: 0,
    chords: ['E5', 'C5', 'D5', 'E5'],
    strokes: { instrument: 'guitar', rhythm: 'x-x-x-ooo-x-x-oo', gain: 0.5 },
    bass: { instrument: 'bass', rhythm: 'x-x-x-xxx-x-x-xx', gain: 0.8 },
    drums: { kick: 'x-x---x-x-x---x-', snare: BACKBEAT, hat: QUARTERS, gain: 0.5 },
    room: 0.12,
    opening: { lead: 'guitar', pickUp: 'roll' },
  },
  'new-age': {
    tempo: 60,
    swing: 0,
    chords: ['Cadd9', 'Am7', 'Fmaj7', 'G'],
    pad: { instrument: 'pad', gain: 0.55 },
    figure: { instrument: 'bell', rhythm: 'x-----o-----x---', gain: 0.25 },
    room: 0.5,
    opening: { lead: 'bell', pickUp: 'swell' },
  },
  soul: {
    tempo: 94,
    swing: 0.12,
    chords: ['Cmaj7', 'Am7', 'Dm7', 'G7'],
    strokes: { instrument: 'piano', rhythm: '--x---o---x-----', gain: 0.45 },
    pad: { instrument: 'organ', gain: 0.2 },
    bass: { instrument: 'bass', rhythm: 'x--x----o-x-----', gain: 0.9 },
    drums: { kick: 'x-----x---x-----', snare: BACKBEAT, hat: EIGHTHS, gain: 0.4 },
    room: 0.2,
    opening: { lead: 'piano', pickUp: 'run' },
  },
}
