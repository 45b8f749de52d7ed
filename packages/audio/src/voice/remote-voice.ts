import { setTimeout as delay } from 'node:timers/promises'
import { requireAudioLanguage } from '../audio-languages.ts'
import { requireTone } from '../tones.ts'
import { chooseHostVoice } from './choose-host-voice.ts'
import { readSpeechAnswer } from './read-speech-answer.ts'
import { type Gender, type SpeakRequest, type Speech, type Voice, VoiceError } from './voice-types.ts'

export type RemoteVoiceConfig = {
  /** Base of an OpenAI-compatible endpoint, e.g. http://kokoro:8880/v1. */
  baseUrl: string
  apiKey?: string
  model?: string
  /** The endpoint's voices for female and male hosts. */
  voices?: Record<Gender, readonly string[]>
  /** The languages it speaks; without it, all until it refuses one. */
  languages?: readonly number[]
  /** For one answer. */
  requestLimitMs?: number
  /** For a piece with all its tries. */
  pieceLimitMs?: number
  firstRetryMs?: number
  now?: () => number
}

const DEFAULT_VOICES = { f: ['nova', 'shimmer', 'alloy'], m: ['onyx', 'echo', 'fable'] } as const
const DEFAULT_MODEL = 'tts-1'
/** A refusal may have been about one text: the language is tried again after this. */
const LANGUAGE_REST_MS = 600_000
const MAX_ANSWER_BYTES = 32_000_000

/** An OpenAI-compatible endpoint as a voice: one POST a piece, tried again on 429, 5xx and lost connections within the limit. */
export const createRemoteVoice = (config: RemoteVoiceConfig): Voice => {
  const { baseUrl, model = DEFAULT_MODEL, voices = DEFAULT_VOICES, languages, now = Date.now } = config
  const restsUntil = new Map<number, number>()
  return {
    identity: `remote:${JSON.stringify([baseUrl.replace(/\/+$/, ''), model, voices])}`,
    concurrency: 3,
    maxChars: 4096,
    speaks: (language) => languages?.includes(language) ?? true,
    rests: (language) => (restsUntil.get(language) ?? 0) > now(),
    speak: async (request) => {
      try {
        const voice = chooseHostVoice(voices, request.hostName, request.gender)
        return await speakWithRetries(config, { ...describe(request), model, voice }, request.signal)
      } catch (error) {
        if (error instanceof VoiceError && error.fault === 'no-language')
          restsUntil.set(request.language, now() + LANGUAGE_REST_MS)
        throw error
      }
    },
    close: async () => {},
  }
}

const describe = ({ text, language, tone }: SpeakRequest) => {
  const { speed, instructions } = requireTone(tone)
  return {
    input: text,
    response_format: 'pcm',
    speed,
    instructions: `${instructions} The language is ${requireAudioLanguage(language).name}.`,
  }
}

const speakWithRetries = async (config: RemoteVoiceConfig, body: unknown, signal?: AbortSignal): Promise<Speech> => {
  const { requestLimitMs = 30_000, pieceLimitMs = 75_000, firstRetryMs = 500 } = config
  const deadline = AbortSignal.timeout(pieceLimitMs)
  const endsAt = performance.now() + pieceLimitMs
  for (let waitMs = firstRetryMs; ; waitMs *= 2) {
    const limit = AbortSignal.any([deadline, AbortSignal.timeout(requestLimitMs), ...(signal ? [signal] : [])])
    const outcome = await speakOnce(config, body, limit)
    signal?.throwIfAborted()
    if ('speech' in outcome) return outcome.speech
    const pauseMs = outcome.retryAfterMs ?? waitMs
    // A pause that reaches the limit leads to no other try.
    if (!outcome.isPassing || performance.now() + pauseMs >= endsAt) throw outcome.error
    try {
      await delay(pauseMs, undefined, { signal: AbortSignal.any([deadline, ...(signal ? [signal] : [])]) })
    } catch {
      signal?.throwIfAborted()
      throw outcome.error
    }
  }
}

type Outcome = { speech: Speech } | { error: VoiceError; isPassing: boolean; retryAfterMs?: number }

const speakOnce = async ({ baseUrl, apiKey }: RemoteVoiceConfig, body: unknown, signal: AbortSignal): Promise<Outcome> => {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    if (!response.ok) return await readRefusal(response)
    return { speech: readSpeechAnswer(await readBounded(response)) }
  } catch (error) {
    if (error instanceof VoiceError) return { error, isPassing: false }
    const fault = signal.aborted ? 'timed-out' : 'unreachable'
    return {
      error: new VoiceError(fault, `the speech endpoint ${describeFailure(fault, error)}`, { cause: error }),
      isPassing: true,
    }
  }
}

const describeFailure = (fault: 'timed-out' | 'unreachable', error: unknown): string => {
  if (fault === 'timed-out') return 'gave no answer in time'
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `could not be reached: ${cause instanceof Error ? cause.message : String(cause)}`
}

const readRefusal = async (response: Response): Promise<Outcome> => {
  const { status } = response
  const said = (await readBounded(response)).toString().replace(/\s+/g, ' ').slice(0, 200)
  const isPassing = status === 408 || status === 429 || status >= 500
  // Wrong key, address or model: no other language would fare better.
  const isAboutUs = status === 401 || status === 403 || status === 404 || status === 405
  const fault = isPassing || isAboutUs ? 'refused' : 'no-language'
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    error: new VoiceError(fault, `the speech endpoint answered ${status}: ${said}`),
    isPassing,
    retryAfterMs: retryAfter >= 0 ? retryAfter * 1000 : undefined,
  }
}

const readBounded = async (response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length > MAX_ANSWER_BYTES)
      throw new VoiceError('unusable-answer', `the speech endpoint sent more than ${MAX_ANSWER_BYTES} bytes`)
  }
  return Buffer.concat(chunks)
}
