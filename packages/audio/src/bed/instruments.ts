import type { Stereo } from '../dsp/channels.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { type Pan, sidesOf } from './pan.ts'

export type InstrumentName =
  | 'bass'
  | 'bell'
  | 'guitar'
  | 'harp'
  | 'organ'
  | 'pad'
  | 'piano'
  | 'pluck'
  | 'strings'
  | 'synth'
  | 'synth-bass'
  | 'upright'

type Instrument = {
  /** Gains of the fundamental and its multiples. */
  partials: readonly number[]
  attackMs: number
  /** Falls to a third within this time while it is held; undefined: it stays. */
  decayMs?: number
  releaseMs: number
  /** Two voices, out of tune by this share and one on each side, so that it is alive and wide. */
  detune?: number
}

const saw = (count: number, power = 1): number[] => Array.from({ length: count }, (_, i) => 1 / (i + 1) ** power)

// No partial is above 6 kHz for any note that a bed plays: nothing folds back, and the voice keeps its consonants for itself.
const INSTRUMENTS: Record<InstrumentName, Instrument> = {
  bass: { partials: [1, 0.45, 0.2, 0.08], attackMs: 6, decayMs: 450, releaseMs: 60 },
  upright: { partials: [1, 0.6, 0.15, 0.1, 0.04], attackMs: 10, decayMs: 380, releaseMs: 90 },
  'synth-bass': { partials: saw(6, 1.4), attackMs: 4, decayMs: 260, releaseMs: 40 },
  pad: { partials: saw(7, 1.7), attackMs: 350, releaseMs: 600, detune: 0.004 },
  strings: { partials: saw(9, 1.35), attackMs: 220, releaseMs: 450, detune: 0.003 },
  organ: { partials: [1, 0.8, 0.35, 0.4, 0, 0.15, 0, 0.2], attackMs: 12, releaseMs: 70, detune: 0.0012 },
  piano: { partials: [1, 0.5, 0.25, 0.1, 0.06, 0.03], attackMs: 5, decayMs: 700, releaseMs: 140, detune: 0.001 },
  pluck: { partials: saw(9, 1.2), attackMs: 3, decayMs: 280, releaseMs: 90 },
  harp: { partials: [1, 0.35, 0.2, 0.06, 0.03], attackMs: 4, decayMs: 600, releaseMs: 300 },
  guitar: { partials: saw(10, 0.9), attackMs: 8, decayMs: 1100, releaseMs: 60, detune: 0.0025 },
  synth: { partials: saw(8, 1.1), attackMs: 4, decayMs: 160, releaseMs: 60, detune: 0.003 },
  bell: { partials: [1, 0, 0.3, 0, 0.12, 0, 0.05], attackMs: 3, decayMs: 1200, releaseMs: 700 },
}

const TABLE_LENGTH = 2048

const tableOf = ({ partials }: Instrument): Float32Array => {
  const table = new Float32Array(TABLE_LENGTH + 1)
  for (let i = 0; i <= TABLE_LENGTH; i++)
    table[i] = partials.reduce((sum, gain, k) => sum + gain * Math.sin((2 * Math.PI * (k + 1) * i) / TABLE_LENGTH), 0)
  const height = table.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0)
  return table.map((value) => value / height)
}

const tables = new Map<InstrumentName, Float32Array>()

const tableFor = (name: InstrumentName): Float32Array => {
  const known = tables.get(name)
  if (known) return known
  const made = tableOf(INSTRUMENTS[name])
  tables.set(name, made)
  return made
}

/** How far apart the two voices of an instrument stand. */
const WIDTH = 0.7

export type Note = { at: number; length: number; hertz: number; gain: number; pan?: Pan }

/** Adds a note, places and lengths in samples. What sounds beyond the end sounds at the beginning: a loop has no end. */
export const addNote = ([left, right]: Stereo, name: InstrumentName, { at, length, hertz, gain, pan = 0 }: Note): void => {
  const { attackMs, decayMs, releaseMs, detune } = INSTRUMENTS[name]
  const table = tableFor(name)
  const toSamples = (ms: number): number => (ms * MP3_SAMPLE_RATE) / 1000
  const attack = toSamples(attackMs)
  const release = toSamples(releaseMs)
  const fall = decayMs === undefined ? 1 : Math.exp(-1 / toSamples(decayMs))
  const end = Math.min(left.length, Math.round(length + release))
  for (const [voice, share] of detune ? [1 - detune, 1 + detune].entries() : [1].entries()) {
    const step = (hertz * share * TABLE_LENGTH) / MP3_SAMPLE_RATE
    const [toLeft, toRight] = sidesOf(detune ? pan + (2 * voice - 1) * WIDTH : pan)
    // Near each other at first: farther apart, one loudspeaker would hear them put each other out.
    let phase = voice * 0.12 * TABLE_LENGTH
    let level = detune ? gain / 2 : gain
    let place = at % left.length
    for (let i = 0; i < end; i++) {
      const whole = Math.floor(phase)
      const low = table[whole] as number
      const value = low + ((table[whole + 1] as number) - low) * (phase - whole)
      const rise = i < attack ? i / attack : 1
      const letGo = i < length ? 1 : 1 - (i - length) / release
      const sound = value * level * rise * Math.max(0, letGo)
      left[place] = (left[place] as number) + sound * toLeft
      right[place] = (right[place] as number) + sound * toRight
      level *= fall
      phase += step
      if (phase >= TABLE_LENGTH) phase -= TABLE_LENGTH
      place = place + 1 === left.length ? 0 : place + 1
    }
  }
}
