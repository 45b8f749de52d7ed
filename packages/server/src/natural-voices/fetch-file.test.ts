import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fetchFile } from './fetch-file.ts'

const WHOLE = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7) % 251))
const MD5 = createHash('md5').update(WHOLE).digest('hex')

const given = async (answer: (request: IncomingMessage, response: ServerResponse, time: number) => void) => {
  const ranges: (string | undefined)[] = []
  const server = createServer((request, response) => {
    ranges.push(request.headers.range)
    answer(request, response, ranges.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = await mkdtemp(join(tmpdir(), 'hourcast-fetch-'))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
  const path = join(folder, 'voice.onnx')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/voice.onnx`
  const options = { firstPauseMs: 1, stallMs: 20_000 }
  return {
    ranges,
    path,
    url,
    fetch: (more: { signal?: AbortSignal; tries?: number; stallMs?: number; onProgress?: (bytes: number) => void } = {}) =>
      fetchFile({ url, path, bytes: WHOLE.length, maxBytes: WHOLE.length, md5: MD5 }, { ...options, ...more }),
  }
}
const from = (request: IncomingMessage): number => Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
const rest = (request: IncomingMessage, response: ServerResponse): void => {
  const at = from(request)
  if (at > 0) response.writeHead(206, { 'content-range': `bytes ${at}-${WHOLE.length - 1}/${WHOLE.length}` })
  response.end(WHOLE.subarray(at))
}
/** Sends so many bytes and breaks the line. */
const breakAfter = (request: IncomingMessage, response: ServerResponse, bytes: number): void => {
  const at = from(request)
  response.writeHead(at > 0 ? 206 : 200, {
    'content-length': WHOLE.length - at,
    ...(at > 0 ? { 'content-range': `bytes ${at}-${WHOLE.length - 1}/${WHOLE.length}` } : {}),
  })
  response.write(WHOLE.subarray(at, at + bytes), () => setTimeout(() => response.destroy(), 20))
}

describe('a file of a voice', () => {
  it('is fetched whole, and told how far it is', async () => {
    const { fetch, path, ranges } = await given((request, response) => rest(request, response))
    const told: number[] = []
    await fetch({ onProgress: (bytes) => told.push(bytes) })
    expect(await readFile(path)).toEqual(WHOLE)
    expect(told.at(-1)).toBe(WHOLE.length)
    expect(ranges).toEqual([undefined])
  })

  it('goes on where a broken line ended, nine times', async () => {
    const { fetch, path, ranges } = await given((request, response, time) =>
      time < 10 ? breakAfter(request, response, 15_000) : rest(request, response),
    )
    await fetch()
    expect(await readFile(path)).toEqual(WHOLE)
    expect(ranges.length).toBe(10)
    expect(ranges.slice(1).every((range) => range !== undefined)).toBe(true)
  })

  it('goes on however often the line breaks, as long as each time brings more', async () => {
    const whole = Buffer.alloc(2_000_000, 7)
    const { url, path, ranges } = await given((request, response) => {
      const at = from(request)
      response.writeHead(at > 0 ? 206 : 200, {
        'content-length': whole.length - at,
        ...(at > 0 ? { 'content-range': `bytes ${at}-${whole.length - 1}/${whole.length}` } : {}),
      })
      response.write(whole.subarray(at, at + 150_000), () => setTimeout(() => response.destroy(), 20))
    })
    await fetchFile({ url, path, bytes: whole.length, maxBytes: whole.length }, { firstPauseMs: 1, tries: 3 })
    expect(await readFile(path)).toEqual(whole)
    expect(ranges.length).toBeGreaterThan(10)
  })

  it('that the disk has no room for is given up at once, and says so', async () => {
    const { url, ranges } = await given((request, response) => rest(request, response))
    // Every byte that is written there finds the disk full.
    const file = { url, path: '/dev/full', bytes: WHOLE.length, maxBytes: WHOLE.length }
    await expect(fetchFile(file, { firstPauseMs: 1 })).rejects.toMatchObject({
      name: 'VoiceProblem',
      message: 'It could not be kept: no space is left on the disk.',
    })
    expect(ranges.length).toBe(1)
  })

  it('goes on at the next call where the last one gave up', async () => {
    let isWell = false
    const { fetch, path, ranges } = await given((request, response) =>
      isWell ? rest(request, response) : breakAfter(request, response, 20_000),
    )
    await expect(fetch({ tries: 2 })).rejects.toThrow('2 times')
    isWell = true
    await fetch()
    expect(await readFile(path)).toEqual(WHOLE)
    expect(ranges.at(-1)).toBe('bytes=40000-')
  })

  it('is begun again from a server that gives no parts', async () => {
    const { fetch, path } = await given((request, response, time) => {
      delete request.headers.range
      if (time === 1) breakAfter(request, response, 50_000)
      else rest(request, response)
    })
    await fetch()
    expect(await readFile(path)).toEqual(WHOLE)
  })

  it('is waited for when the server rests or falls silent', async () => {
    const { fetch, path, ranges } = await given((request, response, time) => {
      if (time === 1) response.writeHead(503).end()
      else if (time === 2) response.writeHead(200, { 'content-length': WHOLE.length }).write(WHOLE.subarray(0, 10))
      else rest(request, response)
    })
    await fetch({ stallMs: 300 })
    expect(await readFile(path)).toEqual(WHOLE)
    expect(ranges.length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['is not there', (_: IncomingMessage, response: ServerResponse) => response.writeHead(404).end('no'), 'answered 404'],
    [
      'is a page',
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      'a page came',
    ],
    [
      'is announced with 500 MB',
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(200, { 'content-length': 500_000_000 }).write('x'),
      'it has 500000000 bytes; the catalogue says 200000',
    ],
    ['is of another length', (_: IncomingMessage, response: ServerResponse) => response.end('short'), 'it has 5 bytes'],
    [
      'has no end',
      (_: IncomingMessage, response: ServerResponse) => {
        response.write(WHOLE)
        response.write(WHOLE)
      },
      'more than',
    ],
    [
      'is another file',
      (_: IncomingMessage, response: ServerResponse) => response.end(Buffer.alloc(WHOLE.length, 1)),
      'its MD5 is another',
    ],
  ])('that %s is refused at once, in a sentence', async (_, answer, sentence) => {
    const { fetch, ranges } = await given((request, response) => void answer(request, response))
    await expect(fetch()).rejects.toMatchObject({ name: 'VoiceProblem', message: expect.stringContaining(sentence) })
    expect(ranges.length).toBe(1)
  })

  it('of which too much is there is begun again', async () => {
    const { fetch, path } = await given((request, response) =>
      from(request) > WHOLE.length ? response.writeHead(416).end() : rest(request, response),
    )
    await writeFile(path, Buffer.alloc(WHOLE.length + 5))
    await fetch()
    expect(await readFile(path)).toEqual(WHOLE)
  })

  it('is let go of when its work is called off', async () => {
    const { fetch } = await given((_, response) => response.writeHead(200, { 'content-length': WHOLE.length }).write('x'))
    const off = new AbortController()
    const fetching = fetch({ signal: off.signal })
    setTimeout(() => off.abort(new Error('enough')), 50)
    await expect(fetching).rejects.toThrow('enough')
  })
})
