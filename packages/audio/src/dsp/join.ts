import { resample } from './resample.ts'
import { concatenate, tidySpeech } from './tidy-speech.ts'

export type SpokenPiece = { samples: Float32Array; sampleRate: number; segment: number; pauseAfterMs: number }

export type JoinSettings = {
  sampleRate: number
  endSilenceMs: number
  maxPauseMs: number
  leastMs: number
  pauseFactor: number
}

export type Joined = { samples: Float32Array; marks: { segment: number; startMs: number; endMs: number }[] }

/**
 * The pieces one after another with their pauses between, silence of `endSilenceMs` at both ends, and `leastMs` in all. No pause is
 * longer than `maxPauseMs`. A segment's mark runs from its first piece's start to its last one's end.
 */
export const joinPieces = (pieces: SpokenPiece[], settings: JoinSettings): Joined => {
  const { sampleRate, endSilenceMs, maxPauseMs, leastMs, pauseFactor } = settings
  const silence = (ms: number): Float32Array => new Float32Array(Math.max(0, Math.round((ms * sampleRate) / 1000)))
  const parts = [silence(endSilenceMs)]
  const marks: Joined['marks'] = []
  let length = parts[0]?.length ?? 0
  const toMs = (samples: number): number => Math.round((samples / sampleRate) * 1000)
  const add = (part: Float32Array): void => {
    parts.push(part)
    length += part.length
  }
  pieces.forEach((piece, i) => {
    const startMs = toMs(length)
    add(resample(tidySpeech(piece.samples, piece.sampleRate, maxPauseMs), piece.sampleRate, sampleRate))
    const open = marks.at(-1)
    if (open?.segment === piece.segment) open.endMs = toMs(length)
    else marks.push({ segment: piece.segment, startMs, endMs: toMs(length) })
    if (i < pieces.length - 1) add(silence(Math.min(piece.pauseAfterMs * pauseFactor, maxPauseMs)))
  })
  add(silence(Math.max(endSilenceMs, leastMs - toMs(length))))
  return { samples: concatenate(parts), marks }
}
