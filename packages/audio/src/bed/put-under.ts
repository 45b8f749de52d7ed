import { type Stereo, stereo } from '../dsp/channels.ts'
import { fromDecibel } from '../dsp/decibel.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { closerBeat, requireGenre, voiceAtMs } from './bed-length.ts'
import { toSamples } from './finish.ts'
import { ALONE_BELOW_VOICE, beginsWithout, type Corner, gainAt, isGone, levelLine, type Span } from './level-line.ts'
import { BED_LUFS, type Bed, bedOf } from './make-bed.ts'
import { type Signature, signatureOf } from './signature.ts'

type Under = {
  trackId: string
  /** Whose signature it has. */
  station: string
  /** What the voice has in two channels, and all of it will have. */
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

/**
 * The voice, the same in both channels, over its bed: the station's signature, which lands where the bed begins, the voice with the music low
 * beneath it, and after the last word the signature's motif with the last chord, on the beat. The music is out before a story that must be told
 * without it, and does not begin where that is the first. `shiftMs` says how much later the words are heard.
 */
export const putUnder = (
  voice: Float32Array,
  { trackId, station, lufs, belowVoice, silentSpans, stings }: Under,
): { channels: Stereo; shiftMs: number } => {
  const bed = bedOf(trackId)
  const genre = requireGenre(trackId)
  const signature = beginsWithout(silentSpans) ? null : signatureOf(trackId, station)
  const shift = signature ? toSamples(voiceAtMs(genre)) : 0
  const shiftMs = toMs(shift)
  const endMs = toMs(shift + voice.length)
  const line = levelLine({ shiftMs, endMs, belowVoice, silentSpans })
  const level = lufs - BED_LUFS
  if (isGone(line, endMs)) {
    const channels = bothWith(voice, shift, shift + voice.length)
    addMusic(channels, bed, signature, { line, until: shift + voice.length, level })
    addStings(channels, bed, stings, { shift, landing: signature?.landing ?? 0, level })
    return { channels, shiftMs }
  }
  const closing = signature ?? signatureOf(trackId, station)
  const motifAt = Math.round(closerBeat(genre, endMs) * bed.beat)
  const buttonAt = motifAt + closing.closerLanding
  const channels = bothWith(voice, shift, buttonAt + bed.button[0].length)
  addMusic(channels, bed, signature, { line, until: buttonAt, level })
  addStings(channels, bed, stings, { shift, landing: signature?.landing ?? 0, level })
  const gain = fromDecibel(level - ALONE_BELOW_VOICE)
  addSound(channels, closing.closer, { at: motifAt, gain })
  addSound(channels, bed.button, { at: buttonAt, gain })
  return { channels, shiftMs }
}

const toMs = (samples: number): number => (samples / MP3_SAMPLE_RATE) * 1000

const bothWith = (voice: Float32Array, at: number, length: number): Stereo => {
  const both = stereo(length)
  for (const side of both) side.set(voice, at)
  return both
}

/** In the chord that the music plays there. */
const addStings = (
  whole: Stereo,
  { loop, stings }: Bed,
  places: readonly number[],
  { shift, landing, level }: { shift: number; landing: number; level: number },
): void => {
  for (const ms of places) {
    const at = shift + toSamples(ms)
    const into = (at - landing) % loop[0].length
    const chord = Math.floor((into / loop[0].length) * stings.length)
    addSound(whole, stings[chord] as Stereo, { at, gain: fromDecibel(level - STING_BELOW_VOICE) })
  }
}

/** What would sound beyond the end is not heard. */
const addSound = (whole: Stereo, sound: Stereo, { at, gain }: { at: number; gain: number }): void => {
  for (const [side, into] of whole.entries()) {
    const from = sound[side] as Float32Array
    const length = Math.min(from.length, into.length - at)
    for (let i = 0; i < length; i++) into[at + i] = (into[at + i] as number) + (from[i] as number) * gain
  }
}

const FRAME = 256
const CUT_MS = 30
const START_MS = 8

type Music = { line: readonly Corner[]; until: number; level: number }

/** The signature's opener and, from its landing on, the loop: both follow the line. */
const addMusic = (whole: Stereo, { loop }: Bed, signature: Signature | null, { line, until, level }: Music): void => {
  const landing = signature?.landing ?? 0
  const length = loop[0].length
  const loud = fromDecibel(level)
  for (const [side, into] of whole.entries()) {
    const around = loop[side] as Float32Array
    const opener = signature?.opener[side] ?? new Float32Array(0)
    let from = loud * gainAt(line, 0)
    for (let start = 0; start < until; start += FRAME) {
      const end = Math.min(until, start + FRAME)
      const to = loud * gainAt(line, toMs(start + FRAME))
      for (let at = start; at < end; at++) {
        const gain = from + ((to - from) * (at - start)) / FRAME
        const first = opener[at] ?? 0
        const soft = Math.min(1, toMs(at - landing) / START_MS, toMs(until - at) / CUT_MS)
        const then = at < landing ? 0 : (around[(at - landing) % length] as number) * soft
        into[at] = (into[at] as number) + (first + then) * gain
      }
      from = to
    }
  }
}
