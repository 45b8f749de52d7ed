import { pipeline } from 'node:stream/promises'
import type { LinkFile } from '@hourcast/server/link/link-file'
import type { FetchRecorder } from '@hourcast/server/link/record-fetch'
import { type AudioRequest, serveAudio } from '@hourcast/server/link/serve-audio'
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

export const askedOf = (request: Request): AudioRequest => ({
  ...{ method: request.method, headers: request.headers, maxAge: maxAgeOf(request) },
})

/**
 * Answers a request for what a link serves. The audio is opened before anything is promised: a header that
 * names its length is never sent without it. Rejects when the listener goes away in the middle, or takes nothing any more.
 */
export const sendAudio = async (
  { clock }: Pick<Services, 'clock'>,
  recorder: FetchRecorder,
  {
    request,
    response,
    file,
    silenceMs = SILENCE_MS,
  }: { request: Request; response: Response; file: LinkFile | null; silenceMs?: number },
): Promise<void> => {
  const { status, headers, slice } = serveAudio(askedOf(request), file?.served ?? null, clock.now())
  if (!slice || !file) {
    response.status(status).set(headers).end()
    return
  }
  const bytes = await file.stream(slice)
  response.status(status).set(headers)
  response.setTimeout(silenceMs, () => response.destroy())
  void recorder.record(file.onAir, { address: request.ip ?? '', userAgent: request.headers['user-agent'] ?? '' })
  // However it ends, the file is closed with the stream.
  await pipeline(bytes, response)
}
