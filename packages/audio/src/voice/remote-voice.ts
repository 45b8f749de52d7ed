import { setTimeout as delay } from 'node:timers/promises'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { withoutSounds } from '@hourcast/domain/words/pronounced'
import { requireAudioLanguage } from '../audio-languages.ts'
import { predictSpeechMs } from '../predict-duration.ts'
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
/** An endpoint that was given up is left alone for this long, or each bulletin of an hour would wait for it again. */
const AWAY_MS = MINUTE_MS
/** For a piece, not for all of them. Another voice has to speak the whole script afterwards, also where a bulletin gets half a minute or a preview a minute. */
export const PIECE_LIMIT_MS = 20_000
const MAX_ANSWER_BYTES = 32_000_000

/** An OpenAI-compatible endpoint as a voice: one POST a piece, tried again on 429, 5xx and lost connections within the limit. */
export const createRemoteVoice = (config: RemoteVoiceConfig): Voice => {
  const { baseUrl, model = DEFAULT_MODEL, voices = DEFAULT_VOICES, languages, now = Date.now } = config
  const restsUntil = new Map<number, number>()
  let awayUntil = 0
  const leaveAlone = (): void => {
    awayUntil = now() + AWAY_MS
  }
  return {
    identity: `remote:${JSON.stringify([baseUrl.replace(/\/+$/, ''), model, voices])}`,
    concurrency: 3,
    maxChars: 4096,
    speaks: (language) => languages?.includes(language) ?? true,
    rests: (language) => Math.max(awayUntil, restsUntil.get(language) ?? 0) > now(),
    speak: async (request) => {
      try {
        const voice = chooseHostVoice(voices, request.hostName, request.gender)
        const speech = await speakWithRetries(config, { ...describe(request), model, voice }, leaveAlone, request.signal)
        return requireAnEnd(speech, request)
      } catch (error) {
        if (error instanceof VoiceError && error.code === 'no-language')
          restsUntil.set(request.language, now() + LANGUAGE_REST_MS)
        throw error
      }
    },
    close: async () => {},
  }
}

/** Neural voices at times do not find the end: minutes for one sentence, which are not worth the memory that mastering them takes. */
const requireAnEnd = (speech: Speech, { text, language, tone }: SpeakRequest): Speech => {
  const spokenMs = (speech.samples.length / speech.sampleRate) * 1000
  if (spokenMs <= 3 * predictSpeechMs(text, language, tone) + 10_000) return speech
  throw new VoiceError(
    'unusable-answer',
    `the speech endpoint spoke ${Math.round(spokenMs / 1000)} s for ${text.length} characters`,
  )
}

const describe = ({ text, language, tone }: SpeakRequest) => {
  const { speed, instructions } = requireTone(tone)
  return {
    input: withoutSounds(text),
    response_format: 'pcm',
    speed,
    instructions: `${instructions} The language is ${requireAudioLanguage(language).name}.`,
  }
}

const speakWithRetries = async (
  config: RemoteVoiceConfig,
  body: unknown,
  onGivenUp: () => void,
  signal?: AbortSignal,
): Promise<Speech> => {
  const { requestLimitMs = PIECE_LIMIT_MS, pieceLimitMs = PIECE_LIMIT_MS, firstRetryMs = 500 } = config
  const endsAt = performance.now() + pieceLimitMs
  for (let waitMs = firstRetryMs; ; waitMs *= 2) {
    const outcome = await speakOnce(config, body, Math.min(requestLimitMs, endsAt - performance.now()), signal)
    signal?.throwIfAborted()
    if ('speech' in outcome) return outcome.speech
    const pauseMs = outcome.retryAfterMs ?? waitMs
    if (!outcome.isPassing) throw outcome.error
    // A pause that reaches the limit leads to no other try.
    if (performance.now() + pauseMs >= endsAt) {
      onGivenUp()
      throw outcome.error
    }
    await delay(pauseMs, undefined, { signal }).catch(() => signal?.throwIfAborted())
  }
}

type Outcome = { speech: Speech } | { error: VoiceError; isPassing: boolean; retryAfterMs?: number }

const speakOnce = async (
  { baseUrl, apiKey }: RemoteVoiceConfig,
  body: unknown,
  limitMs: number,
  signal?: AbortSignal,
): Promise<Outcome> => {
  // Not AbortSignal.timeout: as one of `any` it may be collected before it fires (Node 20).
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), limitMs)
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
    })
    if (!response.ok) return await readRefusal(response)
    return { speech: readSpeechAnswer(await readBounded(response)) }
  } catch (error) {
    if (error instanceof VoiceError) return { error, isPassing: false }
    const fault = late.signal.aborted ? 'timed-out' : 'unreachable'
    return {
      error: new VoiceError(fault, `the speech endpoint ${describeFailure(fault, error)}`, { cause: error }),
      isPassing: true,
    }
  } finally {
    clearTimeout(timer)
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
