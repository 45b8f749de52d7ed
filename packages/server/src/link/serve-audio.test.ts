import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'
import { type AudioRequest, serveAudio } from './serve-audio.ts'

const AIR_AT = Date.parse('2026-10-25T01:00:00.000Z')
const served = { spokenFor: AIR_AT, releaseAt: AIR_AT + 250, audio: { sha256: 'ab12', sizeBytes: 1000 } }
const ETAG = '"ab12"'
const MODIFIED = 'Sun, 25 Oct 2026 01:00:00 GMT'
const NOW = AIR_AT + 60_000

const ask = (headers: AudioRequest['headers'] = {}, more: Partial<AudioRequest> = {}, what: typeof served | null = served) =>
  serveAudio({ method: 'GET', maxAge: null, headers, ...more }, what, NOW)

describe('the direct link', () => {
  test('answers GET with the whole file and all that a player or a playout wants to know', () => {
    expect(ask()).toEqual({
      status: 200,
      slice: { start: 0, end: 999 },
      headers: {
        'Content-Type': 'audio/mpeg',
        'Content-Length': '1000',
        ETag: ETAG,
        'Last-Modified': MODIFIED,
        'Cache-Control': 'no-cache',
        'Accept-Ranges': 'bytes',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    })
  })

  test('answers HEAD with the same headers and no byte', () => {
    expect(ask({}, { method: 'HEAD' })).toEqual({ ...ask(), slice: null })
    expect(ask({ range: 'bytes=0-1' }, { method: 'HEAD' })).toMatchObject({ status: 200, headers: { 'Content-Length': '1000' } })
  })

  test('allows nothing else', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'get']) {
      expect(ask({}, { method })).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' }, slice: null })
    }
  })

  test('is 404 while nothing is on air', () => {
    expect(ask({}, {}, null)).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-cache' }, slice: null })
  })
})

describe('max_age', () => {
  test.each<[string, number]>([
    ['60', 200],
    ['59', 404],
    ['0', 404],
    ['3600', 200],
    ['0060', 200],
    ['', 400],
    ['-1', 400],
    ['1.5', 400],
    ['1e9', 400],
    ['soon', 400],
    ['99999999999', 400],
  ])('=%s for audio that is a minute old answers %i', (maxAge, status) => {
    expect(ask({}, { maxAge })).toMatchObject({ status })
  })

  test('stale audio is 404 also for a range and for a client that has it already', () => {
    expect(ask({ range: 'bytes=0-1' }, { maxAge: '1' })).toMatchObject({ status: 404, slice: null })
    expect(ask({ 'if-none-match': ETAG }, { maxAge: '1' })).toMatchObject({ status: 404 })
  })
})

describe('a range', () => {
  test.each<[string, string, number, number]>([
    ['bytes=0-0', 'bytes 0-0/1000', 0, 0],
    ['bytes=0-499', 'bytes 0-499/1000', 0, 499],
    ['bytes=500-', 'bytes 500-999/1000', 500, 999],
    ['bytes=999-', 'bytes 999-999/1000', 999, 999],
    ['bytes=900-5000', 'bytes 900-999/1000', 900, 999],
    ['bytes=-1', 'bytes 999-999/1000', 999, 999],
    ['bytes=-5000', 'bytes 0-999/1000', 0, 999],
    ['BYTES=1-2', 'bytes 1-2/1000', 1, 2],
    [' bytes=1-2 ', 'bytes 1-2/1000', 1, 2],
  ])('%s gives %s', (range, contentRange, start, end) => {
    expect(ask({ range })).toMatchObject({
      status: 206,
      slice: { start, end },
      headers: { 'Content-Range': contentRange, 'Content-Length': String(end - start + 1), ETag: ETAG },
    })
  })

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])('%s cannot be satisfied', (range) => {
    const answer = ask({ range })
    expect(answer).toMatchObject({ status: 416, slice: null, headers: { 'Content-Range': 'bytes */1000', ETag: ETAG } })
    expect(answer.headers['Content-Length']).toBeUndefined()
  })

  test.each(['bytes=5-3', 'bytes=-', 'bytes=', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes = 0-1', ''])(
    '%j is ignored: the whole file',
    (range) => {
      expect(ask({ range })).toMatchObject({ status: 200, slice: { start: 0, end: 999 } })
    },
  )

  test('always lies within the file', () => {
    const bound = fc.option(fc.nat(3000), { nil: '' })
    fc.assert(
      fc.property(bound, bound, fc.integer({ min: 1, max: 2000 }), (first, last, size) => {
        const range = parseRange(`bytes=${first}-${last}`, size)
        if (range === null || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })

  test('parts put together are the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 500 }), (size, step) => {
        let covered = 0
        while (covered < size) {
          const range = parseRange(`bytes=${covered}-${covered + step - 1}`, size)
          if (range === null || range === 'unsatisfiable') return expect.unreachable()
          expect(range.start).toBe(covered)
          covered = range.end + 1
        }
        expect(covered).toBe(size)
      }),
    )
  })
})

describe('conditions', () => {
  test.each<[string, AudioRequest['headers'], number]>([
    ['the same tag', { 'if-none-match': ETAG }, 304],
    ['the same tag, weakened by a proxy', { 'if-none-match': `W/${ETAG}` }, 304],
    ['one tag of several', { 'if-none-match': `"other", ${ETAG}` }, 304],
    ['any tag', { 'if-none-match': '*' }, 304],
    ['another tag', { 'if-none-match': '"other"' }, 200],
    ['another tag, with any date', { 'if-none-match': '"other"', 'if-modified-since': MODIFIED }, 200],
    ['the same date', { 'if-modified-since': MODIFIED }, 304],
    ['an older date', { 'if-modified-since': 'Sun, 25 Oct 2026 00:59:59 GMT' }, 200],
    ['an invalid date', { 'if-modified-since': 'yesterday' }, 200],
    ['a tag that must match and does', { 'if-match': ETAG }, 200],
    ['a weak tag where a strong one must match', { 'if-match': `W/${ETAG}` }, 412],
    ['a date after which nothing may have changed', { 'if-unmodified-since': 'Sun, 25 Oct 2026 00:59:59 GMT' }, 412],
    ['a range of what has not changed', { 'if-none-match': ETAG, range: 'bytes=0-1' }, 304],
  ])('%s', (_what, headers, status) => {
    const answer = ask(headers)
    expect(answer.status).toBe(status)
    if (status === 304) expect(answer).toMatchObject({ slice: null, headers: { ETag: ETAG, 'Cache-Control': 'no-cache' } })
    if (status === 304) expect(answer.headers['Content-Length']).toBeUndefined()
  })

  test.each<[string, string, number]>([
    ['the tag it began with', ETAG, 206],
    ['the date it began with', MODIFIED, 206],
    ['another tag', '"other"', 200],
    ['a weak tag', `W/${ETAG}`, 200],
    ['another date', 'Sun, 25 Oct 2026 00:00:00 GMT', 200],
  ])('If-Range with %s', (_what, ifRange, status) => {
    expect(ask({ range: 'bytes=0-1', 'if-range': ifRange }).status).toBe(status)
  })

  test('a range behind the end of what has changed meanwhile gives the whole new file', () => {
    expect(ask({ range: 'bytes=5000-', 'if-range': '"other"' })).toMatchObject({ status: 200, slice: { start: 0, end: 999 } })
  })
})
