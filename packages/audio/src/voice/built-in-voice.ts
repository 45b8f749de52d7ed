import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { chooseBuiltInSound } from './built-in-speakers.ts'
import { readSpeech, readVoiceAnswer, unusableAnswer } from './read-voice-answer.ts'
import type { VoiceFrame } from './voice-frames.ts'
import { startVoiceProcess, type VoiceProcess } from './voice-process.ts'
import { type Voice, VoiceError } from './voice-types.ts'

export type BuiltInVoiceConfig = {
  /** Path of the voice program (packages/voice-espeak/src/main.mjs). */
  program: string
  startLimitMs?: number
  speakLimitMs?: number
  maxWaiting?: number
}

export type PhonemesRequest = { text: string; espeakVoice: string; signal?: AbortSignal }

export type BuiltInVoice = Voice & {
  /** How a text is said, in IPA with its marks: what natural voices speak from. */
  phonemes(request: PhonemesRequest): Promise<string>
  /** Starts the program, for the words to come. Never fails: the first of them will tell. */
  warmUp(): void
  pid(): number | undefined
}

const NAME = 'the built-in voice'

/**
 * The voice that needs no network: a program of its own (GPL, never imported), one piece at a time. It is started at the first word or before it, killed
 * when a piece takes too long or is called off, and started again for the next one.
 */
export const createBuiltInVoice = (config: BuiltInVoiceConfig): BuiltInVoice => {
  const { program, startLimitMs = 15_000, speakLimitMs = 20_000, maxWaiting = 500 } = config
  const queue = createFairPlaces({
    places: 1,
    maxWaiting,
    whenFull: () => new VoiceError('busy', `${maxWaiting} pieces wait for the built-in voice already`),
    now: Date.now,
  })
  let voice: VoiceProcess | null = null
  let lastId = 0
  let isClosed = false

  const closed = () => new VoiceError('closed', 'the built-in voice is closed')
  const open = async (signal?: AbortSignal): Promise<VoiceProcess> => {
    if (isClosed) throw closed()
    if (voice?.isAlive()) return voice
    voice = await startVoiceProcess({ path: program, name: NAME }, startLimitMs, signal)
    if (!isClosed) return voice
    voice.kill()
    throw closed()
  }
  const ask = async <T>(
    question: object,
    read: (frame: VoiceFrame, id: number, name: string) => T,
    signal?: AbortSignal,
  ): Promise<T> => {
    const running = await open(signal)
    const id = ++lastId
    const frame = await running.ask({ id, ...question }, speakLimitMs, signal)
    try {
      return read(frame, id, NAME)
    } catch (error) {
      // Out of step, it would answer every later question wrongly.
      if (error instanceof VoiceError && error.code === 'unusable-answer') running.kill()
      throw error
    }
  }
  return {
    identity: 'built-in:3',
    concurrency: 1,
    maxChars: 2000,
    speaks: () => true,
    rests: () => false,
    speak: ({ text, signal, ...how }) =>
      queue.run(() => ask({ text, ...chooseBuiltInSound(how) }, readSpeech, signal), { signal }),
    phonemes: ({ text, espeakVoice, signal }) =>
      queue.run(() => ask({ kind: 'phonemes', text, voice: espeakVoice }, readPhonemes, signal), { signal }),
    warmUp: () => {
      if (!voice?.isAlive()) queue.run(() => open()).catch(() => {})
    },
    close: async () => {
      isClosed = true
      voice?.kill()
    },
    pid: () => (voice?.isAlive() ? voice.pid : undefined),
  }
}

const readPhonemes = (frame: VoiceFrame, id: number, name: string): string => {
  const { phonemes } = readVoiceAnswer(frame, id, name)
  if (typeof phonemes !== 'string') throw unusableAnswer(frame.header, name)
  return phonemes
}
