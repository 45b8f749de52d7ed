import { readSpeechAnswer } from './read-speech-answer.ts'
import { type Speech, VoiceError } from './voice-types.ts'

export type SpeechServer = {
  /** Base of an OpenAI-compatible endpoint, e.g. http://kokoro:8880/v1. */
  baseUrl: string
  apiKey?: string
}

export type Outcome = { speech: Speech } | { error: VoiceError; isPassing: boolean; retryAfterMs?: number }

const MAX_ANSWER_BYTES = 32_000_000

/** One POST and its answer, however it fails; another try may mend what `isPassing`. */
export const askSpeechServer = async (
  { baseUrl, apiKey }: SpeechServer,
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
  return {
    error: new VoiceError(fault, `the speech endpoint answered ${status}: ${said}`),
    isPassing,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  }
}

/** Seconds, or a date. */
const retryAfterMs = (said: string | null): number | undefined => {
  if (said === null) return undefined
  const seconds = Number(said)
  const ms = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
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
