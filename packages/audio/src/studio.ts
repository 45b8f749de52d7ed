import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { genderOfHost } from '@hourcast/domain/hosts/host-names'
import { checkRequest } from './check-request.ts'
import { GateError } from './gate-error.ts'
import type { Mastered } from './master.ts'
import { createMasterPool, type MasterPool } from './master-pool.ts'
import { type Attempt, MIX } from './mix-settings.ts'
import { planSentences, predictDurationMs } from './plan-sentences.ts'
import { renderingId } from './rendering-id.ts'
import { speakScript } from './speak-script.ts'
import type { RenderOptions, RenderRequest, Studio, StudioConfig } from './studio-types.ts'
import { createBuiltInVoice } from './voice/built-in-voice.ts'
import { type KeptVoice, keepSpeech } from './voice/kept-voice.ts'
import { createRemoteVoice } from './voice/remote-voice.ts'
import { type SpeakRequest, type Voice, VoiceError } from './voice/voice-types.ts'

const MAX_WAITING = 500
const DEFAULT_THREADS = 2
const UNHURRIED = { station: '', until: Number.POSITIVE_INFINITY }

/** Opens the studio; nothing is started before the first render. More than 500 waiting renders are refused as 'busy'. */
export const createStudio = (config: StudioConfig): Studio => {
  const threads = config.threads ?? DEFAULT_THREADS
  const kept = (voice: Voice): KeptVoice => keepSpeech(voice, config.speechFolder)
  const ownVoice = createBuiltInVoice({ program: config.voiceProgram })
  const builtIn = kept(ownVoice)
  const endpoint = openRemoteVoice(config)
  const remote = endpoint && kept(endpoint)
  const pool = createMasterPool(config.audioThread, threads)
  // One more than the threads: while they master, the next one speaks. Anybody who waits holds no samples yet.
  const queue = createFairPlaces({
    places: threads + 1,
    maxWaiting: MAX_WAITING,
    whenFull: () => new VoiceError('busy', `${MAX_WAITING} renders wait already`),
    now: Date.now,
  })
  const preferredVoice = (language: number): KeptVoice => (remote?.speaks(language) ? remote : builtIn)
  const idOf = (request: RenderRequest): string => renderingId(request, preferredVoice(request.language).identity)
  return {
    idOf,
    warmUp: () => {
      pool.warmUp()
      // Behind an address the built-in voice is the one that steps in.
      if (!endpoint) ownVoice.warmUp()
    },
    render: (request, options = {}) =>
      queue.run(
        async () => {
          checkRequest(request)
          const preferred = preferredVoice(request.language)
          const voices = preferred.rests(request.language) ? [builtIn] : [preferred, builtIn]
          const { mastered, voice } = await produce({ pool, voices, builtIn }, request, options)
          return { ...mastered.rendering, id: renderingId(request, voice.identity), voice: voice.identity }
        },
        { ...(options.turn ?? UNHURRIED), signal: options.signal },
      ),
    close: async () => {
      await Promise.all([pool.close(), builtIn.close(), remote?.close()])
    },
  }
}

const openRemoteVoice = ({ ttsBaseUrl, ttsApiKey, ttsModel, ttsVoices, ttsLanguages }: StudioConfig): Voice | null =>
  ttsBaseUrl
    ? createRemoteVoice({ baseUrl: ttsBaseUrl, apiKey: ttsApiKey, model: ttsModel, voices: ttsVoices, languages: ttsLanguages })
    : null

type Means = { pool: MasterPool; voices: KeptVoice[]; builtIn: KeptVoice }
type Product = { mastered: Mastered; voice: KeptVoice }

/** The first voice that can speak; what then fails a gate is tried once more, within stricter bounds, by the voice that is never out of reach. */
const produce = async ({ pool, voices, builtIn }: Means, request: RenderRequest, options: RenderOptions): Promise<Product> => {
  const first = await produceByFirstVoice(pool, voices, request, options)
  if (first.mastered.faults.length === 0) return first
  const mastered = await speakAndMaster(pool, builtIn, request, 2, options)
  const [fault] = mastered.faults
  if (fault) throw new GateError(fault)
  return { mastered, voice: builtIn }
}

const produceByFirstVoice = async (
  pool: MasterPool,
  voices: KeptVoice[],
  request: RenderRequest,
  options: RenderOptions,
): Promise<Product> => {
  for (const [i, voice] of voices.entries()) {
    try {
      return { mastered: await speakAndMaster(pool, voice, request, 1, options), voice }
    } catch (error) {
      options.signal?.throwIfAborted()
      const isLast = i === voices.length - 1
      if (isLast || !(error instanceof VoiceError) || isAboutTheScript(error)) throw error
    }
  }
  throw new VoiceError('closed', 'there is no voice')
}

/** No other voice and no other try would change it. */
const isAboutTheScript = ({ code }: VoiceError): boolean => ['nothing-to-say', 'too-long', 'closed', 'busy'].includes(code)

const speakAndMaster = async (
  pool: MasterPool,
  voice: KeptVoice,
  request: RenderRequest,
  attempt: Attempt,
  { signal, onStage }: RenderOptions,
): Promise<Mastered> => {
  const { language, tone, hostName, loudnessLufs, tags } = request
  const sentences = planSentences(request, voice.maxChars)
  if (sentences.length === 0) throw new VoiceError('nothing-to-say', 'the script has no word that could be said')
  const predictedMs = predictDurationMs(sentences, request, attempt)
  if (predictedMs > MIX.maxMs) throw tooLong(predictedMs)
  onStage?.('speaking')
  pool.warmUp()
  const gender = genderOfHost(hostName) ?? undefined
  const how: Omit<SpeakRequest, 'text'> = { language, tone, hostName, gender, signal }
  const pieces = await speakScript(voice, sentences, how)
  onStage?.('mastering')
  const mastered = await pool.run({ pieces, tone, loudnessLufs, tags, predictedMs, attempt }, signal)
  if (mastered.faults.length > 0) await voice.forget(sentences.map(({ text }) => ({ ...how, text })))
  return mastered
}

const tooLong = (predictedMs: number): VoiceError =>
  new VoiceError(
    'too-long',
    `the script takes about ${Math.round(predictedMs / 1000)} s to read; at most ${MIX.maxMs / 1000} s are made`,
  )
