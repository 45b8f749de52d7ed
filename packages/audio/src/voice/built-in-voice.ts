import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { requireAudioLanguage } from '../audio-languages.ts'
import { requireTone } from '../tones.ts'
import { chooseHostVoice } from './choose-host-voice.ts'
import { samplesFromS16 } from './pcm.ts'
import type { VoiceFrame } from './voice-frames.ts'
import { excerpt, startVoiceProcess, type VoiceProcess } from './voice-process.ts'
import { type SpeakRequest, type Speech, type Voice, VoiceError } from './voice-types.ts'

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

/** Speakers of the built-in voice, in every language; '' is the language's own. */
export const BUILT_IN_SPEAKERS = { f: ['f1', 'f2', 'f3', 'f5'], m: ['', 'm1', 'm3', 'm7'] } as const

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
    voice = await startVoiceProcess({ path: program, name: 'the built-in voice' }, startLimitMs, signal)
    if (!isClosed) return voice
    voice.kill()
    throw closed()
  }
  const ask = async <T>(question: object, read: (frame: VoiceFrame, id: number) => T, signal?: AbortSignal): Promise<T> => {
    const running = await open(signal)
    const id = ++lastId
    const frame = await running.ask({ id, ...question }, speakLimitMs, signal)
    try {
      return read(frame, id)
    } catch (error) {
      // Out of step, it would answer every later question wrongly.
      if (error instanceof VoiceError && error.code === 'unusable-answer') running.kill()
      throw error
    }
  }
  return {
    identity: 'built-in:2',
    concurrency: 1,
    maxChars: 2000,
    speaks: () => true,
    rests: () => false,
    speak: (request) => queue.run(() => ask(describe(request), readSpeech, request.signal), { signal: request.signal }),
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

const describe = ({ text, language, tone, hostName, gender }: SpeakRequest) => {
  const { rate, pitch, range } = requireTone(tone)
  const { espeakVoice } = requireAudioLanguage(language)
  const speaker = chooseHostVoice(BUILT_IN_SPEAKERS, hostName, gender)
  return { text, voice: speaker ? `${espeakVoice}+${speaker}` : espeakVoice, rate, pitch, range }
}

type Answer = { id?: unknown; ok?: unknown; error?: unknown; sampleRate?: unknown; phonemes?: unknown; words?: Speech['words'] }

const readAnswer = ({ header }: VoiceFrame, id: number): Answer => {
  const answer = (header ?? {}) as Answer
  if (answer.id === id && answer.ok === false)
    throw new VoiceError('refused', `the built-in voice refused: ${String(answer.error)}`)
  if (answer.id !== id || answer.ok !== true) throw unusable(header)
  return answer
}

const readSpeech = (frame: VoiceFrame, id: number): Speech => {
  const { sampleRate, words } = readAnswer(frame, id)
  if (typeof sampleRate !== 'number') throw unusable(frame.header)
  return { sampleRate, samples: samplesFromS16(frame.body), words }
}

const readPhonemes = (frame: VoiceFrame, id: number): string => {
  const { phonemes } = readAnswer(frame, id)
  if (typeof phonemes !== 'string') throw unusable(frame.header)
  return phonemes
}

const unusable = (header: unknown): VoiceError =>
  new VoiceError('unusable-answer', `the built-in voice answered ${excerpt(header)}`)
