import type { Turn } from '@hourcast/domain/broadcasts/turns'
import type { ScriptSegment } from '@hourcast/domain/sources/content'
import type { RecordingFault } from '@hourcast/domain/voices/recording-fault'
import type { Speaker } from '@hourcast/domain/voices/speaker'
import type { KeptFolder } from './kept-folder.ts'
import type { RemoteVoiceConfig } from './voice/remote-voice.ts'
import type { MadeWav } from './wav/make-wav.ts'

export type LoudnessPreset = -16 | -18 | -23 | -24

/** Everything that shapes the sound. Equal requests give equal bytes: the id of an audio file is the hash of this. */
export type RenderRequest = {
  segments: Pick<ScriptSegment, 'spoken' | 'pauseAfterMs'>[]
  /** 0 English … 13 Spanish - Mexic. */
  language: number
  /** 0 neutral, 1 calm, 2 friendly, 3 energetic, 4 serious, 5 playful. */
  tone: number
  /** Chooses the voice where none is named: the same host always sounds the same. */
  hostName: string
  /** The id of the voice that was chosen for it, as readVoiceId of the domain reads it. */
  voice?: string
  loudnessLufs: LoudnessPreset
  /** How long it should be with its music, without recordings around it: met by pauses and a little tempo where they reach so far. */
  targetMs?: number
  tags: { title: string; host: string; station: string /** ISO date of air */; date?: string /** BCP 47 */; language: string }
  /** Music under it. */
  bed?: BedRequest
  /** The station's own recordings before and after it. */
  around?: Around
}

/** `trackId` is a music format's. Segments go by their numbers. */
export type BedRequest = {
  trackId: string
  /** During these there is no music. */
  withoutMusic: readonly number[]
  /** After these another story begins: a short figure parts the two. */
  storyEnds: readonly number[]
}

/** An MP3 that was mastered before; `id` names its bytes. */
export type Recording = { id: string; mp3: Uint8Array; durationMs: number }
export type Around = { before: readonly Recording[]; after: readonly Recording[] }

export type RecordingJob = {
  /** The file, as it came. */
  bytes: Uint8Array
  loudnessLufs: LoudnessPreset
  tags: { title: string; station: string }
}
export type MasteredRecording = { ok: true; rendering: Omit<Rendering, 'id'> } | { ok: false; fault: RecordingFault }

export type Rendering = {
  /** Hash of the request and of the voice that spoke it (hex SHA-256). */
  id: string
  mp3: Uint8Array
  /** Hex SHA-256 of the bytes. */
  sha256: string
  durationMs: number
  /** Measured on the decoded MP3. */
  lufs: number
  truePeakDbtp: number
  /** Where each segment starts and ends, for the script that lights up as it is read. */
  marks: { segment: number; startMs: number; endMs: number }[]
  /** The waveform, as `readPeaks` of the domain reads it; one that an older program has made has none. */
  peaks?: string
  /** Whose voice it is; a recording has none. */
  speaker?: Speaker
}

export type RenderOptions = {
  signal?: AbortSignal
  onStage?: (stage: 'speaking' | 'mastering') => void
  /** Whose it is and when it airs: those who wait are spoken in turns between stations. Without it it has time. */
  turn?: Turn
  /** When the work on it ends (epoch milliseconds), where that is not its air time: a natural voice is asked only if the built-in one would still have time after it. */
  readyBy?: number
}

/** Speaks and masters. Throws GateError when the result fails a gate twice, VoiceError when no voice could speak. */
export type Studio = {
  /** The id that `render` gives when the preferred voice speaks: what a cache looks for, so that a stand-in is not kept once that voice is back. */
  idOf(request: RenderRequest): string
  /** A render is about to come: what it needs is started meanwhile. */
  warmUp(): void
  render(request: RenderRequest, options?: RenderOptions): Promise<Rendering>
  /** A stranger's file as an MP3 that may air, or why it may not. After everything that airs. Throws VoiceError 'busy' when too many wait. */
  masterRecording(job: RecordingJob, options: { station: string; signal?: AbortSignal }): Promise<MasteredRecording>
  /** The body of a WAV from one of our MP3s. Beside what is spoken, not behind it; throws VoiceError 'busy' when too many wait. */
  makeWav(mp3: Uint8Array, turn: Turn): Promise<MadeWav>
  close(): Promise<void>
}

export type StudioConfig = {
  /** OpenAI-compatible speech servers, in the order in which they are asked; without one, voices of this machine speak. */
  speechServers?: readonly RemoteVoiceConfig[]
  /** Path of the built-in voice's program (packages/voice-espeak/src/main.mjs). */
  voiceProgram: string
  /** The natural voices of this machine: their folder, and the path of the program that runs one (apps/worker/build/natural-voice.mjs). */
  naturalVoices?: { folder: string; program: string }
  /** A voice could not speak, or not in time, and the next one spoke the whole of it. */
  onTakenOver?: (what: { voice: string; code: string }) => void
  /** Path of the bundled worker file that runs DSP and MP3 (apps/worker/build/audio-thread.mjs). */
  audioThread: string
  /** How many DSP threads; default 2. */
  threads?: number
  /** Where spoken sentences are kept for a day; without it none are. */
  speechFolder?: KeptFolder
}
