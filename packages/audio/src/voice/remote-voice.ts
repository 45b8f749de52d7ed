import { setTimeout as delay } from 'node:timers/promises'
import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { genderOfName } from '@hourcast/domain/hosts/gender-of-name'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { type RemoteVoices, remoteVoicesOf } from '@hourcast/domain/voices/remote-voices'
import { withoutSounds } from '@hourcast/domain/words/pronounced'
import { requireAudioLanguage } from '../audio-languages.ts'
import { predictSpeechMs } from '../predict-duration.ts'
import { requireTone } from '../tones.ts'
import { askSpeechServer, type SpeechServer } from './ask-speech-server.ts'
import { chooseHostVoice } from './choose-host-voice.ts'
import { type SpeakRequest, type Speech, type Voice, VoiceError } from './voice-types.ts'

export type RemoteVoiceConfig = SpeechServer & {
  model?: string
  /** Its voices for women and men, by language; without them, those that every such endpoint knows. */
  voices?: readonly RemoteVoices[]
  /** The languages it speaks; without it, all until it refuses one. */
  languages?: readonly number[]
  /** Of a million characters: then a rendering says what it cost. */
  price?: number
  /** For one answer. */
  requestLimitMs?: number
  /** For a piece with all its tries. */
  pieceLimitMs?: number
  firstRetryMs?: number
  now?: () => number
}

/** One voice of a server. */
export type RemoteVoice = Voice & { name: string }

export type RemoteVoiceServer = {
  /** Who speaks for this host, always the same one; undefined where it has no voice of the language, or none of the host's gender. */
  voiceFor(language: number, hostName: string): RemoteVoice | undefined
  /** By its name, if it is one of the language's. */
  find(name: string, language: number): RemoteVoice | undefined
}

export const DEFAULT_REMOTE_VOICES: readonly RemoteVoices[] = [
  { tag: null, gender: 'f', names: ['nova', 'shimmer', 'alloy'] },
  { tag: null, gender: 'm', names: ['onyx', 'echo', 'fable'] },
]
const DEFAULT_MODEL = 'tts-1'
/** Of one bulletin. */
const PIECES_AT_ONCE = 3
/** Of all bulletins: a server that is asked for more at once only answers each of them later. */
const MAX_AT_ONCE = 6
/** A refusal may have been about one text: the language is tried again after this. */
const LANGUAGE_REST_MS = 600_000
/** An endpoint that was given up is left alone for this long, or each bulletin of an hour would wait for it again. */
const AWAY_MS = MINUTE_MS
const MAX_AWAY_MS = 10 * MINUTE_MS
/** For a piece, not for all of them. Another voice has to speak the whole script afterwards, also where a bulletin gets half a minute or a preview a minute. */
export const PIECE_LIMIT_MS = 20_000

/**
 * An OpenAI-compatible endpoint and its voices: one POST a piece, tried again on 429, 5xx and lost connections within the limit. A pause that it asks
 * for holds for all that waits for it.
 */
