import { etagOf, lastModifiedOf, linkHeaders, NO_CACHE, type Served, validatorsOf } from './link-headers.ts'
import { type ByteRange, parseRange } from './parse-range.ts'

export type AudioRequest = {
  method: string
  /** By lower-case name, as Node gives them. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** `?max_age=SECONDS`; null when it is not there. */
  maxAge: string | null
}

export type AudioAnswer = {
  status: 200 | 206 | 304 | 400 | 404 | 405 | 412 | 416
  headers: Readonly<Record<string, string>>
  /** The bytes to send, both ends included; null sends none. */
  slice: ByteRange | null
}

const plain = (status: AudioAnswer['status'], more: Record<string, string> = {}): AudioAnswer => ({
  status,
  headers: { ...NO_CACHE, ...more },
  slice: null,
})

const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim())

const matches = (header: string, etag: string, { weak }: { weak: boolean }): boolean =>
  header.trim() === '*' || tagsOf(header).some((tag) => (weak ? tag.replace(/^W\//, '') : tag) === etag)

/** Seconds of an HTTP date; NaN when it is not one, which compares as false. */
const secondsOf = (date: string): number => Math.floor(Date.parse(date) / 1000)

/** RFC 9110, 13.2.2, in its order: 412, 304 or null to go on. */
const preconditionOf = (header: (name: string) => string | undefined, served: Served): 304 | 412 | null => {
  const [match, unmodified] = [header('if-match'), header('if-unmodified-since')]
  const modifiedAt = Math.floor(served.releaseAt / 1000)
  if (match !== undefined && !matches(match, etagOf(served), { weak: false })) return 412
  if (match === undefined && unmodified !== undefined && modifiedAt > secondsOf(unmodified)) return 412
  const [noneMatch, modified] = [header('if-none-match'), header('if-modified-since')]
  if (noneMatch !== undefined) return matches(noneMatch, etagOf(served), { weak: true }) ? 304 : null
  return modified !== undefined && modifiedAt <= secondsOf(modified) ? 304 : null
}

/** If-Range: the range counts only for the very bytes that the client has begun with. */
const isStillTheSame = (ifRange: string | undefined, served: Served): boolean =>
  ifRange === undefined || ifRange.trim() === etagOf(served) || ifRange.trim() === lastModifiedOf(served)

const SECONDS = /^\d{1,10}$/

/** Older than the asker bears: counted from the air time that the words speak for. */
const isStale = (maxAge: string | null, { spokenFor }: Served, now: number): boolean =>
  maxAge !== null && now - spokenFor > Number(maxAge) * 1000

/**
 * The answer to a request for the audio of a link, without touching a file: status, headers and which bytes. `served` is null
 * when there is nothing on air. `now` in epoch milliseconds.
 */
export const serveAudio = (request: AudioRequest, served: Served | null, now: number): AudioAnswer => {
  const header = (name: string): string | undefined => {
    const value = request.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' })
  if (request.maxAge !== null && !SECONDS.test(request.maxAge)) return plain(400)
  if (served === null || isStale(request.maxAge, served, now)) return plain(404)

  const precondition = preconditionOf(header, served)
  if (precondition === 412) return plain(412)
  if (precondition === 304) return { status: 304, headers: validatorsOf(served), slice: null }
  if (request.method === 'HEAD') return { status: 200, headers: linkHeaders(served), slice: null }

  const { sizeBytes } = served.audio
  const range = isStillTheSame(header('if-range'), served) ? parseRange(header('range'), sizeBytes) : null
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...validatorsOf(served), 'Content-Range': `bytes */${sizeBytes}` }, slice: null }
  }
  if (range === null) return { status: 200, headers: linkHeaders(served), slice: { start: 0, end: sizeBytes - 1 } }
  const partial = {
    'Content-Range': `bytes ${range.start}-${range.end}/${sizeBytes}`,
    'Content-Length': String(range.end - range.start + 1),
  }
  return { status: 206, headers: { ...linkHeaders(served), ...partial }, slice: range }
}
