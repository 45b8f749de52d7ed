import { changeTempo } from './change-tempo.ts'
import { type Fit, fitLength } from './fit-length.ts'
import { resample } from './resample.ts'
import { concatenate, tidySpeech } from './tidy-speech.ts'

export type SpokenPiece = { samples: Float32Array; sampleRate: number; segment: number; pauseAfterMs: number }

export type JoinSettings = {
  sampleRate: number
  endSilenceMs: number
  maxPauseMs: number
  leastMs: number
  pauseFactor: number
  /** How long all of it should be, its silences included; without it, as long as it is. */
  wantedMs?: number | undefined
}

export type Joined = { samples: Float32Array; marks: { segment: number; startMs: number; endMs: number }[] }

/**
 * The pieces one after another with their pauses between, silence of `endSilenceMs` at both ends, and `leastMs` in all. No pause is
 * longer than `maxPauseMs`. Pauses and tempo change a little where a length is wanted. A segment's mark runs from its first piece's start to its last one's end.
 */
export const joinPieces = (pieces: SpokenPiece[], settings: JoinSettings): Joined => {
  const { sampleRate, endSilenceMs, maxPauseMs, leastMs } = settings
  const silence = (ms: number): Float32Array => new Float32Array(Math.max(0, Math.round((ms * sampleRate) / 1000)))
  const parts = [silence(endSilenceMs)]
  const marks: Joined['marks'] = []
  let length = parts[0]?.length ?? 0
  const toMs = (samples: number): number => Math.round((samples / sampleRate) * 1000)
  const add = (part: Float32Array): void => {
    parts.push(part)
    length += part.length
  }
  const tidy = pieces.map((piece) => ({ ...piece, samples: tidySpeech(piece.samples, piece.sampleRate, maxPauseMs) }))
  const { tempo, pause } = fitOf(tidy, settings)
  tidy.forEach((piece, i) => {
    const startMs = toMs(length)
    const paced = tempo === 1 ? piece.samples : changeTempo(piece.samples, piece.sampleRate, tempo)
    add(resample(paced, piece.sampleRate, sampleRate))
    const open = marks.at(-1)
    if (open?.segment === piece.segment) open.endMs = toMs(length)
    else marks.push({ segment: piece.segment, startMs, endMs: toMs(length) })
    if (i < tidy.length - 1) add(silence(Math.min(pauseOf(piece, settings) * pause, maxPauseMs)))
  })
  add(silence(Math.max(endSilenceMs, leastMs - toMs(length))))
  return { samples: concatenate(parts), marks }
}

const pauseOf = ({ pauseAfterMs }: SpokenPiece, { pauseFactor, maxPauseMs }: JoinSettings): number =>
  Math.min(pauseAfterMs * pauseFactor, maxPauseMs)

const fitOf = (tidy: readonly SpokenPiece[], settings: JoinSettings): Fit => {
  const { wantedMs, endSilenceMs } = settings
  if (wantedMs === undefined) return { tempo: 1, pause: 1 }
  const speechMs = tidy.reduce((sum, { samples, sampleRate }) => sum + (samples.length / sampleRate) * 1000, 0)
  const pausesMs = tidy.slice(0, -1).reduce((sum, piece) => sum + pauseOf(piece, settings), 0)
  return fitLength({ speechMs, pausesMs, wantedMs: wantedMs - 2 * endSilenceMs })
}