export const createRemoteVoiceServer = (config: RemoteVoiceConfig): RemoteVoiceServer => {
  const { baseUrl, model = DEFAULT_MODEL, voices: lists = DEFAULT_REMOTE_VOICES, languages, now = Date.now } = config
  const { requestLimitMs = PIECE_LIMIT_MS, pieceLimitMs = PIECE_LIMIT_MS, firstRetryMs = 500 } = config
  const places = createFairPlaces({ places: MAX_AT_ONCE, now })
  const restsUntil = new Map<number, number>()
  const voices = new Map<string, RemoteVoice>()
  let awayUntil = 0
  let pausedUntil = 0

  const leaveAlone = (pauseMs: number): void => {
    awayUntil = now() + Math.min(MAX_AWAY_MS, Math.max(AWAY_MS, pauseMs))
  }
  const speakWithRetries = async (body: unknown, endsAt: number, signal: AbortSignal): Promise<Speech> => {
    for (let waitMs = firstRetryMs; ; waitMs *= 2) {
      const pausedMs = pausedUntil - now()
      if (pausedMs > 0) await delay(pausedMs, undefined, { signal })
      const outcome = await askSpeechServer(config, body, Math.min(requestLimitMs, endsAt - performance.now()), signal)
      signal.throwIfAborted()
      if ('speech' in outcome) return outcome.speech
      if (!outcome.isPassing) throw outcome.error
      const { retryAfterMs } = outcome
      // 'At once', said again and again, would be thousands of questions in the time of one piece.
      const pauseMs = Math.max(retryAfterMs ?? waitMs, firstRetryMs)
      if (retryAfterMs !== undefined) pausedUntil = Math.max(pausedUntil, now() + Math.min(retryAfterMs, MAX_AWAY_MS))
      // A pause that reaches the limit leads to no other try.
      if (performance.now() + pauseMs >= endsAt) {
        leaveAlone(pauseMs)
        throw outcome.error
      }
      await delay(pauseMs, undefined, { signal })
    }
  }
  /** A piece has its time, however long it waits for a place or for the end of a pause. An endpoint given up meanwhile is asked for no more. */
  const inTime = async (outer: AbortSignal | undefined, speak: (endsAt: number, signal: AbortSignal) => Promise<Speech>) => {
    const late = new AbortController()
    const timer = setTimeout(() => {
      leaveAlone(pausedUntil - now())
      late.abort(new VoiceError('timed-out', 'the speech endpoint gave no answer in time'))
    }, pieceLimitMs)
    const signal = outer ? AbortSignal.any([outer, late.signal]) : late.signal
    const endsAt = performance.now() + pieceLimitMs
    const awayBefore = awayUntil
    const begin = async (): Promise<Speech> => {
      if (awayUntil > awayBefore)
        throw new VoiceError('timed-out', 'the speech endpoint was given up before this piece had a place')
      return speak(endsAt, signal)
    }
    try {
      return await places.run(begin, { signal })
    } catch (error) {
      // What waited says only that it was called off.
      throw signal.aborted ? signal.reason : error
    } finally {
      clearTimeout(timer)
    }
  }
  const voiceNamed = (name: string): RemoteVoice => ({
    name,
    identity: `remote:${JSON.stringify([baseUrl.replace(/\/+$/, ''), model, name])}`,
    concurrency: PIECES_AT_ONCE,
    maxChars: 4096,
    ...(config.price === undefined ? {} : { price: config.price }),
    speaks: (language) => speaks(language),
    rests: (language) => Math.max(awayUntil, restsUntil.get(language) ?? 0) > now(),
    speak: async (request) => {
      try {
        const body = { ...describe(request), model, voice: name }
        return requireAnEnd(await inTime(request.signal, (endsAt, signal) => speakWithRetries(body, endsAt, signal)), request)
      } catch (error) {
        if (error instanceof VoiceError && error.code === 'no-language')
          restsUntil.set(request.language, now() + LANGUAGE_REST_MS)
        throw error
      }
    },
    close: async () => {},
  })
  const speaks = (language: number): boolean => languages?.includes(language) ?? true
  const listsOf = (language: number) =>
    speaks(language) ? remoteVoicesOf(lists, requireAudioLanguage(language).locale) : { f: [], m: [] }
  const voiceOf = (name: string): RemoteVoice => {
    const voice = voices.get(name) ?? voiceNamed(name)
    voices.set(name, voice)
    return voice
  }
  return {
    voiceFor: (language, hostName) => {
      const { f, m } = listsOf(language)
      // Whose gender nobody knows may have the voice that is there.
      const gender = genderOfName({ hostName, language }) ?? (f.length === 0 ? 'm' : m.length === 0 ? 'f' : undefined)
      const name = chooseHostVoice({ f, m }, hostName, gender)
      return name === '' ? undefined : voiceOf(name)
    },
    find: (name, language) => {
      const { f, m } = listsOf(language)
      const found = [...f, ...m].find((each) => each.toLowerCase() === name.toLowerCase())
      return found === undefined ? undefined : voiceOf(found)
    },
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
