import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { problemDocument, type CallProblem as Wire } from '@hourcast/domain/calls/problem-document'
import { parseRange } from '@hourcast/server/link/parse-range'
import type { Slice } from '@hourcast/server/storage/audio-store'
import { StorageError } from '@hourcast/server/storage/storage-error'
import type { Request, Response } from 'express'
import type { Answered, AnsweredAudio, CallProblem } from './call.ts'

/** Nobody but the caller has to do with it: no cache keeps an answer. */
const NO_STORE = { 'Cache-Control': 'no-store' }
const RETRY_SECONDS = 60

const end = (response: Response, status: number, type: string, text: string): void => {
  response
    .status(status)
    .set({ ...NO_STORE, 'Content-Type': `${type}; charset=utf-8` })
    .end(text)
}

export const sendProblem = (request: Request, response: Response, problem: CallProblem): void => {
  const { retryAfterSeconds, ...wire } = problem
  const document = problemDocument(wire satisfies Wire)
  if (problem.code === 'too-many' || problem.code === 'unavailable')
    response.set('Retry-After', String(retryAfterSeconds ?? RETRY_SECONDS))
  // A browser would open a window of its own that asks for a password.
  if (problem.code === 'unauthenticated' && request.get('cookie') === undefined)
    response.set('WWW-Authenticate', 'Basic realm="Hourcast", charset="UTF-8"')
  end(response, document.status, 'application/problem+json', JSON.stringify(document))
}

/** Undefined where it has gone since it was found. */
const streamOf = (audio: AnsweredAudio, slice: Slice): Promise<Readable | undefined> =>
  audio.stream(slice).catch((error: unknown) => {
    if (error instanceof StorageError && error.code === 'missing') return undefined
    throw error
  })

const GONE = { code: 'not-found', message: 'This audio does not exist any more.' } as const

/** Opened before anything is promised: a header that names its length is never sent without it. */
const sendAudio = async (request: Request, response: Response, audio: AnsweredAudio): Promise<void> => {
  const { sha256, sizeBytes } = audio
  const etag = `"${sha256}"`
  const range = (request.get('if-range') ?? etag) === etag ? parseRange(request.get('range'), sizeBytes) : null
  const headers = { ...NO_STORE, ETag: etag, 'Accept-Ranges': 'bytes' }
  if (range === 'unsatisfiable') {
    response
      .status(416)
      .set({ ...headers, 'Content-Range': `bytes */${sizeBytes}` })
      .end()
    return
  }
  const slice = range ?? { start: 0, end: sizeBytes - 1 }
  const bytes = request.method === 'HEAD' ? null : await streamOf(audio, slice)
  if (bytes === undefined) return sendProblem(request, response, GONE)
  response.status(range ? 206 : 200).set({
    ...headers,
    ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${sizeBytes}` } : {}),
    'Content-Type': 'audio/mpeg',
    'Content-Length': String(slice.end - slice.start + 1),
  })
  if (bytes === null) return void response.end()
  // `pipeline` alone adds seven that listen to its end, and each layer above one of its own; they all go with the answer.
  response.setMaxListeners(20)
  await pipeline(bytes, response).catch(() => response.destroy())
}
export const sendAnswer = async (request: Request, response: Response, answered: Answered): Promise<void> => {
  const { status, body, audio, headers = {} } = answered
  for (const [name, value] of Object.entries(headers)) response.append(name, value)
  if (audio !== undefined) return sendAudio(request, response, audio)
  if (body === undefined) response.status(status).set(NO_STORE).end()
  else if (typeof body === 'string') end(response, status, 'text/plain', body)
  else end(response, status, 'application/json', JSON.stringify(body))
}
