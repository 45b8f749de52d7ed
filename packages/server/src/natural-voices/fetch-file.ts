import { open, rm, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { SECOND_MS } from '@hourcast/domain/time-units'
import { hashOfFile } from '../storage/hash-of-file.ts'
import { problemOfDisk, VoiceProblem } from './voice-problem.ts'

export type FileToFetch = {
  url: string
  /** Where it is written; what is there already is the beginning of it. */
  path: string
  /** Of the whole; without it as many as come, at most `maxBytes`. */
  bytes?: number
  maxBytes: number
  /** Hex; without it what comes is taken. */
  md5?: string
}

export type FetchOptions = {
  /** Of the bytes that are there so far. */
  onProgress?: (bytes: number) => void
  /** A try was over; the next one comes after a pause. */
  onTryAgain?: (why: string) => void
  signal?: AbortSignal
  /** Without a byte for so long a try is over. */
  stallMs?: number
  tries?: number
  firstPauseMs?: number
}

/** Bytes. With so much more the tries are counted from the start. */
const WORTH_A_TRY = 100_000

/** A broken line, a server that rests: the next try goes on where this one ended. */
class PassingFault extends Error {}

/**
 * Fetches a file whole: after a break it asks for the rest, where the server can give it. Throws VoiceProblem when the server has something
 * else, or brings next to nothing in ten tries; what came then waits for the next call, unless it was wrong.
 */
export const fetchFile = async (file: FileToFetch, options: FetchOptions = {}): Promise<void> => {
  const { tries = 10, firstPauseMs = SECOND_MS, signal } = options
  let reached = 0
  for (let tried = 1; ; tried += 1) {
    try {
      await fetchRest(file, options)
      break
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof PassingFault)) throw error
      // A line that breaks and brings more each time is a slow one, and worth its time.
      const size = await sizeOf(file.path)
      if (size >= reached + WORTH_A_TRY) tried = 0
      reached = Math.max(reached, size)
      if (tried >= tries) throw new VoiceProblem(`${file.url}: ${error.message}, ${tries} times`)
      options.onTryAgain?.(error.message)
      await delay(Math.min(30 * SECOND_MS, firstPauseMs * 2 ** Math.max(0, tried - 1)), undefined, { signal })
    }
  }
  if (file.md5 === undefined || (await hashOfFile(file.path, 'md5')) === file.md5) return
  await rm(file.path, { force: true })
  throw new VoiceProblem(`${file.url}: what came is not the file that the catalogue names (its MD5 is another)`)
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

const fetchRest = async (file: FileToFetch, { onProgress, signal, stallMs = 30 * SECOND_MS }: FetchOptions): Promise<void> => {
  const there = await sizeOf(file.path)
  if (file.bytes !== undefined && there === file.bytes) return
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), stallMs)
  const onByte = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => stalled.abort(), stallMs)
  }
  try {
    const response = await fetch(file.url, {
      headers: there > 0 ? { range: `bytes=${there}-` } : {},
      signal: signal ? AbortSignal.any([signal, stalled.signal]) : stalled.signal,
    })
    const from = startOf(file, response, there)
    await write(file, response, { from, onProgress, onByte })
  } catch (error) {
    if (error instanceof VoiceProblem || error instanceof PassingFault) throw error
    const ofDisk = problemOfDisk(error)
    if (ofDisk) throw ofDisk
    throw new PassingFault(stalled.signal.aborted ? 'nothing came any more' : whyBroken(error))
  } finally {
    clearTimeout(timer)
  }
  const size = await sizeOf(file.path)
  if (file.bytes !== undefined && size < file.bytes) throw new PassingFault(`the line ended after ${size} of ${file.bytes} bytes`)
}

/** `fetch` says only that it failed; what did (DNS, a refusal, a proxy) stands beneath. */
const whyBroken = (error: unknown): string => {
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message?: string }
  return `the line broke or the server could not be reached (${message || code})`
}

/** At which byte of the file an answer begins. */
const startOf = (file: FileToFetch, { status, headers }: Response, there: number): number => {
  if (status === 408 || status === 429 || status >= 500) throw new PassingFault(`the server answered ${status}`)
  if (status !== 200 && status !== 206 && status !== 416) throw new VoiceProblem(`${file.url}: the server answered ${status}`)
  if (/^text\/html/i.test(headers.get('content-type') ?? ''))
    throw new VoiceProblem(`${file.url}: a page came instead of a voice`)
  const from = status === 206 && headers.get('content-range')?.startsWith(`bytes ${there}-`) ? there : 0
  const announced = headers.get('content-length')
  if (announced !== null && status === 200 && file.bytes !== undefined && Number(announced) !== file.bytes)
    throw new VoiceProblem(`${file.url}: it has ${announced} bytes; the catalogue says ${file.bytes}`)
  return from
}

type Writing = { from: number; onProgress: FetchOptions['onProgress']; onByte: () => void }

const write = async (file: FileToFetch, response: Response, { from, onProgress, onByte }: Writing): Promise<void> => {
  const handle = await open(file.path, from > 0 ? 'r+' : 'w')
  try {
    // 416: what is there is more than the server has, so it is begun again.
    if (response.status === 416) throw new PassingFault('what was there does not belong to it')
    let at = from
    for await (const chunk of response.body ?? []) {
      onByte()
      if (at + chunk.length > file.maxBytes) throw new VoiceProblem(`${file.url}: it has more than ${file.maxBytes} bytes`)
      await handle.write(chunk, 0, chunk.length, at)
      at += chunk.length
      onProgress?.(at)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}
