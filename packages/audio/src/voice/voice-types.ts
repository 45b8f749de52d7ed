import { Fault } from '@hourcast/domain/fault'
import type { Gender } from '@hourcast/domain/hosts/gender'

export type SpeakRequest = {
  /** Plain text, already normalised: numbers, dates and units as they are said. */
  text: string
  /** Number of the language on the wire. */
  language: number
  /** 0 to 5. */
  tone: number
  hostName: string
  /** Of the host, when known; otherwise the name's hash decides. */
  gender?: Gender
  signal?: AbortSignal
}

export type { Gender }

export type Speech = {
  sampleRate: number
  /** Mono. */
  samples: Float32Array
  /** When each word begins: its index in `text` and its time. Not every voice knows. */
  words?: { charIndex: number; ms: number }[]
}

/** Turns one piece of text into sound. */
export type Voice = {
  /** Names everything about the voice that shapes its sound: part of an audio file's id. */
  identity: string
  /** Whose voice it is, where its licence asks that it is named. */
  credit?: string
  /** Of a million characters, where its server takes one. */
  price?: number
  /** How many pieces it likes to speak at a time. */
  concurrency: number
  /** The longest text it takes at once, in UTF-16 units. */
  maxChars: number
  /** By its configuration: never changes while the program runs. */
  speaks(language: number): boolean
  /** Whether it is better not asked for this language just now. */
  rests(language: number): boolean
  /** Throws VoiceError, or the signal's reason when aborted. */
  speak(request: SpeakRequest): Promise<Speech>
  close(): Promise<void>
}

export type VoiceFault =
  | 'busy'
  | 'closed'
  | 'died'
  | 'no-language'
  | 'nothing-to-say'
  | 'refused'
  | 'timed-out'
  | 'too-long'
  | 'unreachable'
  | 'unusable-answer'

/** What lies in the words that it was to say: no try mends it. */
const ABOUT_THE_SCRIPT: ReadonlySet<VoiceFault> = new Set(['nothing-to-say', 'too-long'])

/** A voice could not speak. */
export class VoiceError extends Fault {
  override readonly name = 'VoiceError'
  declare readonly code: VoiceFault

  constructor(code: VoiceFault, message: string, options?: ErrorOptions) {
    super(code, message, ABOUT_THE_SCRIPT.has(code), options)
  }
}
