import { pipeline } from 'node:stream/promises'
import type { OnAir } from '@hourcast/server/link/on-air'
import type { FetchRecorder } from '@hourcast/server/link/record-fetch'
import { serveAudio } from '@hourcast/server/link/serve-audio'
import type { Services } from '@hourcast/server/services'
import type { Request, Response } from 'express'
import { queryOf } from './query-of.ts'

/** Without one byte taken in this time nobody listens any more: the file is not held open for a connection that hangs. */
export const SILENCE_MS = 120_000

/** Said twice or as a list it is no number of seconds either. */
const maxAgeOf = (request: Request): string | null => {
  const [first, ...more] = [...queryOf(request)].filter(([name]) => /^max_age(\[|$)/.test(name))
  if (first === undefined) return null
  return more.length === 0 && first[0] === 'max_age' ? first[1] : ''
}

/**
 * Answers a request for the audio of `onAir`. The audio is opened before anything is promised: a header that
 * names its length is never sent without it. Rejects when the listener goes away in the middle, or takes nothing any more.
 */
export const sendAudio = async (
  { audioStore, clock }: Pick<Services, 'audioStore' | 'clock'>,
  recorder: FetchRecorder,
  {
    request,
    response,
    onAir,
    silenceMs = SILENCE_MS,
  }: { request: Request; response: Response; onAir: OnAir | null; silenceMs?: number },
): Promise<void> => {
  const asked = { method: request.method, headers: request.headers, maxAge: maxAgeOf(request) }
  const { status, headers, slice } = serveAudio(asked, onAir, clock.now())
  if (!slice || !onAir) {
    response.status(status).set(headers).end()
    return
  }
  const bytes = await audioStore.stream(onAir.audio, slice)
  response.status(status).set(headers)
  response.setTimeout(silenceMs, () => response.destroy())
  void recorder.record(onAir, { address: request.ip ?? '', userAgent: request.headers['user-agent'] ?? '' })
  // However it ends, the file is closed with the stream.
  await pipeline(bytes, response)
}
