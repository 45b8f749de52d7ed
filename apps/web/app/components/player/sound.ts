/** Something that is read aloud: its audio, its words, and where in the audio each of them is read (milliseconds). */
export type Sound = {
  audioUrl: string
  durationMs: number
  segments: readonly string[]
  /** Whose story each of them tells, where its owner may know. */
  sources?: readonly (readonly string[] | undefined)[]
  marks: readonly { segment: number; startMs: number; endMs: number }[]
  /** The waveform as the server tells it; not there where it was never measured. */
  peaks?: string | null
}

/** The segment that is read at `positionMs`; it stays lit through the pause after it. Undefined before the first. */
export const spokenAt = ({ marks }: Pick<Sound, 'marks'>, positionMs: number): number | undefined =>
  marks.findLast(({ startMs }) => startMs <= positionMs)?.segment

/**
 * How many letters of the segment that is read at `positionMs` have been read, to the end of the word that is read now. Where a segment
 * begins and ends was measured when it was spoken; within it every letter is taken for as long as every other.
 */
export const lettersReadAt = ({ marks, segments }: Pick<Sound, 'marks' | 'segments'>, positionMs: number): number => {
  const mark = marks.findLast(({ startMs }) => startMs <= positionMs)
  const text = mark ? (segments[mark.segment] ?? '') : ''
  if (!mark || positionMs >= mark.endMs) return text.length
  const reached = Math.floor((text.length * (positionMs - mark.startMs)) / (mark.endMs - mark.startMs))
  const wordEnd = text.indexOf(' ', reached)
  return wordEnd < 0 ? text.length : wordEnd
}

/** 65 400 → '1:05'. */
export const formatPosition = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
