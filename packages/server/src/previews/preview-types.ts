import type { Problem } from '@hourcast/domain/problem'
import type { PreviewTime } from '@hourcast/domain/slots/preview-time'
import type { ModelUse, ScriptSegment } from '@hourcast/domain/sources/content'
import type { Speaker } from '@hourcast/domain/voices/speaker'
import type { Services } from '../services.ts'
import type { SourceFault } from '../sources/source-types.ts'

/** In this order; a sample that was made before is found after 'writing'. */
export type PreviewStage = 'reading' | 'writing' | 'speaking' | 'mastering'

export type PreviewServices = Pick<Services, 'db' | 'clock' | 'sealer' | 'readSources' | 'writer' | 'studio' | 'audioStore'>

export type PreviewInput = {
  /** Of anybody who asks: the session decides. */
  stationId: string
  /** The scheduler that is edited: what it has aired already is not read again, as on air. */
  schedulerId?: string | undefined
  /** As they are saved; schedules may be missing or unfinished. */
  settings: unknown
  signal?: AbortSignal | undefined
}

/** What a source offered, whether the host reads it, and where it does not, why; of one that is read, each sentence that is left out. */
export type PreviewItem = {
  title: string
  source: string
  isRead: boolean
  reason?: string
  sentences?: { sentence: string; reason: string }[]
}

export type PreviewText = {
  title: string
  madeFor: PreviewTime & { timeZone: string }
  /** The script as one text. */
  textOutput: string
  /** With the sources of what is told. */
  segments: (Pick<ScriptSegment, 'kind' | 'text'> & { sources?: string[] })[]
  writer: 'built-in' | 'llm'
  /** Why the built-in writer wrote what a language model was asked for. */
  fallbackReason?: string
  /** What asking a language model took. */
  model?: ModelUse
  /** What the built-in writer makes of the task. */
  taskTold?: string
  /** Why it tells none of the stories that it has. */
  nothingTold?: string
  wordCount: number
  items: PreviewItem[]
  /** Sources that could not be read although others could. */
  faults: SourceFault[]
}

export type PreviewSample = Omit<PreviewText, 'wordCount' | 'taskTold'> & {
  audioId: string
  /** Whose voice it is; null where an older program made it. */
  speaker: Speaker | null
  durationMs: number
  lufs: number
  sizeBytes: number
  /** Where in the audio each segment is read, in milliseconds. */
  marks: { segment: number; startMs: number; endMs: number }[]
  /** Its waveform; null for one that an older program has made. */
  peaks: string | null
}

/** `faults` says source by source why there is no content; `retryAfterSeconds` goes with 'too-many'. */
export type PreviewProblem = Problem & { faults?: SourceFault[]; retryAfterSeconds?: number }

export type PreviewResult<T> = { ok: true; value: T } | { ok: false; problem: PreviewProblem }
