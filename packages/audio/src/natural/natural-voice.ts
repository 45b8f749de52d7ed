import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { requireTone } from '../tones.ts'
import type { BuiltInVoice } from '../voice/built-in-voice.ts'
import { readSpeech, unusableAnswer } from '../voice/read-voice-answer.ts'
import { startVoiceProcess, type VoiceProcess } from '../voice/voice-process.ts'
import { type SpeakRequest, type Speech, type Voice, VoiceError } from '../voice/voice-types.ts'
import type { InstalledVoice } from './installed-voices.ts'
import { stretchFor } from './rate-table.ts'
import { type ModelSettings, readModelSettings } from './read-model-settings.ts'

export type NaturalVoiceConfig = {
  voice: InstalledVoice
  /** Path of natural-voice-program's bundle. */
  program: string
  /** Numbers of the languages that it speaks. */
  languages: readonly number[]
  phonemes: BuiltInVoice['phonemes']
  startLimitMs?: number
  speakLimitMs?: number
  /** Its program ends when nobody has asked it for so long: it holds up to half a gigabyte. */
  idleMs?: number
  /** After a fault it is left alone for so long, or each bulletin of an hour would wait for it again. */
  restMs?: number
  now?: () => number
}

export type NaturalVoice = Voice & {
  voice: InstalledVoice
  /** How long the model speaks it, in seconds, where its sounds are to be so much longer. */
  measure(text: string, stretch: number): Promise<number>
  /** Ends its program until the next word. */
  sleep(): void
  isAwake(): boolean
}

/** Raised with each change that makes the same text sound differently: phonemes, noise, how speed and pitch are made. */
const VERSION = 2

/** Memory and time follow the longest sentence: 260 letters, slowly, are 0.47 GB. */
export const MAX_CHARS = 260

/** A Piper model from the data folder as a voice: phonemes by the built-in program, samples by a child of its own, one sentence at a time. */
export const createNaturalVoice = (config: NaturalVoiceConfig): NaturalVoice => {
  const { voice, program, languages, now = Date.now } = config
  const { startLimitMs = 30_000, speakLimitMs = 30_000, idleMs = 5 * MINUTE_MS, restMs = 10 * MINUTE_MS } = config
  const name = `the voice ${voice.id}`
  const queue = createFairPlaces({ places: 1, now })
  let child: VoiceProcess | undefined
  let settings: ModelSettings | undefined
  let idle: NodeJS.Timeout | undefined
  let restsUntil = 0
  let lastId = 0
  let isClosed = false

  const sleep = (): void => {
    clearTimeout(idle)
    child?.kill()
    child = undefined
  }
  const open = async (signal?: AbortSignal): Promise<VoiceProcess> => {
    if (isClosed) throw new VoiceError('closed', `${name} is closed`)
    if (child?.isAlive()) return child
    child = await startVoiceProcess({ path: program, args: [voice.folder], name }, startLimitMs, signal)
    if (isClosed) sleep()
    return child ?? open()
  }
  const ask = async (text: string, stretch: number, signal?: AbortSignal): Promise<Speech> => {
    clearTimeout(idle)
    settings ??= await settingsOf(voice)
    const { espeakVoice } = settings
    const phonemes = await config.phonemes({ text, espeakVoice, signal })
    const running = await open(signal)
    lastId += 1
    const frame = await running.ask({ id: lastId, phonemes, stretch }, speakLimitMs, signal)
    try {
      const speech = readSpeech(frame, lastId, name)
      if (speech.samples.length === 0) throw unusableAnswer(frame.header, name)
      return speech
    } catch (error) {
      // Out of step, it would answer every later question wrongly.
      if (error instanceof VoiceError && error.code === 'unusable-answer') sleep()
      throw error
    }
  }
  const speak = async ({ text, tone, signal }: SpeakRequest): Promise<Speech> => {
    const { speed, semitones } = requireTone(tone)
    const higher = 2 ** (semitones / 12)
    const speech = await ask(text, stretchFor(speed / higher, voice.rates), signal)
    // The model knows no pitch: it speaks by so much slower, and is played by so much faster.
    return { ...speech, sampleRate: roundRate(speech.sampleRate * higher) }
  }
  return {
    voice,
    identity: `natural:${voice.id}:${voice.sha256.slice(0, 16)}:${VERSION}${voice.rates ? `:${voice.rates.join()}` : ''}`,
    ...(voice.attribution === null ? {} : { credit: voice.attribution }),
    concurrency: 1,
    maxChars: MAX_CHARS,
    speaks: (language) => languages.includes(language),
    rests: () => restsUntil > now(),
    speak: (request) =>
      queue.run(
        async () => {
          try {
            return await speak(request)
          } catch (error) {
            if (!request.signal?.aborted && isAboutUs(error)) restsUntil = now() + restMs
            throw error
          } finally {
            idle = setTimeout(sleep, idleMs).unref()
          }
        },
        { signal: request.signal },
      ),
    measure: (text, stretch) =>
      queue.run(async () => {
        const { samples, sampleRate } = await ask(text, stretch)
        return samples.length / sampleRate
      }),
    sleep,
    isAwake: () => child?.isAlive() === true,
    close: async () => {
      isClosed = true
      sleep()
    },
  }
}

/** A rate that has much in common with others is cheap to come from. */
const roundRate = (rate: number): number => Math.round(rate / 50) * 50

/** Not about one sentence: the next one would fare no better. */
const isAboutUs = (error: unknown): boolean =>
  error instanceof VoiceError && (error.code === 'died' || error.code === 'timed-out' || error.code === 'unusable-answer')

const settingsOf = async ({ id, folder }: InstalledVoice): Promise<ModelSettings> => {
  try {
    return readModelSettings(await readFile(join(folder, 'voice.onnx.json'), 'utf8'))
  } catch (cause) {
    throw new VoiceError('refused', `the voice ${id}: ${(cause as Error).message}`, { cause })
  }
}
