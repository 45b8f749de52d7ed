import { fromDecibel } from '../dsp/decibel.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { openingBeats, requireGenre } from './bed-length.ts'
import { BED_LUFS, type Bed, bedOf } from './make-bed.ts'

/** Milliseconds of the voice. */
export type Span = { startMs: number; endMs: number }

type Under = {
  trackId: string
  /** What the voice has, and all of it will have. */
  lufs: number
  /** How far below the voice the music lies while it speaks, in LU. */
  belowVoice: number
  /** While these are told there is no music. */
  silentSpans: readonly Span[]
  /** Where the figure that parts two stories begins, in milliseconds of the voice. */
  stings: readonly number[]
}

/** Above the music under the voice, for it is heard in a pause. */
const STING_BELOW_VOICE = 9

/** The music alone, before the first word and after the last. */
const ALONE_BELOW_VOICE = 4
/** The music goes down before the voice comes, and up only when that is surely over. */
const AHEAD_MS = 450
const DOWN_MS = 350
const UP_MS = 700
const OUT_MS = 1_500
const GONE_DB = -80

/**
 * The voice over its bed: some beats of music, the voice with the music low beneath it, and the last chord on the beat after the last word.
 * The music is out before a story that must be told without it, and does not begin where that is the first. `shiftMs` says how much later the words are heard.
 */
export const putUnder = (
  voice: Float32Array,
  { trackId, lufs, belowVoice, silentSpans, stings }: Under,
): { samples: Float32Array; shiftMs: number } => {
  const bed = bedOf(trackId)
  const [first] = joined(silentSpans)
  const beginsWithout = first !== undefined && first.startMs < AHEAD_MS + OUT_MS
  const shift = beginsWithout ? 0 : Math.round(openingBeats(requireGenre(trackId)) * bed.beat)
  const shiftMs = (shift / MP3_SAMPLE_RATE) * 1000
  const endMs = shiftMs + (voice.length / MP3_SAMPLE_RATE) * 1000
  const line = levels({ shiftMs, endMs, belowVoice, silentSpans })
  const isOutAtEnd = gainAt(line, endMs) <= GONE_DB
  const buttonAt = Math.ceil((shift + voice.length) / bed.beat) * bed.beat
  const whole = new Float32Array(Math.round(buttonAt) + (isOutAtEnd ? 0 : bed.button.length))
  whole.set(voice, shift)
  addMusic(whole, bed, { line, until: Math.round(buttonAt), level: lufs - BED_LUFS, hasButton: !isOutAtEnd })
  for (const ms of stings) addSting(whole, bed, { at: shift + Math.round((ms * MP3_SAMPLE_RATE) / 1000), level: lufs - BED_LUFS })
  return { samples: isOutAtEnd ? whole.subarray(0, shift + voice.length) : whole, shiftMs }
}

/** In the chord that the music plays there. */
const addSting = (whole: Float32Array, { loop, stings }: Bed, { at, level }: { at: number; level: number }): void => {
  const chord = Math.floor(((at % loop.length) / loop.length) * stings.length)
  addSound(whole, stings[chord] as Float32Array, { at, gain: fromDecibel(level - STING_BELOW_VOICE) })
}

/** What would sound beyond the end is not heard. */
const addSound = (whole: Float32Array, sound: Float32Array, { at, gain }: { at: number; gain: number }): void => {
  for (let i = 0; i < sound.length && at + i < whole.length; i++)
    whole[at + i] = (whole[at + i] as number) + (sound[i] as number) * gain
}

/** Decibels against the voice from an instant on, straight lines between them. */
type Corner = { ms: number; db: number }

type Line = { shiftMs: number; endMs: number } & Pick<Under, 'belowVoice' | 'silentSpans'>

const levels = ({ shiftMs, endMs, belowVoice, silentSpans }: Line): Corner[] => {
  const under = -belowVoice
  const opening = [
    { ms: 0, db: -ALONE_BELOW_VOICE },
    { ms: shiftMs - AHEAD_MS, db: -ALONE_BELOW_VOICE },
    { ms: shiftMs - AHEAD_MS + DOWN_MS, db: under },
  ]
  const corners: Corner[] = shiftMs > 0 ? opening : [{ ms: 0, db: GONE_DB }]
  for (const span of joined(silentSpans)) {
    const [from, to] = [span.startMs + shiftMs, span.endMs + shiftMs]
    if (shiftMs > 0 || from > AHEAD_MS + OUT_MS)
      corners.push({ ms: from - AHEAD_MS - OUT_MS, db: under }, { ms: from - AHEAD_MS, db: GONE_DB })
    corners.push({ ms: to + AHEAD_MS, db: GONE_DB }, { ms: to + AHEAD_MS + OUT_MS, db: under })
  }
  const end = gainAt(corners, endMs)
  if (end <= GONE_DB) return corners.filter(({ ms }) => ms <= endMs)
  return [...corners.filter(({ ms }) => ms < endMs), { ms: endMs, db: end }, { ms: endMs + UP_MS, db: -ALONE_BELOW_VOICE }]
}

/** Spans between which the music would hardly have come back are one. */
const joined = (spans: readonly Span[]): Span[] => {
  const whole: Span[] = []
  for (const span of [...spans].sort((one, other) => one.startMs - other.startMs)) {
    const last = whole.at(-1)
    if (last && span.startMs - last.endMs < 2 * (AHEAD_MS + OUT_MS)) last.endMs = Math.max(last.endMs, span.endMs)
    else whole.push({ ...span })
  }
  return whole
}

const gainAt = (corners: readonly Corner[], ms: number): number => {
  const after = corners.findIndex((corner) => corner.ms > ms)
  if (after === -1) return corners.at(-1)?.db ?? GONE_DB
  const [before, next] = [corners[after - 1], corners[after] as Corner]
  if (!before) return next.db
  return before.db + ((next.db - before.db) * (ms - before.ms)) / (next.ms - before.ms)
}

const FRAME = 256
const CUT_MS = 30
const START_MS = 20

type Music = { line: readonly Corner[]; until: number; level: number; hasButton: boolean }

const addMusic = (whole: Float32Array, { loop, button }: Bed, { line, until, level, hasButton }: Music): void => {
  const toMs = (sample: number): number => (sample / MP3_SAMPLE_RATE) * 1000
  let from = fromDecibel(level + gainAt(line, 0))
  for (let start = 0; start < until; start += FRAME) {
    const to = fromDecibel(level + gainAt(line, toMs(start + FRAME)))
    for (let i = 0; i < FRAME && start + i < until; i++) {
      const at = start + i
      const soft = Math.min(1, toMs(at) / START_MS, toMs(until - at) / CUT_MS)
      const gain = (from + ((to - from) * i) / FRAME) * soft
      whole[at] = (whole[at] as number) + (loop[at % loop.length] as number) * gain
    }
    from = to
  }
  if (hasButton) addSound(whole, button, { at: until, gain: fromDecibel(level - ALONE_BELOW_VOICE) })
}
